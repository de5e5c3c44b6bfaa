/**
 * An address for this process alone, so that no other process listens on a port that a machine of its tests has just
 * given up. Linux has the whole of 127/8, other systems one address of it.
 */
export const loopback =
  process.platform === 'linux'
    ? `127.${64 + ((process.pid >> 16) & 63)}.${(process.pid >> 8) & 255}.${process.pid & 255}`
    : '127.0.0.1';
