/** What a file is, told by its content: names and media types that come with it are only what somebody wrote. */
import type { ImageMime } from '../tables/images.ts';

const pdfTrailer = /%%EOF[\s\0]*$/;

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

function latin1(content: Uint8Array): string {
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1');
}
