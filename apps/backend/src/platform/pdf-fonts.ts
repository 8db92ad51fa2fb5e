/** The fonts of documents, and which characters they have. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Families in the order in which Typst looks for a letter; Noto Sans has Latin, Greek, Cyrillic and Devanagari. */
const families = [
  'Noto Sans',
  'Noto Serif',
  'Noto Sans Bengali',
  'Noto Sans Gurmukhi',
  'Noto Sans Gujarati',
  'Noto Sans Oriya',
  'Noto Sans Tamil',
  'Noto Sans Telugu',
  'Noto Sans Kannada',
  'Noto Sans Malayalam',
] as const;

/** The families that a text can be set in; the others step in for letters that these lack. */
export type DocumentFont = 'Noto Sans' | 'Noto Serif';

/** All families, the wanted one first. */
export const familiesFrom = (first: DocumentFont): readonly string[] => [
  first,
  ...families.filter((family) => family !== first && family !== 'Noto Serif'),
];

/** Regular and bold of each family, as the packages have them. */
export function readFonts(): Buffer[] {
  const { resolve } = createRequire(import.meta.url);
  return families.flatMap((family) => {
    const file = family.replaceAll(' ', '');
    const name = family.toLowerCase().replaceAll(' ', '-');
    return ['400Regular', '700Bold'].map((weight) =>
      readFileSync(resolve(`@expo-google-fonts/${name}/${weight}/${file}_${weight}.ttf`)),
    );
  });
}

/** The code points that a font has a picture of: its `cmap` table in format 4 or 12 (OpenType 1.9). */
export function codePointsOf(font: Buffer): Set<number> {
  const found = new Set<number>();
  const cmap = tableAt(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const at = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    const format = font.readUInt16BE(at);
    if (format === 12) addGroups(font, at, found);
    else if (format === 4) addSegments(font, at, found);
  }
  return found;
}

function tableAt(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + index * 16;
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table ${name}.`);
}

function addGroups(font: Buffer, at: number, found: Set<number>): void {
  const count = font.readUInt32BE(at + 12);
  for (let index = 0; index < count; index += 1) {
    const group = at + 16 + index * 12;
    const last = font.readUInt32BE(group + 4);
    for (let code = font.readUInt32BE(group); code <= last; code += 1) found.add(code);
  }
}

function addSegments(font: Buffer, at: number, found: Set<number>): void {
  const double = font.readUInt16BE(at + 6);
  for (let offset = 0; offset < double; offset += 2) {
    const last = font.readUInt16BE(at + 14 + offset);
    const first = font.readUInt16BE(at + 16 + double + offset);
    // The last segment says only that it is the last.
    for (let code = first; code <= last && code !== 0xffff; code += 1) found.add(code);
  }
}
