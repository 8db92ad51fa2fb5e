/** What programs and habits add to a cell. */

/**
 * Our own files put an apostrophe before what a spreadsheet would take for a formula, and before another one. People put one before
 * what is to stay as it is written, such as 0012; a text in quotation marks has a second one.
 */
const withoutApostrophe = (cell: string): string =>
  /^'(?:\s*[=+\-@\t\r'\uFF0B\uFF0D\uFF1D\uFF20]|[\p{L}\p{N}][^']*$)/u.test(cell) ? cell.slice(1) : cell;

const unseen = /[\s\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069]/;

/** What is copied from a message or a list of contacts has white space and marks around it that nobody sees. */
function withoutMarks(cell: string): string {
  let [start, end] = [0, cell.length];
  while (start < end && unseen.test(cell.charAt(start))) start += 1;
  while (end > start && unseen.test(cell.charAt(end - 1))) end -= 1;
  return cell.slice(start, end);
}

/** What a cell says. */
export const writtenCell = (cell: string): string => withoutMarks(withoutApostrophe(cell));
