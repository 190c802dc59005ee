#pragma once
#include <stdbool.h>

typedef bool BOOL;
#define YES __objc_yes
#define NO __objc_no
#define nil ((id)0)

typedef long NSInteger;
typedef unsigned long NSUInteger;

#pragma clang assume_nonnull begin

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property(readonly) NSUInteger hash;
- (BOOL)respondsToSelector:(SEL)aSelector;
@end

__attribute__((objc_root_class)) @interface NSObject <NSObject>
+ (instancetype)new;
+ (instancetype)alloc;
- (instancetype)init __attribute__((objc_designated_initializer));
@end

#pragma clang assume_nonnull end
