// Uses all that Objective-C sees of the banners. It is compiled against the header that the compiler
// writes; a check says which names of the header are missing here.
@import UIKit;
@import RondoUIKit;

typedef void (^Cancel)(void);

@interface Source : NSObject <RondoReelViewDataSource, RondoReelViewDelegate>
@property(nonatomic) NSInteger count;
@end

@implementation Source

- (NSInteger)numberOfItemsInReelView:(ReelView *)reelView {
  return self.count;
}

- (UIView *)reelView:(ReelView *)reelView
    viewForItemAtIndex:(NSInteger)index
           reusingView:(UIView *)view {
  UILabel *label = (UILabel *)view ?: [[UILabel alloc] initWithFrame:reelView.bounds];
  label.text = [NSString stringWithFormat:@"%ld", (long)index];
  return label;
}

- (double)reelView:(ReelView *)reelView extentOfItemAtIndex:(NSInteger)index {
  return 80;
}

- (NSString *)reelView:(ReelView *)reelView labelOfItemAtIndex:(NSInteger)index {
  return nil;
}

- (void)reelView:(ReelView *)reelView didChangeIndex:(NSInteger)index cause:(RondoCause)cause {
  switch (cause) {
    case RondoCauseDrive:
    case RondoCausePerson:
    case RondoCauseCaller:
    case RondoCauseData:
      break;
  }
}

- (void)reelView:(ReelView *)reelView willSettleAtIndex:(NSInteger)index {
}

- (void)reelView:(ReelView *)reelView didSettleAtIndex:(NSInteger)index {
}

- (void)reelView:(ReelView *)reelView didSelectItemAtIndex:(NSInteger)index {
}

- (void)reelView:(ReelView *)reelView didShowItemAtIndex:(NSInteger)index {
}

- (void)reelView:(ReelView *)reelView
    didHideItemAtIndex:(NSInteger)index
          afterSeconds:(double)seconds
              fraction:(double)fraction {
}

- (void)reelViewDidFinish:(ReelView *)reelView {
}

- (void)reelView:(ReelView *)reelView didChangeRunning:(BOOL)isRunning {
}

@end

/// An indicator of the app's own.
@interface Counter : UILabel <RondoPositionIndicator>
@end

@implementation Counter

@synthesize onPick = _onPick;

- (void)showPosition:(double)position
         ofPageCount:(NSInteger)pageCount
            mirrored:(BOOL)isMirrored
            animated:(BOOL)animated {
  self.text = [NSString stringWithFormat:@"%ld / %ld", (long)position + 1, (long)pageCount];
}

- (void)showMotion:(RondoPageMotion *)motion {
  if (!motion || motion.repeats) return;
  RondoPageKeyframe *keyframe = motion.keyframes[0];
  CAMediaTimingFunction *function = keyframe.timingFunction;
  self.text = [NSString stringWithFormat:@"%g %g", keyframe.time, keyframe.position];
  (void)function;
}

- (void)showDwell:(RondoDwell *)dwell {
  if (dwell.isRunning) self.text = [NSString stringWithFormat:@"%g", dwell.end - dwell.start];
  if (dwell.progress == 1 && self.onPick) self.onPick(0);
}

@end

