#!/usr/bin/env bash
# npm run test:hardware: scanners on the real drivers of a kernel that QEMU boots, for which this computer needs
# Debian and 64 bits. QEMU is installed; the kernel and busybox are only unpacked, into .cache of the checkout.
set -euo pipefail
cd "$(dirname "$0")/../.."
kit=$PWD/.cache/hardware/kit
# USB host controller, human interface devices, and devices made by a program.
modules=(usb-common usbcore xhci-hcd xhci-pci hid usbhid hid-generic uhid)

if [ "$(uname -sm)" != 'Linux x86_64' ] || ! grep -q '^ID=debian' /etc/os-release; then
  echo 'The hardware test needs Debian on a 64-bit PC.' >&2
  exit 1
fi
if ! command -v qemu-system-x86_64 >/dev/null; then
  [ "$(id -u)" = 0 ] && sudo= || sudo=sudo
  $sudo apt-get -q update
  $sudo apt-get -qy install --no-install-recommends qemu-system-x86
fi
if [ ! -d "$kit" ]; then
  mkdir -p "${kit%/*}"
  work=$(mktemp -d "${kit%/*}/new-XXXXXX")
  trap 'rm -rf "$work"' EXIT
  mkdir -p "$work/files" "$work/kit/modules"
  kernel=$(LC_ALL=C apt-cache depends linux-image-amd64 | sed -n 's/.*Depends: \(linux-image-.*\)/\1/p' | head -n 1)
  (cd "$work" && apt-get -q -o APT::Sandbox::User=root download "$kernel" busybox-static)
  for package in "$work"/*.deb; do
    # No package has a file for each pattern, so tar always complains: what came out counts.
    dpkg-deb --fsys-tarfile "$package" | tar -x -C "$work/files" --wildcards \
      '*/vmlinuz-*' '*/bin/busybox' '*/drivers/usb/*.ko*' '*/drivers/hid/*.ko*' 2>/dev/null || true
  done
  find "$work/files" -name 'vmlinuz-*' -exec cp {} "$work/kit/kernel" \;
  find "$work/files" -name busybox -exec cp {} "$work/kit/busybox" \;
  for module in "${modules[@]}"; do
    find "$work/files" -name "$module.ko*" -exec cp {} "$work/kit/modules" \;
  done
  # Later versions of Debian pack them; the kernel in the guest is to get them plain.
  find "$work/kit/modules" -name '*.xz' -exec "$work/kit/busybox" unxz {} +
  # Each in a line of its own: in a list with && only the last one would end the script.
  [ "$(ls "$work/kit/modules"/*.ko | wc -l)" = "${#modules[@]}" ]
  [ -f "$work/kit/kernel" ]
  mv "$work/kit" "$kit"
fi
node scripts/build.mjs
cd device-adapters
HARDWARE_QEMU=$(command -v qemu-system-x86_64) HARDWARE_KIT=$kit \
  npx vitest run --config vitest.hardware.config.ts
