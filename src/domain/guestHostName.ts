/** Maximum length of a DNS label (RFC 1123); Linux takes a host name of 64 characters. */
const labelMax = 63;

/** A machine's name as its guest's host name: one DNS label. Dots become dashes, and what is too long is cut off. */
export function guestHostName(name: string): string {
  return name.replaceAll('.', '-').slice(0, labelMax).replace(/-+$/, '');
}
