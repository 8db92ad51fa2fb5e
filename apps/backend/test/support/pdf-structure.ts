/** What of a PDF a screen reader needs, read from the objects of the file: those that Typst writes stand open, streams are deflated. */
import { inflateSync } from 'node:zlib';

/** Reads it. @throws Error for a file whose objects are packed */
export function readStructure(pdf: Buffer) {
  const objects = objectsOf(pdf);
  const all = [...objects.values()].map(({ dictionary }) => dictionary);
  const catalog = all.find((each) => /\/Type\s*\/Catalog\b/.test(each)) ?? '';
  const trailer = pdf.toString('latin1').slice(-600);
  const information = objects.get(numberAt(trailer, 'Info'))?.dictionary ?? '';
  const metadata = objects.get(numberAt(catalog, 'Metadata'))?.stream.toString('utf8') ?? '';
  const fonts = all.filter((each) => /\/Type\s*\/Font\b/.test(each) && !/\/Subtype\s*\/CIDFont/.test(each));
  const tree = treeOf(objects, catalog);
  const pages = all.filter((each) => /\/Type\s*\/Page\b/.test(each));
  const written = pages.map((page) => markedContent(objects.get(numberAt(page, 'Contents'))?.stream));
  return {
    isTagged: /\/MarkInfo\s*<<[^>]*\/Marked true/.test(catalog) && tree.types.length > 0,
    showsTitle: /\/DisplayDocTitle true/.test(catalog),
    claims: `PDF/UA-${/<pdfuaid:part>(\d)</.exec(metadata)?.[1]}`,
    title: textAt(information, 'Title'),
    language: /\/Lang\s*\(([^)]*)\)/.exec(catalog)?.[1],
    information: [...information.matchAll(/^\s*\/(\w+)/gm)].map(([, name = '']) => name).toSorted(),
    fontsWithoutText: fonts.filter((each) => !/\/ToUnicode \d+ 0 R/.test(each)),
    fontsNotEmbedded: all.filter(
      (each) => /\/Type\s*\/FontDescriptor\b/.test(each) && !/\/FontFile[23]? \d+ 0 R/.test(each),
    ),
    pictures: all.filter((each) => /\/Subtype\s*\/Image\b/.test(each)).length,
    actions: all.filter((each) => /\/(?:JavaScript|JS|Launch|EmbeddedFile|OpenAction)\b/.test(each)),
    headings: tree.types.filter((type) => /^H\d$/.test(type)),
    untaggedText: written.reduce((sum, { untagged }) => sum + untagged, 0),
    /** Whether the tree names the pieces of each page in the order in which they are written, each once. */
    isInOrder: pages.every((page, index) => {
      const named = tree.pieces.filter((each) => objects.get(each.page)?.dictionary === page);
      const pieces = written[index]?.pieces ?? [];
      return pieces.length > 0 && named.map(({ piece }) => piece).join() === pieces.join();
    }),
  };
}

interface PdfObject {
  dictionary: string;
  stream: Buffer;
}

function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  const source = pdf.toString('latin1');
  for (const [whole, number, body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\r?\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', ...rest] = body.split(/\bstream\r?\n/);
    const packed = Buffer.from(rest.join('stream\n').replace(/\r?\nendstream$/, ''), 'latin1');
    const isDeflated = /\/Filter\s*\/FlateDecode/.test(dictionary);
    if (/\/Type\s*\/ObjStm\b/.test(dictionary)) throw new Error(`Packed objects: ${whole.slice(0, 40)}`);
    objects.set(Number(number), { dictionary, stream: isDeflated ? inflateSync(packed) : packed });
  }
  return objects;
}

/** The number of the object that a property refers to; 0 where there is none. */
const numberAt = (dictionary: string, name: string): number =>
  Number(new RegExp(`/${name}\\s+(\\d+) 0 R`).exec(dictionary)?.[1] ?? 0);

/** A text, written plainly or as UTF-16. */
function textAt(dictionary: string, name: string): string | undefined {
  const [, plain, hex] = new RegExp(`/${name} (?:\\(([^)]*)\\)|<FEFF([0-9A-F]*)>)`).exec(dictionary) ?? [];
  return hex === undefined ? plain : Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

/** The tree of tags in its order: what each is, and which pieces of which page it names. */
function treeOf(objects: ReadonlyMap<number, PdfObject>, catalog: string) {
  const types: string[] = [];
  const pieces: { page: number; piece: number }[] = [];
  const visit = (number: number, page: number): void => {
    const dictionary = objects.get(number)?.dictionary ?? '';
    const type = /\/S\s*\/(\w+)/.exec(dictionary)?.[1];
    if (type !== undefined) types.push(type);
    const own = numberAt(dictionary, 'Pg') || page;
    const [, list, single] = /\/K\s*(?:\[([\s\S]*?)\]|(\d+(?: 0 R)?|<<[^>]*>>))/.exec(dictionary) ?? [];
    for (const [kid] of (list ?? single ?? '').matchAll(/\d+ 0 R(?=\s|$)|<<[^>]*>>|\d+/g)) {
      if (kid.startsWith('<<')) {
        const piece = /\/MCID (\d+)/.exec(kid)?.[1];
        if (piece !== undefined) pieces.push({ page: numberAt(kid, 'Pg') || own, piece: Number(piece) });
      } else if (kid.endsWith('R')) visit(Number.parseInt(kid, 10), own);
      else pieces.push({ page: own, piece: Number(kid) });
    }
  };
  visit(numberAt(catalog, 'StructTreeRoot'), 0);
  return { types, pieces };
}

/** The pieces of a page in the order in which they are written, and how much text stands in none. */
function markedContent(stream: Buffer | undefined): { pieces: number[]; untagged: number } {
  const pieces: number[] = [];
  const open: boolean[] = [];
  let untagged = 0;
  const marks = /\/(\w+)\s*(?:<<((?:<[0-9A-Fa-f]*>|[^>])*)>>|\/\w+)?\s*(?:BDC|BMC)\b|\bEMC\b|\b(?:Tj|TJ)\b/g;
  // What a text says cannot be taken for an operator.
  const source = (stream?.toString('latin1') ?? '').replaceAll(/\((?:\\[\s\S]|[^\\)])*\)/g, '()');
  for (const [operator, , properties = ''] of source.matchAll(marks)) {
    if (operator === 'EMC') open.pop();
    else if (operator === 'Tj' || operator === 'TJ') untagged += open.length > 0 ? 0 : 1;
    else {
      open.push(true);
      const piece = /\/MCID (\d+)/.exec(properties)?.[1];
      if (piece !== undefined) pieces.push(Number(piece));
    }
  }
  return { pieces, untagged };
}
