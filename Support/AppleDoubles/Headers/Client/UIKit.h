// What Objective-C that uses the banners needs of UIKit.
#pragma once
@import Foundation;
@import QuartzCore;
@import UIKitTypes;

#define IBInspectable
#define IB_DESIGNABLE

#pragma clang assume_nonnull begin

@interface UIColor : NSObject
@property(class, nonatomic, readonly) UIColor *whiteColor;
@property(class, nonatomic, readonly) UIColor *blackColor;
@end

@interface UIFont : NSObject
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
@end

@interface UIImage : NSObject
+ (nullable UIImage *)imageNamed:(NSString *)name;
@end

@interface UIResponder : NSObject
- (void)awakeFromNib;
@end

@interface UIView : UIResponder
- (instancetype)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@property(nonatomic) CGRect frame;
@property(nonatomic) CGRect bounds;
@property(nonatomic) UIViewContentMode contentMode;
@property(nonatomic, readonly) CGSize intrinsicContentSize;
- (void)addSubview:(UIView *)view;
- (CGSize)sizeThatFits:(CGSize)size;
@end

@interface UILabel : UIView
@property(nullable, nonatomic, copy) NSString *text;
@end

@interface UIImageView : UIView
@property(nullable, nonatomic, strong) UIImage *image;
@end

@interface UIControl : UIView
@end

@interface UIPageControl : UIControl
@end

@interface UIViewController : UIResponder
@property(null_resettable, nonatomic, strong) UIView *view;
- (void)viewDidLoad;
@end

#pragma clang assume_nonnull end
