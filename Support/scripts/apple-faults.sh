#!/usr/bin/env bash
# Seeds a fault of each kind that the checks of the Apple hosts are there to find, each in a copy of the
# sources, and says whether it is found: by the compiler for Apple's triples, or by the tests on the
# doubles.
set -euo pipefail
cd "$(dirname "$0")/../.."

root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export APPLE_WORK=${APPLE_WORK:-$root/.build-apple/triples}
triple=arm64-apple-ios15.0
cp -r Sources Support README.md "$work/"
mkdir "$work/Tests"
cp -r Tests/ObjectiveC "$work/Tests/"
cd "$work"
missed=0

# Only the hosts are changed: what they stand on is compiled once. Without a fault nothing is found.
Support/scripts/apple-triples.sh $triple RondoUIKit RondoSwiftUI
export APPLE_KEEP=1

replace() {
  python3 - "$@" <<'PYTHON'
import sys
path, find, replacement = sys.argv[1:]
text = open(path).read()
assert text.count(find) >= 1, f"{path} no longer has {find}"
open(path, "w").write(text.replace(find, replacement, 1))
PYTHON
}

seed() {
  local name=$1 module=${2%%/*} file=Sources/$2 find=$3 replacement=$4 expected=$5
  cp -r "$root/Sources/$module/." "Sources/$module/"
  replace "$file" "$find" "$replacement"
  local said
  said=$(Support/scripts/apple-triples.sh $triple "$module" 2>&1 || true)
  if grep -q "error: .*$expected" <<<"$said"; then
    echo "found   $name"
  else
    echo "MISSED  $name"
    tail -5 <<<"$said"
    missed=1
  fi
}

seed "a selector that is not there" RondoUIKit/Reel/Actions.swift \
  '#selector(Action.fire(_:))' '#selector(Action.fires(_:))' "no member 'fires'"
seed "a method that Objective-C does not see" RondoUIKit/Reel/Actions.swift \
  '@objc func fire' 'func fire' "not exposed to Objective-C"
seed "an override of nothing" RondoUIKit/Reel/ReelView.swift \
  'override func didMoveToWindow()' 'override func didMoveToScreen()' "does not override"
seed "a call that leaves the main actor" RondoUIKit/Reel/ReelView+Motion.swift \
  'MainActor.assumeIsolated { self?.awake() }' 'self?.awake()' "main actor-isolated"
seed "an API newer than the deployment target" RondoUIKit/Input/ReelView+Input.swift \
  'let hover = UIHoverGestureRecognizer()' \
  'let hover = UIHoverGestureRecognizer(); _ = hover.zOffset' "only available in iOS 16.1"
seed "a missing return" RondoUIKit/Reel/ReelView+Layout.swift 'return ahead' '_ = ahead' "missing return"
seed "a view's API newer than the deployment target" RondoSwiftUI/Input/KeyInput.swift \
  '    @available(iOS 17, visionOS 1, *)
    private struct' '    private struct' "only available in iOS 17"
seed "a timer that leaves the main actor" RondoSwiftUI/Reel/ReelModel+Events.swift \
  'MainActor.assumeIsolated { self?.awake() }' 'self?.awake()' "main actor-isolated"
seed "a value that two threads may change" RondoUIKit/Reel/ReelView+Presence.swift \
  'final class Observation: @unchecked Sendable {' \
  'final class Observation: Sendable { var count = 0' "mutable"
seed "a setting that Objective-C does not see" RondoUIKit/Reel/ReelView+Settings.swift \
  '    /// How quickly a fling' '    /// Is new.
    public var slope: Reel.Axis { axis }

    /// How quickly a fling' "ReelView.slope of RondoUIKit is hidden"
seed "a selector that Objective-C does not know" RondoUIKit/ObjectiveC/ReelView+ObjectiveC.swift \
  '@objc(seekToTime:)' '@objc(seekTo:)' "seekToTime:"

# The hand-over compiles with any sign; what the compositor then shows is not what the formula says.
# The copy stays where it is, so that only what changed is built the next time.
copy=$root/.build-apple/faults
mkdir -p "$copy"
cd "$copy"

# Of the tests only those that look at the hand-over, and what they stand on: the rest takes long.
thin() {
  python3 - <<'PYTHON'
import re
text = open("Package.swift").read()
for name in ("RondoGallery", "RondoGalleryTests", "RondoSwiftUITests"):
    pattern = r'    \.(?:executableT|testT)arget\(\n      name: "%s",.*?\),\n(?=    \.|  \])' % name
    text, count = re.subn(pattern, "", text, flags=re.S)
    assert count == 1, f"Package.swift no longer has {name}"
open("Package.swift", "w").write(text)
PYTHON
}

flip() {
  local name=$1 file=$2 find=$3 replacement=$4 said
  rm -rf Sources Support Tests
  cp -rp "$root/Package.swift" "$root/Sources" "$root/Support" "$root/Tests" .
  thin
  replace "$file" "$find" "$replacement"
  said=$(RONDO_APPLE_DOUBLES=1 swift test --disable-xctest --scratch-path .build \
    --filter RondoUIKitTests.MotionTests 2>&1 || true)
  if grep -q "the compositor .* failed after" <<<"$said"; then
    echo "found   $name"
  else
    echo "MISSED  $name"
    tail -5 <<<"$said"
    missed=1
  fi
}

flip "a sign in the hand-over of places" Sources/RondoUIKit/Motion/SlotAnimation.swift \
  'pose.x - Double(lead.x) + Double(size.width) / 2' \
  'pose.x - Double(lead.x) - Double(size.width) / 2'
exit $missed
