/** The thread that reads one PDF: what it holds that does something, and what it says. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import { activeVerdict } from './pdf-active.ts';
import type { PDFReading, PDFRequest } from './pdf-reader.ts';

interface Memory {
  readonly buffer: { readonly byteLength: number };
  grow: (pages: number) => number;
}

/** The part of it that is used: Node's types have none of it. */
declare const WebAssembly: {
  compile: (program: Uint8Array) => Promise<object>;
  Instance: new (program: object, imports: object) => { exports: Record<string, never> };
  Memory: new () => Memory;
};

const mostPages = 50;
const mostCharacters = 200_000;

/** Bytes that the reader may take: a file that unpacks to more is not read. */
const mostMemory = 256 * 1024 * 1024;
/** Of the memory of WebAssembly. */
const pageBytes = 65_536;

/** What the program of the reader says of a document, beside what the library asks it. */
type Ask = (
  question:
    | 'FPDFDoc_GetJavaScriptActionCount'
    | 'FPDFDoc_GetAttachmentCount'
    | 'FPDF_GetFormType'
    | 'FPDF_GetSecurityHandlerRevision',
) => number;

/** Of forms: none, and one of fields; the others are programs. */
const plainForms = new Set([0, 1]);

const port = parentPort;
if (!port || !workerData) throw new Error('This file is the program of a thread.');
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `pdf-reader.ts` starts it with
port.postMessage(await read(workerData as PDFRequest));

async function read({ content, text }: PDFRequest): Promise<PDFReading> {
  const verdict = activeVerdict(content);
  if (verdict !== 'harmless') return { verdict, text: null };
  const { document, ask } = await open(content);
  if (ask('FPDF_GetSecurityHandlerRevision') !== -1) return { verdict: 'unclear', text: null };
  const isActive =
    ask('FPDFDoc_GetJavaScriptActionCount') > 0 ||
    ask('FPDFDoc_GetAttachmentCount') > 0 ||
    !plainForms.has(ask('FPDF_GetFormType'));
  if (isActive) return { verdict: 'active', text: null };
  return { verdict, text: text === 'none' ? null : readText(document, text === 'lines' ? linesOf : textOf) };
}

/** @throws Error for a file that is none, or needs a password */
async function open(content: Uint8Array): Promise<{ document: PDFiumDocument; ask: Ask }> {
  let program: Readonly<Record<string, unknown>> = {};
  const compiled = await WebAssembly.compile(
    await readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')),
  );
  const library = await PDFiumLibrary.init({
    instantiateWasm: (imports, succeed) => {
      const instance = new WebAssembly.Instance(compiled, imports);
      program = instance.exports;
      limit(instance.exports['memory']);
      // The instance is what the library waits for, whatever its types say.
      Reflect.apply(succeed, undefined, [instance]);
      return instance.exports;
    },
  });
  const document = await library.loadDocument(content);
  const ask: Ask = (question) => {
    const answer = program[question];
    if (typeof answer !== 'function') throw new Error(`The reader cannot be asked ${question}.`);
    return Number(Reflect.apply(answer, undefined, [Reflect.get(document, 'documentIdx')]));
  };
  return { document, ask };
}

/** Null also where the reader gives up, as on a page that unpacks to too much. */
function readText(
  document: PDFiumDocument,
  take: (document: PDFiumDocument) => string | null,
): string | null {
  try {
    return take(document);
  } catch {
    return null;
  }
}

/** The text of every page; null when not all of it can be read. */
function textOf(document: PDFiumDocument): string | null {
  const count = document.getPageCount();
  if (count > mostPages) return null;
  let text = '';
  for (let at = 0; at < count; at += 1) {
    const page = document.getPage(at).getText().replaceAll(/\s+/g, ' ').trim();
    text += `${page} `;
    // A page without text may be a picture of one.
    if (page === '' || text.length > mostCharacters) return null;
  }
  return text.trim();
}

/** The lines of the pages that have text, up to where there is too much of it. */
function linesOf(document: PDFiumDocument): string {
  const count = Math.min(document.getPageCount(), mostPages);
  let text = '';
  for (let at = 0; at < count && text.length <= mostCharacters; at += 1) {
    text += `${document.getPage(at).getText()}\n`;
  }
  return text.slice(0, mostCharacters).trim();
}

/** The library takes what it is not refused, up to 2 GB. */
function limit(memory: unknown): void {
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('The reader has no memory of its own.');
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * pageBytes > mostMemory) {
      throw new RangeError('The file unpacks to too much.');
    }
    return grow(pages);
  };
}