static void setAll(ReelView *banner) {
  // Where and when.
  banner.axis = RondoAxisVertical;
  banner.axis = RondoAxisHorizontal;
  banner.isLoop = YES;
  banner.loopsSingleItem = NO;
  banner.spacing = 8;
  banner.seam = @32;
  banner.seam = nil;
  banner.leadingInset = 4;
  banner.trailingInset = 4;
  banner.insets = (NSDirectionalEdgeInsets){0, 60, 0, 60};
  banner.alignmentFraction = 0.5;
  banner.itemsPerPage = 2;
  banner.itemExtent = 120;
  banner.stride = 2;
  banner.preload = 1;
  banner.drive = RondoDrive.still;
  banner.drive = RondoDrive.staircase;
  banner.drive = [RondoDrive driftWithSpeed:40];
  banner.drive = [RondoDrive shuttleWithSpeed:banner.drive.speed];
  banner.direction = RondoDirectionForward;
  banner.direction = RondoDirectionBackward;
  banner.interval = 3;
  banner.transition = 0.5;
  banner.curve = [CAMediaTimingFunction functionWithName:kCAMediaTimingFunctionEaseOut];
  banner.delay = 1;
  banner.dwell = 0;
  banner.repeatCount = 3;
  banner.endBehavior = RondoEndBehaviorStop;
  banner.endBehavior = RondoEndBehaviorTurnBack;
  banner.endBehavior = RondoEndBehaviorRewind;
  banner.epoch = [NSDate dateWithTimeIntervalSinceReferenceDate:0];
  banner.runsWhile = RondoHoldReasonsFocus | RondoHoldReasonsHover | RondoHoldReasonsTouch;
  banner.runsWhile = RondoHoldReasonsNone;
  // By hand.
  banner.isDraggable = YES;
  banner.bounces = NO;
  banner.flickThreshold = 50;
  banner.paging = RondoPagingFree;
  banner.paging = RondoPagingItem;
  banner.paging = RondoPagingPage;
  banner.paging = RondoPagingPages;
  banner.allowedDirections = RondoDirectionsNone;
  banner.allowedDirections = RondoDirectionsForward;
  banner.allowedDirections = RondoDirectionsBackward;
  banner.allowedDirections = RondoDirectionsBoth;
  banner.decelerationRate = RondoDecelerationRateNormal;
  banner.decelerationRate = RondoDecelerationRateFast;
  // How it looks.
  banner.fadeLength = 16;
  banner.showsButtons = YES;
  banner.animatesChanges = YES;
  banner.fitsHeightToItem = NO;
  banner.indicator = [[PageIndicator alloc] initWithStyle:RondoPageIndicatorStyleDots];
  banner.indicator = [[ReelPageControl alloc] initWithFrame:banner.bounds];
  banner.indicator = [[Counter alloc] initWithFrame:banner.bounds];
  banner.indicatorName = @"bar";
  banner.indicatorEdges = NSDirectionalRectEdgeBottom | NSDirectionalRectEdgeTrailing;
}

static void setEffects(ReelView *banner) {
  banner.effectName = @"coverFlow";
  banner.effect = RondoEffect.flat;
  banner.effect = RondoEffect.fade;
  banner.effect = RondoEffect.zoom;
  banner.effect = RondoEffect.depth;
  banner.effect = RondoEffect.coverFlow;
  banner.effect = RondoEffect.cards;
  banner.effect = RondoEffect.cube;
  banner.effect = RondoEffect.wheel;
  banner.effect = RondoEffect.parallax;
  banner.effect = RondoEffect.overlap;
  banner.effect = RondoEffect.flip;
  banner.effect = RondoEffect.ferrisWheel;
  banner.effect = RondoEffect.invertedFerrisWheel;
  banner.effect = RondoEffect.cylinder;
  banner.effect = RondoEffect.invertedCylinder;
  banner.effect = RondoEffect.rotary;
  banner.effect = RondoEffect.invertedRotary;
  banner.effect = RondoEffect.timeMachine;
  banner.effect = RondoEffect.invertedTimeMachine;
  RondoAppearance *look = [RondoAppearance new];
  look.shiftAlong = -0.2;
  look.shiftAcross = 0.1;
  look.rotateX = 0.1;
  look.rotateY = 0.8;
  look.rotateZ = 0.1;
  look.scale = 0.8;
  look.depth = -0.5;
  look.opacity = 0.6;
  look.contentShift = 0.1;
  RondoEffectKnot *side = [[RondoEffectKnot alloc] initWithDistance:1 appearance:look];
  RondoEffectKnot *middle = [[RondoEffectKnot alloc] initWithDistance:side.distance - 1
                                                           appearance:[RondoAppearance new]];
  banner.effect = [[RondoEffect alloc] initWithKnots:@[ middle, side ] reach:1 perspective:800];
  banner.effect = [RondoEffect samplingFrom:-2
                                         to:2
                                      steps:32
                                      reach:0
                                perspective:0
                                 appearance:^(double distance) {
                                   RondoAppearance *look = [RondoAppearance new];
                                   look.opacity = 1 - distance * distance / 4;
                                   return look;
                                 }];
}

