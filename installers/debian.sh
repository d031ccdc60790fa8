# A clean Debian in a folder of its own, for the tests of this folder that read this file. They are run by root, need
# debootstrap and the network, and set the variable work to the folder.
# shellcheck shell=bash disable=SC2154
release=bookworm
# None named: debootstrap's own.
mirror=${DEBIAN_MIRROR:-}
base=$PWD/target/debian-$release.tar

stop() {
  echo "${0##*/}: $*" >&2
  exit 1
}

step() { printf '\n== %s\n' "$*"; }

need_debian() {
  [ "$(id -u)" -eq 0 ] || stop "this installs a Debian into a folder of its own, which only root may do: sudo $0"
  command -v debootstrap >/dev/null || stop "debootstrap is missing: apt-get install debootstrap"
  # Without them debootstrap turns to a mirror whose certificates the new Debian cannot check.
  [ -n "$mirror" ] || [ -f /usr/share/keyrings/debian-archive-keyring.gpg ] || stop "the keys of Debian are missing: apt-get install debian-archive-keyring"
}

# Whatever a step mounts, its own mount namespace takes away again when the step ends.
# The single quotes are meant: what is between them is read inside the Debian.
# shellcheck disable=SC2016
inside() {
  unshare --mount --pid --fork --kill-child bash -c '
    root=$1
    shift
    mount --make-rprivate /
    mount -t proc proc "$root/proc"
    mount --bind /dev "$root/dev"
    mount --bind /dev/pts "$root/dev/pts"
    exec chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive bash -c "$*"
  ' inside "$work" "$@"
}

# Makes the folder of the Debian from scratch; the first time it is fetched and kept.
fresh_debian() {
  mkdir -p target
  if [ ! -f "$base" ]; then
    rm -rf "$work"
    debootstrap --variant=minbase "$release" "$work" ${mirror:+"$mirror"} >target/debootstrap.log 2>&1 || stop "debootstrap failed: see target/debootstrap.log"
    inside 'apt-get clean'
    tar -C "$work" -cf "$base.new" .
    mv "$base.new" "$base"
  fi
  rm -rf "$work"
  mkdir -p "$work"
  tar -C "$work" -xf "$base"
  cp /etc/resolv.conf "$work/etc/resolv.conf"
}
