// What Objective-C that uses the banners needs of Core Animation.
#pragma once
@import Foundation;

#pragma clang assume_nonnull begin

typedef NSString *CAMediaTimingFunctionName;
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseOut;

@interface CAMediaTimingFunction : NSObject
+ (instancetype)functionWithName:(CAMediaTimingFunctionName)name;
+ (instancetype)functionWithControlPoints:(float)c1x :(float)c1y :(float)c2x :(float)c2y;
@end

#pragma clang assume_nonnull end