static void listen(ReelView *banner, Source *source) {
  banner.dataSource = source;
  banner.delegate = source;
  banner.onIndexChange = ^(NSInteger index, RondoCause cause) {
  };
  banner.onWillSettle = ^(NSInteger index) {
  };
  banner.onSettle = ^(NSInteger index) {
  };
  banner.onSelect = ^(NSInteger index) {
  };
  banner.onShow = ^(NSInteger index) {
  };
  banner.onHide = ^(NSInteger index, double seconds, double fraction) {
  };
  banner.onTurn = ^(NSInteger turns) {
  };
  banner.onFinish = ^{
  };
  banner.onRunningChange = ^(BOOL isRunning) {
  };
}

static NSString *tell(ReelView *banner) {
  BOOL isPerson = banner.personSwitch == RondoPersonSwitchPlaying;
  banner.personSwitch = isPerson ? RondoPersonSwitchPaused : RondoPersonSwitchAutomatic;
  NSUInteger reasons = RondoHoldReasonsHidden | RondoHoldReasonsInactive | RondoHoldReasonsCaller |
                       RondoHoldReasonsReducedMotion | RondoHoldReasonsAssistiveTechnology;
  BOOL isHeld = (banner.holdReasons & reasons) != 0;
  BOOL moves = banner.isMoving || banner.isRunning || banner.needsScrolling || isHeld;
  return [NSString stringWithFormat:@"%ld %ld %g %g %ld %ld %d %g", (long)banner.index,
                                    (long)banner.target, banner.position, banner.dwellProgress,
                                    (long)banner.page, (long)banner.pageCount, moves,
                                    [banner intervalForItemAtIndex:0]];
}

static void act(ReelView *banner, ReelView *leader) {
  [banner reloadData];
  [banner setViews:@[ [[UILabel alloc] initWithFrame:banner.bounds] ]];
  [banner selectItemAtIndex:1 animated:YES];
  [banner selectItemAtIndex:1 animated:NO way:RondoWayShortest];
  [banner selectItemAtIndex:1 animated:YES way:RondoWayForward];
  [banner selectItemAtIndex:1 animated:YES way:RondoWayBackward];
  [banner next];
  [banner previous];
  [banner start];
  [banner stop];
  [banner reset];
  [banner togglePlaying];
  [banner pause];
  [banner resume];
  [banner seekToTime:@2.5];
  [banner seekToTime:nil];
  [banner setIntervals:@[ @3, @1.5 ]];
  [banner setIntervals:nil];
  [banner setInterval:2 forItemAtIndex:1];
  NSDictionary *place = banner.place;
  if (place) [banner restorePlace:place];
  banner.follows = leader;
}

static MarqueeView *marquee(void) {
  MarqueeView *marquee = [[MarqueeView alloc] initWithText:@"The last train leaves at 23:10."];
  marquee.text = @"The first train leaves at 5:02.";
  marquee.attributedText = [[NSAttributedString alloc] initWithString:@"It is late."];
  marquee.items = @[ @"UP 2.4 %", @"DOWN 0.3 %" ];
  marquee.attributedItems = @[ [[NSAttributedString alloc] initWithString:@"UP"] ];
  marquee.swap = RondoMarqueeSwapKeepsPlace;
  marquee.swap = RondoMarqueeSwapAtSeam;
  marquee.swap = RondoMarqueeSwapStartsOver;
  marquee.font = [UIFont systemFontOfSize:15];
  marquee.fontSize = 15;
  marquee.textColor = UIColor.blackColor;
  marquee.adjustsFontForContentSizeCategory = YES;
  marquee.speed = 40;
  marquee.duration = 8;
  marquee.mode = RondoMarqueeModeContinuous;
  marquee.mode = RondoMarqueeModePass;
  marquee.mode = RondoMarqueeModeBounce;
  marquee.gap = 32;
  marquee.runsWhenFits = YES;
  return marquee;
}

