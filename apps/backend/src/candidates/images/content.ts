/** What a file is, told by its content: names and media types that come with it are only what somebody wrote. */
import type { ImageMime } from './tables.ts';

const pdfTrailer = /%%EOF[\s\0]*$/;

/** Parts of a PDF that do something or carry other files. A document has no use for them. */
const activeParts = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)\b/;

/** Text, pictures and fonts: arbitrary bytes, in which anything could seem to be written. */
const streams = /\bstream\r?\n[\s\S]*?\bendstream\b/g;

/** The media type of a content, or undefined when it is none of those that are kept. */
export function mimeOf(content: Uint8Array): ImageMime | undefined {
  const start = latin1(content.subarray(0, 16));
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'image/webp';
  // The end too: what comes after it, such as an archive, is another file.
  if (/^%PDF-[12]\.\d/.test(start) && pdfTrailer.test(latin1(content.subarray(-1024)))) {
    return 'application/pdf';
  }
  return undefined;
}

/** Whether a PDF holds a script, an action or another file in the open. Those in compressed parts are not looked for. */
export function isActive(pdf: Uint8Array): boolean {
  // Names may be written with their characters in hexadecimal.
  const names = latin1(pdf)
    .replaceAll(streams, '')
    .replaceAll(/#([0-9A-Fa-f]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return activeParts.test(names);
}

function latin1(content: Uint8Array): string {
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1');
}
