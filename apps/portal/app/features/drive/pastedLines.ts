import type { components } from '@aarambh/api-client';
import { readRoundResult } from '@aarambh/forms';

type Change = components['schemas']['RoundEntryChange'];
type Result = NonNullable<Change['result']>;

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
    const said = readRoundResult(cell);
    if (said !== undefined) {
      // Who did not come has no result.
      if ('attendance' in said) delete change.result;
      Object.assign(change, said);
    } else if (/^\d+(?:\.\d{1,2})?$/.test(cell)) change.marks = Number(cell);
    else return undefined;
  }
  return change;
}
