import { expect, it } from 'vitest';
import { formatFileSize } from './fileSize.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [1536, '1.5 kB'],
  [200 * 1024, '200 kB'],
  [5 * 1024 * 1024, '5 MB'],
  [2.5 * 1024 ** 3, '2.5 GB'],
])('writes %d bytes as %s', (bytes, words) => {
  expect(formatFileSize(bytes, 'en')).toBe(words);
});
