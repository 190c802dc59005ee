#!/usr/bin/env bash
# Checks the Apple hosts for Apple's triples with nothing but the installed toolchain.
#
#   apple-triples.sh all [MODULE...]       every triple below
#   apple-triples.sh TRIPLE [MODULE...]    one triple
#
# APPLE_KEEP=1 keeps what is compiled of all but those modules.
#
# Modules are RondoUIKit, RondoSwiftUI and Rondo where they are there. The standard library's modules are
# compiled for those triples from the toolchain's own textual interfaces, Apple's frameworks are this
# repository's doubles. Finds: branches that do not compile, wrong selectors and overrides, data races,
# too new API for the deployment target, tests for Xcode that do not compile, and for iOS what Objective-C
# cannot see. Does not find: what the doubles have got wrong.
set -euo pipefail
cd "$(dirname "$0")/../.."

library=${SWIFT_LIB:-$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift}
work=${APPLE_WORK:-$PWD/.build-apple/triples}
doubles=Support/AppleDoubles
cache=$work/cache
resources=$work/resources

make_resources() {
  [ "$resources/done" -nt Support/scripts/apple-triples.sh ] && return
  rm -rf "$resources"
  mkdir -p "$resources"
  local link
  for link in shims clang apinotes host; do ln -s "$library/$link" "$resources/$link"; done
  platform iphoneos arm64-apple-ios arm64-apple-ios13.0
  platform iphonesimulator arm64-apple-ios-simulator arm64-apple-ios14.0-simulator
  platform maccatalyst arm64-apple-ios-macabi arm64-apple-ios14.0-macabi
  platform macosx arm64-apple-macos arm64-apple-macos11.0
  platform appletvos arm64-apple-tvos arm64-apple-tvos13.0
  platform watchos arm64-apple-watchos arm64-apple-watchos7.0
  platform xros arm64-apple-xros arm64-apple-xros1.0
  touch "$resources/done"
}

# The x87 helpers, gettid and Glibc do not exist there; bodies of back-deployed functions are missing
# from the Linux interface. Other bodies are left out: they take ten times as long as all the rest.
platform() {
  local folder=$1 name=$2 target=$3 module
  for module in Swift _Concurrency SwiftOnoneSupport _Builtin_float Synchronization Observation \
    _StringProcessing _RegexParser RegexBuilder Testing; do
    mkdir -p "$resources/$folder/$module.swiftmodule"
    sed -e "2,4s/-target x86_64-unknown-linux-gnu/-target $target -disable-availability-checking/" \
      -e '2,4s/ -O / -Onone -experimental-skip-all-function-bodies /' \
      -e 's/self = _stdlib_remainderl(self, other)/fatalError()/' \
      -e 's/self = _stdlib_squareRootl(self)/fatalError()/' \
      -e '/^import Glibc$/d' -e 's/_swift_stdlib_gettid()/UInt32(0)/' \
      -e 's/@backDeployed([^)]*)//' \
      "$library/linux/$module.swiftmodule/x86_64-unknown-linux-gnu.swiftinterface" \
      >"$resources/$folder/$module.swiftmodule/$name.swiftinterface"
  done
}

