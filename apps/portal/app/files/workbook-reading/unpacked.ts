/** A workbook is a ZIP of XML: what it unpacks to is bounded before it is read. */
import { unzipSync, zipSync, type UnzipFileFilter } from 'fflate';

/** Most bytes that the XML of a workbook unpacks to: 5,000 rows of a hundred columns are half of it. */
export const mostUnpacked = 60_000_000;

/** Most parts of it: sheets, styles, texts. */
const mostParts = 1_000;

/** Why a workbook is not read. */
export type WorkbookFault = 'tooLarge' | 'unreadable';

/** Ends the reading of a workbook. */
export class UnreadWorkbook extends Error {
  readonly fault: WorkbookFault;

  constructor(fault: WorkbookFault) {
    super(`The workbook is ${fault}.`);
    this.fault = fault;
  }
}

/**
 * The XML of a workbook, packed again without compression: what reads it then unpacks no more than was counted here. No part becomes longer
 * than the ZIP says, and that is counted first.
 * @param most bytes altogether
 * @throws UnreadWorkbook
 */
export function unpacked(file: Uint8Array, most = mostUnpacked): Uint8Array<ArrayBuffer> {
  let [bytes, parts] = [0, 0];
  let isTooLarge = false;
  const takes = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (!/\.(?:xml|rels)$/i.test(name)) return false;
    bytes += originalSize;
    parts += 1;
    isTooLarge ||= bytes > most || parts > mostParts;
    return !isTooLarge;
  };
  const found = unzip(file, takes);
  if (isTooLarge) throw new UnreadWorkbook('tooLarge');
  if (Object.keys(found).length === 0) throw new UnreadWorkbook('unreadable');
  return new Uint8Array(zipSync(found, { level: 0 }));
}

function unzip(file: Uint8Array, filter: UnzipFileFilter) {
  try {
    return unzipSync(file, { filter });
  } catch {
    throw new UnreadWorkbook('unreadable');
  }
}
