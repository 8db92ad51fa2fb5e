/** A text laid out in lines. */
export interface WrappedText {
  lines: readonly string[];
  /** Whether a part of the text has no room. */
  isCut: boolean;
}

const ellipsis = '…';

/**
 * Breaks a text into lines at its spaces, and inside words that are wider than a line. What has no room ends with an ellipsis.
 * SVG does not break text by itself.
 *
 * @param width of a line, in CSS pixels
 * @param measure gives the width of a text in CSS pixels
 */
export function wrapText(
  text: string,
  width: number,
  maxLines: number,
  measure: (text: string) => number,
): WrappedText {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < maxLines) {
    const isLast = lines.length === maxLines - 1;
    if (measure(rest) <= width) {
      lines.push(rest);
      rest = '';
    } else if (isLast) {
      lines.push(cutText(rest, width, measure));
      return { lines, isCut: true };
    } else {
      const line = firstLine(rest, width, measure);
      lines.push(line.trimEnd());
      rest = rest.slice(line.length).trimStart();
    }
  }
  return { lines, isCut: rest !== '' };
}

/** As many letters as have room before an ellipsis. */
function cutText(text: string, width: number, measure: (text: string) => number): string {
  return `${longestStart(letters(text), width, (start) => measure(start.trimEnd() + ellipsis)).trimEnd()}${ellipsis}`;
}

function firstLine(text: string, width: number, measure: (text: string) => number): string {
  const words = text.split(/(?<=\s)/);
  const line = longestStart(words, width, (start) => measure(start.trimEnd()));
  return line === '' ? longestStart(letters(text), width, measure) || (letters(text)[0] ?? text) : line;
}

/** The longest beginning made of whole parts that fits. */
function longestStart(parts: readonly string[], width: number, measure: (text: string) => number): string {
  let start = '';
  for (const part of parts) {
    if (measure(start + part) > width) break;
    start += part;
  }
  return start;
}

/** What a reader takes for one letter: in Devanagari, a consonant with its vowel sign. */
function letters(text: string): string[] {
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  );
}
