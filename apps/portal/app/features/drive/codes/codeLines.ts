import type { components } from '@aarambh/api-client';

type Line = components['schemas']['TestCodes']['lines'][number];

/** Codes that are pasted, and the lines that cannot be read. */
export interface PastedCodes {
  lines: Line[];
  /** Their numbers, from 1. */
  unread: number[];
}

/** As the contract has it: what stands in a link as it is. */
const isCode = (cell: string): boolean => /^[A-Za-z0-9._~-]{3,100}$/.test(cell);

/** A line of headings, as files have it. */
const isHeading = (cell: string): boolean => /^(?:test |your )?code$/i.test(cell);

/** Reads a list of codes: one on each line, alone or behind a roll number and a comma, a semicolon or a tab. */
export function readCodes(text: string): PastedCodes {
  const read: PastedCodes = { lines: [], unread: [] };
  text.split(/\r?\n/).forEach((line, index) => {
    const cells = line
      .split(/[,;\t]/)
      .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
      .filter((cell) => cell !== '');
    const code = cells.at(-1);
    if (code === undefined || (index === 0 && isHeading(code))) return;
    const [rollNumber] = cells;
    if (cells.length > 2 || !isCode(code)) read.unread.push(index + 1);
    else read.lines.push(cells.length === 1 || rollNumber === undefined ? { code } : { rollNumber, code });
  });
  return read;
}
