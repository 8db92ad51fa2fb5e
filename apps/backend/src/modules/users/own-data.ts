/** Everything that is kept about a person, for the person to take away. */
import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/operation.ts';
import { signedIn } from '../../platform/operation.ts';
import { images } from '../images/tables.ts';
import { preferences } from '../preferences/tables.ts';
import {
  academics,
  addresses,
  candidateSkills,
  currentDegrees,
  educationStages,
  experiences,
  languagesKnown,
  parents,
} from '../profile/tables.ts';
import { walletOwnerOf } from '../wallet/grants.ts';
import { openWallet } from '../wallet/ledger.ts';
import { entryView, listEntries } from '../wallet/service.ts';
import { mappings } from '../mappings/tables.ts';
import { audit } from '../audit/trail.ts';
import { candidates, users } from './tables.ts';
import { findUserView } from './view.ts';

/** Tables of which a person's rows are given, by the name of the section. */
const sections = {
  personal: candidates,
  currentDegree: currentDegrees,
  education: educationStages,
  academics,
  experience: experiences,
  skills: candidateSkills,
  languagesKnown,
  addresses,
  parents,
  preferences,
  documents: images,
  applications: mappings,
} as const;

/** Most entries of a wallet that are read at once. */
const pageSize = 500;

/** The caller's own data, section by section, as they are kept. That they were taken is noted. */
export async function exportOf(context: OperationContext): Promise<Record<string, unknown>> {
  const { db } = context;
  const { id, ...caller } = signedIn(context);
  const rows = await Promise.all(
    Object.entries(sections).map(
      async ([name, table]) => [name, await db.select().from(table).where(eq(table.userID, id))] as const,
    ),
  );
  const owner = walletOwnerOf({ ...caller, id });
  // The credits of a company are not those of one person.
  const wallet = owner?.type === 'user' ? await openWallet(db, owner) : undefined;
  const entries: unknown[] = [];
  for (let pageNo = 1; wallet !== undefined; pageNo += 1) {
    const page = await listEntries(db, wallet.id, {}, { pageNo, pageSize, newestFirst: false });
    entries.push(...page.entries.map(entryView));
    if (page.entries.length < pageSize) break;
  }
  await db.transaction((tx) =>
    audit(tx, context, { action: 'downloaded', entityType: 'user', entityID: id, subjectID: id, fields: [] }),
  );
  return {
    user: await findUserView(db, eq(users.id, id)),
    ...Object.fromEntries(rows.map(([name, kept]) => [name, kept.map(withoutNotes)])),
    walletEntries: entries,
  };
}

/** A row without what the other side wrote for itself. */
function withoutNotes(row: object): object {
  const { statusNote: _theirs, ...own } = { statusNote: null, ...row };
  return own;
}
