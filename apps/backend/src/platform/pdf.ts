/**
 * Documents as PDF, set by Typst from the sources in `documents/`. What a document says goes in as data, so that nothing that somebody
 * wrote is ever read as markup.
 */
import { join } from 'node:path';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { documentsFolder } from '../folders.ts';
import { readFonts } from './pdf-fonts.ts';

/** The sources: a file of `documents/` each, without its ending. */
export type DocumentName = 'cv' | 'offer-letter' | 'receipt' | 'season';

/** Documents after which a result that nobody asked for again is let go. */
const keptFor = 10;

let compiler: Promise<NodeCompiler> | undefined;

/**
 * Sets a document as PDF/UA-1: tagged in reading order, with its title and language. One that the standard cannot have, because of a
 * letter that no font has, is set without that claim. A page takes 2 to 8 ms of the thread that asks; the first document of a server takes a tenth of a second more, for
 * the engine and its fonts.
 * @param data what the source reads; the same data give the same bytes
 */
export const pdfOf = (name: DocumentName, data: object): Promise<Buffer> =>
  withDocument(name, data, accessiblePDF);

async function accessiblePDF(engine: NodeCompiler, document: NodeTypstDocument): Promise<Buffer> {
  const { PdfStandard } = await import('@myriaddreamin/typst-ts-node-compiler');
  try {
    return engine.pdf(document, { pdfStandard: PdfStandard.UA_1 });
  } catch {
    return engine.pdf(document);
  }
}

/** The pages of the same document, each a picture that needs nothing from outside: an SVG without script and style sheet. */
export const picturesOf = (name: DocumentName, data: object): Promise<string[]> =>
  withDocument(name, data, (engine, document) => pagesOf(engine.plainSvg(document), document.numOfPages));

async function withDocument<Value>(
  name: DocumentName,
  data: object,
  draw: (engine: NodeCompiler, document: NodeTypstDocument) => Value | Promise<Value>,
): Promise<Value> {
  const engine = await (compiler ??= startCompiler());
  const compiled = engine.compile({
    mainFilePath: join(documentsFolder, `${name}.typ`),
    inputs: { data: JSON.stringify(data) },
  });
  const document = compiled.result;
  if (document === null) {
    const reasons: unknown = compiled.takeError()?.shortDiagnostics;
    throw new Error(`${name} was not set: ${JSON.stringify(reasons)}`);
  }
  const value = await draw(engine, document);
  engine.evictCache(keptFor);
  return value;
}

/** The engine is 50 MB of native code, which a server that writes no document does not load. */
async function startCompiler(): Promise<NodeCompiler> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  return Compiler.create({ workspace: documentsFolder, fontArgs: [{ fontBlobs: readFonts() }] });
}

/** Typst draws all pages below each other in one picture; each page is a view of it. */
function pagesOf(svg: string, count: number): string[] {
  const small = svg.replaceAll(/\n\s*/g, '\n');
  const [opening = ''] = /^<svg[^>]*>/.exec(small) ?? [];
  const [, width = '', height = ''] = /viewBox="0 0 (\S+) ([^"]+)"/.exec(opening) ?? [];
  const pageHeight = Number(height) / count;
  const rest = small.slice(opening.length);
  return Array.from({ length: count }, (_, index) => {
    const view = `0 ${index * pageHeight} ${width} ${pageHeight}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${view}" width="${width}pt" height="${pageHeight}pt">${rest}`;
  });
}
