// Structures that Swift and Objective-C share. A CGFloat is a double on every triple that is checked.
#pragma once

struct CGPoint {
  double x, y;
};
typedef struct CGPoint CGPoint;

struct CGVector {
  double dx, dy;
};
typedef struct CGVector CGVector;

struct CGSize {
  double width, height;
};
typedef struct CGSize CGSize;

struct CGRect {
  CGPoint origin;
  CGSize size;
};
typedef struct CGRect CGRect;
