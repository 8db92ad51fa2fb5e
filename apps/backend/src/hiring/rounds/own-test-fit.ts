/** A round and its own test say the same of marks and time; and no marks that somebody has are more than the highest. */
import { eq, max } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { localized, validationFailed, type ApiFailure, type LocalizedText } from '../../platform/index.ts';
import { roundEntries, type Round } from '../tables/rounds.ts';
import { roundTests } from '../tables/tests.ts';

const wrong = (path: string, code: string, message: string | LocalizedText): ApiFailure =>
  validationFailed([{ path, code, message }]);

/**
 * What a round is changed to against its own test. The round has been locked.
 * @throws ApiFailure 422 for other highest marks than those of its test, for fewer than somebody has, and for less time than it takes
 */
export async function refuseMisfit(tx: Transaction, before: Round, wanted: Round): Promise<void> {
  const [test] = await tx.select().from(roundTests).where(eq(roundTests.roundID, before.id));
  if (wanted.maxMarks !== before.maxMarks) {
    if (test !== undefined) {
      throw wrong(
        'maxMarks',
        'fixed',
        'The marks of this round are those of its test. Change the test instead.',
      );
    }
    await refuseFewerMarks(tx, before.id, wanted.maxMarks, 'maxMarks');
  }
  const heldMs = wanted.endsAt.getTime() - wanted.startsAt.getTime();
  if (test !== undefined && test.minutes * 60_000 > heldMs) {
    throw wrong(
      'endsAt',
      'tooSmall',
      localized(
        'The test of this round takes {minutes} minutes. Let the round be held as long, or shorten the test.',
        {
          minutes: test.minutes,
        },
      ),
    );
  }
}

/** @param path of the body, which is to blame @throws ApiFailure 422 when somebody has more marks in the round */
export async function refuseFewerMarks(
  tx: Transaction,
  roundID: string,
  maxMarks: number | null,
  path: string,
): Promise<void> {
  const [had] = await tx
    .select({ most: max(roundEntries.marks) })
    .from(roundEntries)
    .where(eq(roundEntries.roundID, roundID));
  const most = had?.most ?? null;
  if (most === null || most <= (maxMarks ?? 0)) return;
  throw wrong(
    path,
    'tooSmall',
    localized('Somebody has {marks} marks in this round. The highest marks cannot be fewer.', {
      marks: most,
    }),
  );
}
