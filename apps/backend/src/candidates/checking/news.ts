import type { VerifiableSection } from '@aarambh/api-client/enums';
import type { Transaction } from '../../database/index.ts';

/** What a candidate hears of a verdict about several parts. */
export interface ProfileNews {
  /** `note` says what is wrong, null that nothing is. */
  judged: (
    tx: Transaction,
    finding: { userID: string; sections: readonly VerifiableSection[]; note: string | null },
    now: Date,
  ) => Promise<void>;
  /** Takes that back. @param at when it was told */
  takenBack: (tx: Transaction, userID: string, at: Date) => Promise<void>;
}