static PagerView *pages(void) {
  PagerView *pager = [[PagerView alloc] initWithFrame:(CGRect){{0, 0}, {320, 240}}];
  pager.images = @[];
  pager.isAutoplaying = YES;
  pager.autoplayInterval = 4;
  pager.contentMode = pager.initialContentMode;
  [pager setImagesWithCount:3
                placeholder:nil
                       load:^Cancel(NSInteger index, UIImageView *view) {
                         view.image = [UIImage imageNamed:@"hill"];
                         return ^{
                           view.image = nil;
                         };
                       }];
  return pager;
}

static RollerView *roller(void) {
  RollerView *roller = [[RollerView alloc] initWithFrame:(CGRect){{0, 0}, {320, 114}}];
  roller.items = @[ @"Paper hills", @"Northern lights" ];
  roller.isAutoplaying = YES;
  roller.rowHeight = 38;
  roller.visibleRows = 3;
  roller.font = [UIFont systemFontOfSize:17];
  roller.textColor = UIColor.blackColor;
  roller.selectedFont = [UIFont systemFontOfSize:20];
  roller.selectedTextColor = UIColor.whiteColor;
  roller.textAlignment = NSTextAlignmentCenter;
  roller.fitsWidthToItem = NO;
  roller.playsHaptics = YES;
  roller.highlightBorderColor = UIColor.whiteColor;
  roller.highlightInset = 4;
  [roller addSubview:roller.highlight];
  return roller;
}

static PageIndicator *indicator(void) {
  PageIndicator *indicator =
      [[PageIndicator alloc] initWithStyle:RondoPageIndicatorStyleStories];
  if (indicator.style == RondoPageIndicatorStyleBar) return nil;
  if (indicator.style == RondoPageIndicatorStyleFraction) return nil;
  indicator.currentColor = UIColor.whiteColor;
  indicator.currentRimColor = nil;
  indicator.otherColor = UIColor.blackColor;
  indicator.otherRimColor = nil;
  indicator.thickness = 7;
  indicator.onPick = ^(NSInteger page) {
  };
  return indicator;
}

void useAll(UIView *parent, Source *source) {
  RondoPhrases.pause = @"Anhalten";
  RondoPhrases.play = @"Abspielen";
  RondoPhrases.previous = @"Zurück";
  RondoPhrases.next = @"Weiter";
  RondoPhrases.item = ^(NSInteger number, NSInteger count) {
    return [NSString stringWithFormat:@"%ld von %ld", (long)number, (long)count];
  };
  CarouselView *carousel = [[CarouselView alloc] initWithFrame:parent.bounds];
  for (ReelView *banner in @[ marquee(), pages(), roller(), carousel ]) {
    setAll(banner);
    setEffects(banner);
    listen(banner, source);
    act(banner, carousel);
    [parent addSubview:banner];
  }
  carousel.indicator = indicator();
  TextStrip *strip = [[TextStrip alloc] initWithFrame:parent.bounds];
  strip.attributedText = [[NSAttributedString alloc] initWithString:tell(carousel)];
  CGSize size = [TextStrip sizeOfAttributedText:strip.attributedText];
  size = [TextStrip sizeOfText:strip.attributedText.string font:[UIFont systemFontOfSize:17]];
  strip.frame = (CGRect){{0, 0}, size};
}
