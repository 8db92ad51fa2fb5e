/** Which terms of use people accept: the document that the portal links to tells by itself. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the portal has the document (its `documents.ts`). */
const termsPath = 'documents/terms-of-use.pdf';

/**
 * The beginning of the SHA-256 of the document as it is served now, so that what somebody accepted can be proved against an
 * archived file and nobody has to remember to count a version up. Null where there is no document.
 */
export async function readTermsVersion(portalFolder: string | null): Promise<string | null> {
  if (portalFolder === null) return null;
  try {
    const document = await readFile(join(portalFolder, termsPath));
    return `sha256:${createHash('sha256').update(document).digest('hex').slice(0, 32)}`;
  } catch {
    return null;
  }
}
