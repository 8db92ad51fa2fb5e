import { expect, test } from 'vitest';
import { readCodes } from './codeLines.ts';

test('codes stand alone or behind a roll number; headings are passed over, what is no code is said', () => {
  expect(
    readCodes('Roll No,Code\nCE/041, QX7-4412\n\nQX7-4413\nCE/042;"QX7-4414"\nCE/043,has a blank\na,b,c3d'),
  ).toEqual({
    lines: [
      { rollNumber: 'CE/041', code: 'QX7-4412' },
      { code: 'QX7-4413' },
      { rollNumber: 'CE/042', code: 'QX7-4414' },
    ],
    unread: [6, 7],
  });
});
