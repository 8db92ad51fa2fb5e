/** What is written of a job profile beside what was sent, and what has to be true of it. */
import { limits } from '@aarambh/forms';
import type { components } from '@aarambh/api-client/schema';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { localized, validationFailed, type OperationContext, sanitise } from '../../platform/index.ts';
import { skills } from '../../catalogue/index.ts';

type WeightedSkill = components['schemas']['WeightedSkill'];

interface ProfileValues {
  descriptionHtml?: string;
  skills?: WeightedSkill[];
  status?: 'Draft' | 'Posted';
}

/** How much a skill counts where nobody said so: the middle of 1 to 5. */
const usualWeight = 3;

/**
 * The values with their description sanitised and every skill weighted: as it is sent, or else as it was.
 * @throws ApiFailure 422 for a skill that is not there or named twice, and for a profile that is posted without a description
 */
export async function preparedProfile<Values extends ProfileValues>(
  tx: Transaction,
  values: Values,
  _context: OperationContext,
  before: ProfileValues | undefined,
): Promise<Values> {
  const written = { ...values };
  if (typeof values.descriptionHtml === 'string') {
    written.descriptionHtml = sanitise(values.descriptionHtml).html;
  }
  if (values.skills !== undefined) {
    await refuseUnknownSkills(tx, values.skills);
    written.skills = values.skills.map((skill) => {
      const known = before?.skills?.find(({ skillID }) => skillID === skill.skillID);
      return { weight: usualWeight, mustHave: false, ...known, ...skill };
    });
  }
  const isWritten = values.status !== undefined || values.descriptionHtml !== undefined;
  if (isWritten && (values.status ?? before?.status) === 'Posted') {
    refuseShortDescription(written.descriptionHtml ?? before?.descriptionHtml ?? '');
  }
  return written;
}

async function refuseUnknownSkills(tx: Transaction, named: readonly WeightedSkill[]): Promise<void> {
  const ids = named.map(({ skillID }) => skillID);
  const found = await tx
    .select({ id: skills.id })
    .from(skills)
    .where(and(inArray(skills.id, ids), eq(skills.isActive, true)));
  const known = new Set(found.map(({ id }) => id));
  const fields = ids.flatMap((id, index) => {
    const path = `skills.${index}.skillID`;
    if (!known.has(id)) return { path, code: 'unknown', message: 'Choose a record from the list.' };
    if (ids.indexOf(id) < index) return { path, code: 'oneOf', message: 'Name each skill once.' };
    return [];
  });
  if (fields.length > 0) throw validationFailed(fields);
}

/** What candidates read has to say something before it is posted. */
function refuseShortDescription(html: string): void {
  const { min } = limits.postedDescription;
  if (sanitise(html).visible >= min) return;
  const message = localized('Describe it in at least {min} characters before it is posted.', { min });
  throw validationFailed([{ path: 'descriptionHtml', code: 'tooShort', message }]);
}
