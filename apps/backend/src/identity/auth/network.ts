/** Where a session was opened from, as little of it as helps the person to recognise it. */
import { isIPv4, isIPv6 } from 'node:net';

const mappedIPv4 = /^::ffff:/i;

/**
 * The part of a network address that is kept: `103.21.x.x` or `2409:4042:x`. It tells a provider or an office, not a
 * household. Empty for what is no address.
 */
export function networkOf(address: string): string {
  const mapped = address.replace(mappedIPv4, '');
  const plain = isIPv4(mapped) ? mapped : address;
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 2).join('.')}.x.x`;
  if (isIPv6(plain)) return `${plain.split(':').slice(0, 2).join(':')}:x`;
  return '';
}
