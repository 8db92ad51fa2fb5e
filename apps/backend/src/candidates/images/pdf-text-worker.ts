/** The thread that reads one PDF and says what it says: a text, or null when it is not read to its end. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

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

const port = parentPort;
if (!port || !(workerData instanceof Uint8Array)) throw new Error('This file is the program of a thread.');
port.postMessage(await textOf(workerData));

async function textOf(content: Uint8Array): Promise<string | null> {
  const program = await WebAssembly.compile(
    await readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')),
  );
  const library = await PDFiumLibrary.init({
    instantiateWasm: (imports, succeed) => {
      const instance = new WebAssembly.Instance(program, imports);
      limit(instance.exports['memory']);
      // The instance is what the library waits for, whatever its types say.
      Reflect.apply(succeed, undefined, [instance]);
      return instance.exports;
    },
  });
  const document = await library.loadDocument(content);
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
