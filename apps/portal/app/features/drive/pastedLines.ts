import type { components } from '@aarambh/api-client';

type Change = components['schemas']['RoundEntryChange'];
type Result = NonNullable<Change['result']>;

/** Words for a result, as a list from a spreadsheet or a test provider has them. */
const words: Readonly<Record<string, Result>> = {
  passed: 'Passed',
  pass: 'Passed',
  p: 'Passed',
  failed: 'Failed',
  fail: 'Failed',
  f: 'Failed',
  'on hold': 'On hold',
  hold: 'On hold',
  'waiting list': 'Waiting list',
  waiting: 'Waiting list',
  w: 'Waiting list',
};

/** Lines that are pasted, and those of them that cannot be read. */
export interface Pasted {
  entries: Change[];
  /** Numbers of the lines, from 1. */
  unread: number[];
}

/**
 * Reads a pasted list: a roll number on each line, then what came of it and the marks, in any order, behind a comma, a semicolon or a
 * tab. A line without a result has the one that was chosen for all.
 */
export function readPasted(text: string, forAll: Result): Pasted {
  const entries: Change[] = [];
  const unread: number[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') return;
    const [rollNumber = '', ...cells] = line.split(/[,;\t]/).map((cell) => cell.trim());
    const change = changeOf(
      rollNumber,
      cells.filter((cell) => cell !== ''),
      forAll,
    );
    if (change === undefined) unread.push(index + 1);
    else entries.push(change);
  });
  return { entries, unread };
}

function changeOf(rollNumber: string, cells: readonly string[], forAll: Result): Change | undefined {
  if (rollNumber === '') return undefined;
  const change: Change = { rollNumber, result: forAll };
  for (const cell of cells) {
    const result = words[cell.toLowerCase()];
    if (result !== undefined) change.result = result;
    else if (cell.toLowerCase() === 'absent') {
      change.attendance = 'Absent';
      delete change.result;
    } else if (/^\d+(?:\.\d{1,2})?$/.test(cell)) change.marks = Number(cell);
    else return undefined;
  }
  return change;
}
