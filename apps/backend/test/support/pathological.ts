/** Texts and files that programs have taken too long over. */
import { crc32, deflateSync } from 'node:zlib';
import { sample, stringMatching } from 'fast-check';
import { expressionsOfCode } from './expressions.ts';

/** Makes a text of at most so many characters. */
export type Shape = (length: number) => string;

const repeated =
  (...parts: readonly [string, ...string[]]): Shape =>
  (length) => {
    const whole = parts.join('');
    return whole.repeat(Math.floor(length / Array.from(whole).length));
  };

/** What differs each time, as often as there is room for. */
const numbered =
  (before: string, each: (serial: number) => string, after = ''): Shape =>
  (length) => {
    let text = before;
    for (let serial = 0; ; serial += 1) {
      const part = each(serial);
      if (text.length + part.length + after.length > length) break;
      text += part;
    }
    return `${text}${after}`.slice(0, length);
  };

/** By name. */
export const textShapes: Readonly<Record<string, Shape>> = {
  'one letter': repeated('a'),
  'one digit': repeated('9'),
  'digits and spaces': repeated('9 '),
  spaces: repeated(' '),
  'empty lines': repeated('\n'),
  words: repeated('ab '),
  dots: repeated('.'),
  'an address without an end': (length) => `a@${'a.'.repeat(length / 2)}`.slice(0, length),
  'a link without an end': (length) => `https://${'a.'.repeat(length / 2)}`.slice(0, length),
  'signs of a search': repeated('%_\\'),
  brackets: repeated('([{'),
  'quotation marks': repeated('"'),
  'marks on one letter': (length) => `a${'\u0301'.repeat(length - 1)}`,
  'four bytes each': repeated('😀'),
  'ligatures that normalisation draws out': repeated('\ufdfa'),
  Hindi: repeated('क्ष'),
  'elements in elements': repeated('<b>'),
  'lists in lists': repeated('<ul><li>'),
  'elements that never begin': repeated('<'),
  'elements that were not opened': repeated('</p>'),
  references: repeated('&amp'),
  'an element of many attributes': numbered('<p', (serial) => ` a${serial}=1`, '>'),
  'elements of an attribute each, then paragraphs': (length) =>
    numbered('', (serial) => `<a href="https://a.in/${serial}">`)(length / 2) + '<p>'.repeat(length / 6),
  'comments that do not end': repeated('<!--'),
};

/** For each expression of the program a text that nearly fits it, by the expression. */
export function nearMisses(): Readonly<Record<string, Shape>> {
  return Object.fromEntries(
    expressionsOfCode().flatMap(({ source, flags }) => {
      const match = matchOf(source, flags);
      if (match === undefined || match === '') return [];
      const shape: Shape = (length) => {
        const times = Math.max(1, Math.floor((length - 1) / match.length));
        return `${match.repeat(times).slice(0, length - 1)}\u0001`;
      };
      return [[`/${source}/${flags}`, shape] as const];
    }),
  );
}

/** A text that an expression fits, the same in each run; undefined for one of which none can be made up. */
function matchOf(source: string, flags: string): string | undefined {
  try {
    const fitting = stringMatching(new RegExp(source, flags.replaceAll(/[^su]/g, '')), { maxLength: 40 });
    return sample(fitting, { numRuns: 1, seed: 1 })[0];
  } catch {
    return undefined;
  }
}

