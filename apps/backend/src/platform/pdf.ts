/**
 * Documents as PDF, set by Typst from the sources in `documents/`. What a document says goes in as data, so that nothing that somebody
 * wrote is ever read as markup.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { documentsFolder } from '../folders.ts';

/** The sources: a file of `documents/` each, without its ending. */
export type DocumentName = 'receipt';

/** Covers Latin, Greek, Cyrillic and Devanagari. */
const fonts = ['400Regular/NotoSans_400Regular', '700Bold/NotoSans_700Bold'];

/** Documents after which a result that nobody asked for again is let go. */
const keptFor = 10;

let compiler: Promise<NodeCompiler> | undefined;

/**
 * Sets a document. A page takes 2 to 8 ms of the thread that asks; the first document of a server takes a tenth of a second more, for
 * the engine and its fonts.
 * @param data what the source reads; the same data give the same bytes
 */
export async function pdfOf(name: DocumentName, data: object): Promise<Buffer> {
  const engine = await (compiler ??= startCompiler());
  const source = { mainFilePath: join(documentsFolder, `${name}.typ`) };
  const pdf = engine.pdf({ ...source, inputs: { data: JSON.stringify(data) } });
  engine.evictCache(keptFor);
  return pdf;
}

/** The engine is 50 MB of native code, which a server that writes no document does not load. */
async function startCompiler(): Promise<NodeCompiler> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const { resolve } = createRequire(import.meta.url);
  const fontBlobs = fonts.map((path) => readFileSync(resolve(`@expo-google-fonts/noto-sans/${path}.ttf`)));
  return Compiler.create({ workspace: documentsFolder, fontArgs: [{ fontBlobs }] });
}
