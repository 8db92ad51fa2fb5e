/**
 * What a PDF holds that does something. Its names are looked for in every byte of the file, in comments, strings and streams too, because
 * an entry of its table may point anywhere; and in its packed objects, which are the only other place where a reader finds any.
 */
import { inflateSync } from 'node:zlib';

/** `unclear`: it holds objects that cannot be unpacked here. */
export type ActiveVerdict = 'harmless' | 'active' | 'unclear';

/** Names of parts that run, open, send or carry something. A document has no use for them. A script without one of them is never run. */
const activeParts =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|Rendition|GoToE)(?![A-Za-z0-9])/;

/** The name of packed objects; any of its letters may be written as a number. */
const packedObjects = /\/(?:O|#4[Ff])(?:b|#62)(?:j|#6[Aa])(?:S|#53)(?:t|#74)(?:m|#6[Dd])/g;

/** What changes the bytes of packed objects beside packing them. */
const otherCoding = /\/(?:DecodeParms|DP|Crypt)(?![A-Za-z0-9])/;

/** Bytes that a dictionary may take before it names its type; those that programs write take a few dozen. */
const longestDictionary = 4096;

/** Bytes that all packed objects may unpack to, and how many packs there may be. */
const most = { bytes: 64 * 1024 * 1024, packs: 20_000 };

/** Takes time in proportion to the file and to what it unpacks to. */
export function activeVerdict(pdf: Uint8Array): ActiveVerdict {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  if (isActive(text)) return 'active';
  let left = most.bytes;
  let packs = 0;
  for (const { index } of text.matchAll(packedObjects)) {
    packs += 1;
    const objects = packs > most.packs ? undefined : unpack(pdf, text, index, left);
    if (objects === undefined) return 'unclear';
    if (isActive(objects.toString('latin1'))) return 'active';
    left -= objects.byteLength;
  }
  return 'harmless';
}

const isActive = (text: string): boolean => activeParts.test(readNames(text));

/** Names may be written with their characters in hexadecimal. */
const readNames = (text: string): string =>
  text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The objects of the dictionary that has this name in it; undefined when they are not simply packed, or unpack to more than is left. */
function unpack(pdf: Uint8Array, text: string, name: number, left: number): Buffer | undefined {
  const before = text.slice(Math.max(0, name - longestDictionary), name);
  const start = before.lastIndexOf('obj');
  const stream = text.indexOf('stream', name);
  if (start < 0 || stream < 0 || stream - name > longestDictionary || left <= 0) return undefined;
  if (otherCoding.test(readNames(before.slice(start) + text.slice(name, stream)))) return undefined;
  const lineEnd = text.startsWith('\r\n', stream + 6) ? 2 : 1;
  try {
    return inflateSync(pdf.subarray(stream + 6 + lineEnd), { maxOutputLength: left });
  } catch {
    return undefined;
  }
}