/** Bodies that are JSON of a strange form, whatever was expected. */
export const jsonShapes: Readonly<Record<string, (bytes: number) => string>> = {
  'objects in objects': (bytes) => `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`,
  'lists in lists': (bytes) => `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
  'many names': (bytes) => `{${Array.from({ length: bytes / 12 }, (_, at) => `"n${at}":1`).join(',')}}`,
  'one name many times': (bytes) => `{${Array.from({ length: bytes / 6 }, () => `"a":1`).join(',')}}`,
  'a number without an end': (bytes) => `{"id":${'9'.repeat(bytes - 10)}}`,
  'an escape without an end': (bytes) => `{"id":"${'\\u0061'.repeat((bytes - 10) / 6)}"}`,
};

/** CSV files of so many bytes with these headings. */
export const csvShapes: Readonly<Record<string, (bytes: number, headings: readonly string[]) => string>> = {
  'empty lines': (bytes, headings) => `${headings.join(',')}${'\n'.repeat(bytes)}x`,
  returns: (bytes) => '\r'.repeat(bytes),
  'one endless cell': (bytes, headings) => `${headings.join(',')}\n${'a'.repeat(bytes)}`,
  'a quotation mark that is not closed': (bytes, headings) =>
    `${headings.join(',')}\n"${'a\n'.repeat(bytes / 2)}`,
  'quotation marks': (bytes) => '"'.repeat(bytes),
  commas: (bytes) => `${','.repeat(bytes)}\n`,
  'headings without an end': (bytes) => numbered('', (serial) => `a${serial},`)(bytes),
  spaces: (bytes) => ' '.repeat(bytes),
  'rows of long cells': (bytes, headings) => rowsOf(headings, bytes, () => 'a'.repeat(2_000)),
  'rows of long cells that differ': (bytes, headings) =>
    rowsOf(headings, bytes, (serial) => `${'ab '.repeat(100)}${serial}`),
  'rows of short cells': (bytes, headings) => rowsOf(headings, bytes, (serial) => `Puna${serial}`),
  'rows of elements': (bytes, headings) => rowsOf(headings, bytes, () => '<b><p>'.repeat(1_000)),
  'rows of lists': (bytes, headings) => rowsOf(headings, bytes, () => 'a;|'.repeat(500)),
};

function rowsOf(headings: readonly string[], bytes: number, cell: (serial: number) => string): string {
  let text = headings.join(',');
  for (let serial = 0; serial < 5_000; serial += 1) {
    const row = `\n${headings.map((_, at) => cell(serial * headings.length + at)).join(',')}`;
    if (text.length + row.length > bytes) break;
    text += row;
  }
  return text;
}

interface UploadShape {
  purpose: string;
  make: (bytes: number) => Buffer;
}

const pdf = (part: string): UploadShape => ({
  purpose: 'proof',
  make: (bytes) => {
    const [head, end] = ['%PDF-1.7\n', '\n%%EOF'];
    return Buffer.from(`${head}${part.repeat((bytes - 20) / part.length)}${end}`, 'latin1');
  },
});

const picture = (head: Buffer, part: Buffer): UploadShape => ({
  purpose: 'avatar',
  make: (bytes) => Buffer.concat([head, Buffer.alloc(bytes - head.length, part)]),
});

/** Files of each kind that is taken in. */
export const uploadShapes: Readonly<Record<string, UploadShape>> = {
  'a PDF of streams': pdf('stream'),
  'a PDF of ends': pdf('endstream endobj '),
  'a PDF of objects': pdf('1 0 obj<</Length 9>>stream\n'),
  'a PDF of dictionaries': pdf('<<'),
  'a PDF of lists': pdf('['),
  'a PDF of texts': pdf('('),
  'a PDF of comments': pdf('%\n'),
  'a PDF of trailers': pdf('trailer<</Root 1 0 R>>startxref 9 %%EOF\n'),
  'a PDF of names': pdf('/J#61vaScript'),
  'a PDF of spaces': pdf(' '),
  'a JPEG of markers': picture(Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0xff, 0xc4, 0, 2])),
  'a PNG of nothing': picture(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from([0])),
  'a WebP of nothing': picture(Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 ', 'latin1'), Buffer.from([0])),
  'a PNG that unfolds': { purpose: 'avatar', make: () => unfoldingPNG(30_000) },
  'a PNG as large as may be': { purpose: 'avatar', make: () => unfoldingPNG(4_000) },
};

/** A picture of one colour with so many points on each side. */
function unfoldingPNG(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const lines = deflateSync(Buffer.alloc((side / 8 + 1) * side));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
