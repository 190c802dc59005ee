// The documentation's code.
@import UIKit;
@import RondoUIKit;

@interface Hall : UIViewController <RondoReelViewDataSource, RondoReelViewDelegate>
@property(nonatomic, copy) NSArray<UIImage *> *banners;
@property(nonatomic, copy) NSArray<NSString *> *offers;
@end

@implementation Hall

- (NSInteger)numberOfItemsInReelView:(ReelView *)reelView {
  return self.offers.count;
}

- (UIView *)reelView:(ReelView *)reelView
    viewForItemAtIndex:(NSInteger)index
           reusingView:(UIView *)view {
  UILabel *label = (UILabel *)view ?: [[UILabel alloc] initWithFrame:CGRectZero];
  label.text = self.offers[index];
  return label;
}

- (void)showBanners {
  CarouselView *carousel = [[CarouselView alloc] initWithFrame:self.view.bounds];
  carousel.images = self.banners;
  carousel.interval = 4;
  carousel.effect = RondoEffect.coverFlow;
  carousel.indicator = [[PageIndicator alloc] initWithStyle:RondoPageIndicatorStyleDots];
  carousel.delegate = self;
  [self.view addSubview:carousel];
}

- (void)showNews {
  MarqueeView *news = [[MarqueeView alloc] initWithText:@"The last train leaves at 23:10."];
  news.speed = 40;
  news.mode = RondoMarqueeModePass;
  news.fadeLength = 24;
  [self.view addSubview:news];
}

- (void)showWords {
  RollerView *roller = [[RollerView alloc] initWithFrame:CGRectZero];
  roller.items = @[ @"Seoul", @"Lisbon", @"Quito" ];
  roller.direction = RondoDirectionBackward;
  roller.runsWhile = RondoHoldReasonsHover | RondoHoldReasonsFocus;
  roller.onIndexChange = ^(NSInteger index, RondoCause cause) {
    if (cause == RondoCausePerson) NSLog(@"Row %ld", (long)index);
  };
  [self.view addSubview:roller];
}

@end
