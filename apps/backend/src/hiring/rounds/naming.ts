/** Whom the lines of a list name: by the application, the roll number or the code of the day. */
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import type { Transaction } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import {
  ApiFailure,
  notFound,
  type Keys,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { applications, type Application } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { roundEntries, type Round, type RoundEntry } from '../tables/rounds.ts';
import { applicationsAtDoor, isGuest } from './at-door.ts';
import { codesAtDoor, plainCode } from './door-code.ts';
import { isIn, ownEntry, roundBefore } from './reach.ts';

export type Line = OperationRequest<'saveRoundEntries'>['body']['entries'][number];

/** Somebody in a round. */
export interface Named {
  application: Application;
  name: string;
  /** Null: nothing is known of them yet. */
  entry: RoundEntry | null;
  /** Of another campus, at the door of the one that hosts the drive. */
  isGuest?: boolean;
}

/**
 * Finds whom the lines name among those in the round whom the caller reaches.
 * @returns what finds the one of a line, or throws an ApiFailure 404 for nobody, 409 for several
 */
export async function findNamed(
  tx: Transaction,
  context: OperationContext,
  keys: Keys,
  { round, lines }: { round: Round; lines: readonly Line[] },
): Promise<(line: Line) => Named> {
  const before = await roundBefore(tx, round);
  const ids = lines.flatMap(({ applicationID }) => applicationID ?? []);
  const numbers = lines.flatMap(({ rollNumber }) => (rollNumber === undefined ? [] : [plain(rollNumber)]));
  // A code names nobody by itself: those of everybody in the round are looked through.
  const areCoded = lines.some(({ code }) => code !== undefined);
  const isNamed: SQL | undefined = areCoded
    ? undefined
    : sql`(${inArray(applications.id, ids)} or ${inArray(rollNumberOf, numbers)})`;
  const rows = await tx
    .select({
      application: applications,
      name: writtenName(users),
      rollNumber: currentDegrees.rollNumber,
      entry: roundEntries,
      isGuest: isGuest(context),
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .leftJoin(roundEntries, ownEntry(round))
    .where(and(isIn(round, before), applicationsAtDoor(context, round), isNamed));
  const byID = new Map(rows.map((row) => [row.application.id, row]));
  const byNumber = Map.groupBy(rows, ({ rollNumber }) => plain(rollNumber ?? ''));
  const byCode = new Map<string, Named[]>();
  for (const row of areCoded ? rows : []) {
    for (const code of codesAtDoor(keys, row.application.userID, round, context.now())) {
      byCode.set(code, [...(byCode.get(code) ?? []), row]);
    }
  }
  return ({ applicationID, rollNumber, code }) => {
    if (applicationID !== undefined)
      return only([byID.get(applicationID)], 'This person is not in this round.');
    if (code !== undefined) {
      const shown = byCode.get(plainCode(code)) ?? byNumber.get(plain(code)) ?? [];
      return only(shown, 'Nobody in this round has this code or roll number today.');
    }
    return only(byNumber.get(plain(rollNumber ?? '')) ?? [], 'Nobody in this round has this number.');
  };
}

/** @throws ApiFailure 404 for nobody, in these words; 409 for several */
function only(found: readonly (Named | undefined)[], nobody: Parameters<typeof notFound>[0]): Named {
  const [one, another] = found;
  if (one === undefined) throw notFound(nobody);
  if (another !== undefined) {
    throw new ApiFailure(
      409,
      'DUPLICATE',
      'More than one in this round has this roll number. Choose the person in the list.',
    );
  }
  return one;
}

const rollNumberOf = sql`lower(${currentDegrees.rollNumber})`;

/** A roll number as it is compared. */
const plain = (rollNumber: string): string => rollNumber.trim().toLowerCase();
