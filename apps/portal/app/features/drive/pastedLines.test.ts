import { describe, expect, it } from 'vitest';
import { readPasted } from './pastedLines.ts';

describe('a pasted list of results', () => {
  it('has the result that was chosen for all where a line says none', () => {
    expect(readPasted('CE/1\n\nCE/2, fail', 'Passed')).toEqual({
      entries: [
        { rollNumber: 'CE/1', result: 'Passed' },
        { rollNumber: 'CE/2', result: 'Failed' },
      ],
      unread: [],
    });
  });

  it('takes marks and results in any order, as a spreadsheet puts them on the clipboard', () => {
    expect(readPasted('CE/1\t64.5\tWaiting list\r\nCE/2;On hold;', 'Passed').entries).toEqual([
      { rollNumber: 'CE/1', result: 'Waiting list', marks: 64.5 },
      { rollNumber: 'CE/2', result: 'On hold' },
    ]);
  });

  it('gives somebody who was absent no result', () => {
    expect(readPasted('CE/1, Absent', 'Passed').entries).toEqual([
      { rollNumber: 'CE/1', attendance: 'Absent' },
    ]);
  });

  it('names the lines that it cannot read', () => {
    expect(readPasted('CE/1\nCE/2, excellent\n, Passed', 'Passed')).toMatchObject({ unread: [2, 3] });
  });
});