check() {
  local triple=$1 status=0 module
  shift
  local output=$work/modules/$triple
  mkdir -p "$output"
  rm -f "$output/RondoUIKit-Swift.h"
  # What the modules stand on is there already, where the caller says that it has not changed.
  local keeps=${APPLE_KEEP:-}
  [ -n "$keeps" ] || rm -f "$output"/*.swiftmodule
  local flags=(-target "$triple" -resource-dir "$resources" -module-cache-path "$cache"
    -parse-as-library -I "$output" -I "$doubles/Headers/Types" -package-name Rondo)
  # Without an SDK's version map, availability on iOS is not carried over to visionOS.
  case $triple in *xros*) flags+=(-Xfrontend -disable-availability-checking) ;; esac
  local strict=(-swift-version 6 -warnings-as-errors -enable-upcoming-feature ExistentialAny
    -enable-upcoming-feature MemberImportVisibility
    -enable-upcoming-feature InternalImportsByDefault)
  double() {
    local name=$1
    shift
    [ -n "$keeps" ] && [ -e "$output/$name.swiftmodule" ] && return
    # shellcheck disable=SC2046
    swiftc "${flags[@]}" -swift-version 5 -suppress-warnings \
      -Xfrontend -experimental-skip-all-function-bodies -emit-module -wmo -module-name "$name" \
      -o "$output/$name.swiftmodule" "$@" $(find "$doubles/$name" -name '*.swift' | sort) || {
      echo "FAIL $name, a double, $triple"
      status=1
    }
  }
  double ObjectiveC -Xfrontend -disable-objc-attr-requires-foundation-module
  double Foundation -Xfrontend -disable-objc-attr-requires-foundation-module
  double CoreGraphics
  double QuartzCore
  case $triple in
    *macos*) double AppKit ;;
    *watchos*) ;;
    *) double UIKit ;;
  esac
  double Combine
  double SwiftUI
  # shellcheck disable=SC2046
  [ -n "$keeps" ] ||
    swiftc "${flags[@]}" -swift-version 6 -emit-module -wmo -module-name RondoCore \
      -emit-symbol-graph -emit-symbol-graph-dir "$output" \
      -o "$output/RondoCore.swiftmodule" $(find Sources/RondoCore -name '*.swift' | sort) || status=1
  # What the hosts share comes first.
  for module in RondoTouch "$@"; do
    [ -d "Sources/$module" ] || continue
    case "$keeps$module" in ?*RondoTouch) continue ;; esac
    case "$module $triple" in RondoUIKit*macos* | RondoUIKit*watchos*) continue ;; esac
    local header=()
    [ "$module" != RondoUIKit ] ||
      header=(-emit-objc-header-path "$output/RondoUIKit-Swift.h"
        -emit-symbol-graph -emit-symbol-graph-dir "$output")
    # Data races, definite initialization and missing returns are found only in SIL.
    # shellcheck disable=SC2046,SC2086
    if swiftc "${flags[@]}" "${strict[@]}" -emit-sil -wmo -o /dev/null -module-name "$module" \
      $(find "Sources/$module" -name '*.swift' | sort); then
      echo "ok   $module $triple"
      swiftc "${flags[@]}" "${strict[@]}" -Xfrontend -experimental-skip-all-function-bodies \
        -emit-module -wmo -module-name "$module" -o "$output/$module.swiftmodule" "${header[@]}" \
        $(find "Sources/$module" -name '*.swift' | sort)
    else
      echo "FAIL $module $triple"
      status=1
    fi
  done
  # The tests that run in Xcode as well need all modules. What their macros write cannot be folded to constants
  # without the bodies that the standard library was compiled without.
  if [ -e "$output/Rondo.swiftmodule" ]; then
    # shellcheck disable=SC2046
    if swiftc "${flags[@]}" "${strict[@]}" -typecheck -module-name RondoAppleTests \
      $(find Tests/RondoAppleTests -name '*.swift' | sort); then
      echo "ok   RondoAppleTests $triple"
    else
      echo "FAIL RondoAppleTests $triple"
      status=1
    fi
  fi
  # What Objective-C sees is the same on every triple.
  case $triple$([ -e "$output/RondoUIKit-Swift.h" ] && echo ' header') in
    *'ios15.0 header') objective_c || status=1 ;;
  esac
  # The example app is for iOS alone, and needs all modules.
  case $triple$([ -e "$output/Rondo.swiftmodule" ] && echo ' whole') in
    *'ios15.0 whole' | *'ios26.0 whole')
      # shellcheck disable=SC2046
      if swiftc "${flags[@]}" -swift-version 6 -warnings-as-errors -emit-sil -wmo -o /dev/null \
        -module-name RondoGallery \
        $(find Examples/RondoGallery.swiftpm -name '*.swift' ! -name Package.swift | sort); then
        echo "ok   RondoGallery $triple"
      else
        echo "FAIL RondoGallery $triple"
        status=1
      fi
      ;;
  esac
  return $status
}

# Compiles Objective-C that uses the banners, by the header that the compiler wrote, and looks for what of
# them it could not use.
objective_c() {
  local source client=(-x objective-c -fsyntax-only -fobjc-arc -fmodules
    "-fmodules-cache-path=$cache" -Wall -Wextra -Wno-unused-parameter -Werror -target "$triple"
    -nostdlibinc -I "$doubles/Headers/Types" -I "$doubles/Headers/Client" -I "$output/objc")
  local failed=0
  mkdir -p "$output/objc"
  cp "$output/RondoUIKit-Swift.h" "$output/objc/"
  printf 'module RondoUIKit {\n  header "RondoUIKit-Swift.h"\n  requires objc\n  export *\n}\n' \
    >"$output/objc/module.modulemap"
  for source in Tests/ObjectiveC/*.m; do
    if "$(dirname "$(readlink -f "$(command -v swiftc)")")/clang" "${client[@]}" "$source"; then
      echo "ok   $source $triple"
    else
      echo "FAIL $source $triple"
      failed=1
    fi
  done
  if python3 Support/scripts/objc-surface.py "$output" Tests/ObjectiveC; then
    echo "ok   what Objective-C sees $triple"
  else
    echo "FAIL what Objective-C sees $triple"
    failed=1
  fi
  return $failed
}

make_resources
triple=${1:-all}
shift || true
modules=("$@")
[ ${#modules[@]} -gt 0 ] || modules=(RondoUIKit RondoSwiftUI Rondo)
if [ "$triple" != all ]; then
  check "$triple" "${modules[@]}"
  exit
fi
# Two at a time; what each says is printed in one piece.
printf '%s\n' arm64-apple-ios15.0 arm64-apple-ios26.0 arm64-apple-ios15.0-simulator \
  arm64-apple-ios15.0-macabi arm64-apple-tvos15.0 arm64-apple-xros1.0 arm64-apple-macos12.0 \
  arm64-apple-watchos8.0 |
  xargs -P 2 -I TRIPLE bash -c 'said=$("$0" "$@" 2>&1); status=$?; echo "$said"; exit $status' \
    Support/scripts/apple-triples.sh TRIPLE "${modules[@]}"
