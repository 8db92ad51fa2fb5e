/** Everything that is kept about a person, for the person to take away. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { signedIn, type OperationContext, type SignedInUser } from '../../platform/index.ts';
import {
  images,
  academics,
  addresses,
  candidateSkills,
  currentDegrees,
  educationStages,
  experiences,
  languagesKnown,
  parents,
} from '../../candidates/index.ts';
import { preferences, candidates, consents, users, findUserView } from '../../identity/index.ts';
import { walletOwnerOf, openWallet, entryView, listEntries } from '../../money/index.ts';
import { applications, placements } from '../../hiring/index.ts';
import { audit } from '../../records/index.ts';

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
  consents,
  documents: images,
  applications,
  placements,
} as const;

/** Most entries of a wallet that are read at once. */
const pageSize = 500;

/** The caller's own data, section by section, as they are kept. That they were taken is noted. */
export async function exportOf(context: OperationContext): Promise<Record<string, unknown>> {
  const { db } = context;
  const caller = signedIn(context);
  const { id } = caller;
  const rows = await Promise.all(
    Object.entries(sections).map(
      async ([name, table]) => [name, await db.select().from(table).where(eq(table.userId, id))] as const,
    ),
  );
  await db.transaction((tx) =>
    audit(tx, context, { action: 'downloaded', entityType: 'user', entityID: id, subjectID: id, fields: [] }),
  );
  return {
    user: await findUserView(db, eq(users.id, id)),
    ...Object.fromEntries(rows.map(([name, kept]) => [name, kept.map(exportedRow)])),
    walletEntries: await ownEntries(db, caller),
  };
}

/** What happened in the person's own wallet; the credits of a company are not those of one person. */
async function ownEntries(db: Db, caller: SignedInUser): Promise<object[]> {
  const owner = walletOwnerOf(caller);
  if (owner?.type !== 'user') return [];
  const wallet = await openWallet(db, owner);
  const found: object[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { entries } = await listEntries(db, wallet.id, {}, { pageNo, pageSize, newestFirst: false });
    found.push(...entries.map(entryView));
    if (entries.length < pageSize) return found;
  }
}

/** A row with the name that the contract has for its owner, and without what the other side wrote for itself. */
function exportedRow({ userId, ...row }: { userId: string | null }): object {
  const { statusNote: _theirs, ...own } = { statusNote: null, ...row };
  return { userID: userId, ...own };
}
