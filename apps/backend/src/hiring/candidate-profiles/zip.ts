/** Many CVs as one file, each read only when the one before has been taken. */
import { Readable } from 'node:stream';
import { inArray } from 'drizzle-orm';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { AnswerFile, OperationContext } from '../../platform/index.ts';
import { noteReading } from './access.ts';
import { cvBytes } from './printings.ts';
import { cvs } from '../tables/candidate-profiles.ts';

/** A CV that the caller may read, and whether with how to reach the person. */
export interface ReadableCv {
  id: string;
  hasContact: boolean;
}

/** How many are read from the database at a time. */
const batch = 50;

/** Writes the list that lies in the ZIP, when it is known what the file of each CV is called, by the id of the CV. */
type WriteList = (names: ReadonlyMap<string, string>) => AsyncIterable<string>;

/**
 * The CVs of these ids as a ZIP that is written while it is sent; of each reading a line is left in the audit trail.
 * @param wanted in their order
 */
export function zipOfCvs(
  context: OperationContext,
  wanted: readonly ReadableCv[],
  { name, list }: { name: string; list: WriteList },
): AnswerFile {
  const content = Readable.from(chunksOf(context, wanted, list));
  return { name: `${name}.zip`, type: 'application/zip', content };
}

async function* chunksOf(
  context: OperationContext,
  wanted: readonly ReadableCv[],
  list: WriteList,
): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (let first = 0; first < wanted.length; first += batch) {
    const some = wanted.slice(first, first + batch);
    const ids = some.map(({ id }) => id);
    const rows = await context.db.select().from(cvs).where(inArray(cvs.id, ids));
    for (const { id, hasContact } of some) {
      const cv = rows.find((row) => row.id === id);
      if (!cv) continue;
      await noteReading(context, 'cv', cv.userID, [cv.id]);
      // A PDF is compressed already.
      const name = freeName(cv.frozenData.person.name, taken);
      names.set(id, name);
      const file = new ZipPassThrough(name);
      file.mtime = cv.generatedAt;
      zip.add(file);
      for await (const piece of cvBytes(context, cv, hasContact)) file.push(piece);
      file.push(new Uint8Array(), true);
      yield* written;
      written = [];
    }
  }
  const file = new ZipDeflate('list.csv');
  file.mtime = context.now();
  zip.add(file);
  for await (const line of list(names)) file.push(Buffer.from(line));
  file.push(new Uint8Array(), true);
  zip.end();
  yield* written;
}

/** A file name that no other has, and that every file system takes. */
function freeName(person: string, taken: Set<string>): string {
  const base =
    person
      .replaceAll(/[^\p{L}\p{M}\p{N} .-]/gu, '')
      .trim()
      .slice(0, 80) || 'CV';
  let name = `${base}.pdf`;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${base} ${number}.pdf`;
  taken.add(name.toLowerCase());
  return name;
}
