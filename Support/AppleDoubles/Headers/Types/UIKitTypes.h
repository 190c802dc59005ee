// Structures, options and enumerations of UIKit that Swift and Objective-C share.
#pragma once

#define RONDO_AVAILABLE(ios_version, tvos_version)                                                 \
  __attribute__((availability(ios, introduced = ios_version),                                      \
                 availability(maccatalyst, introduced = 13.1),                                     \
                 availability(tvos, introduced = tvos_version)))

typedef struct RONDO_AVAILABLE(11.0, 11.0) NSDirectionalEdgeInsets {
  double top, leading, bottom, trailing;
} NSDirectionalEdgeInsets;

typedef enum __attribute__((flag_enum, enum_extensibility(open))) RONDO_AVAILABLE(13.0, 13.0)
    NSDirectionalRectEdge : unsigned long {
  NSDirectionalRectEdgeNone = 0,
  NSDirectionalRectEdgeTop = 1 << 0,
  NSDirectionalRectEdgeLeading = 1 << 1,
  NSDirectionalRectEdgeBottom = 1 << 2,
  NSDirectionalRectEdgeTrailing = 1 << 3,
  NSDirectionalRectEdgeAll = NSDirectionalRectEdgeTop | NSDirectionalRectEdgeLeading |
                             NSDirectionalRectEdgeBottom | NSDirectionalRectEdgeTrailing,
} NSDirectionalRectEdge;

typedef enum __attribute__((enum_extensibility(open))) NSTextAlignment : long {
  NSTextAlignmentLeft,
  NSTextAlignmentCenter,
  NSTextAlignmentRight,
  NSTextAlignmentJustified,
  NSTextAlignmentNatural,
} NSTextAlignment;

typedef enum __attribute__((enum_extensibility(open))) UIViewContentMode : long {
  UIViewContentModeScaleToFill,
  UIViewContentModeScaleAspectFit,
  UIViewContentModeScaleAspectFill,
  UIViewContentModeRedraw,
  UIViewContentModeCenter,
  UIViewContentModeTop,
  UIViewContentModeBottom,
  UIViewContentModeLeft,
  UIViewContentModeRight,
  UIViewContentModeTopLeft,
  UIViewContentModeTopRight,
  UIViewContentModeBottomLeft,
  UIViewContentModeBottomRight,
} UIViewContentMode;
