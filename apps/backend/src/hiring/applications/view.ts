import type { OperationData } from '../../platform/index.ts';
import type { applications } from '../tables/applications.ts';

type Mapping = OperationData<'setMappingStatus'>['mapping'];

/** An application as the contract shows it. */
export function applicationView(row: typeof applications.$inferSelect): Mapping {
  const { id, jdID, userID, status, statusReasonCode, statusNote, candidateProfileID, cvID, offer } = row;
  return {
    id,
    jdID,
    userID,
    status,
    statusReasonCode,
    statusNote,
    candidateProfileID,
    cvID,
    offer,
    earlierOffers: earlierOffersOf(row),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    contactRevealedAt: row.contactRevealedAt?.toISOString() ?? null,
    rowVersion: row.rowVersion,
  };
}

/** The offers that no longer stand; their letters are read by themselves. */
export const earlierOffersOf = ({
  earlierOffers,
}: Pick<typeof applications.$inferSelect, 'earlierOffers'>): NonNullable<Mapping['earlierOffers']> =>
  earlierOffers.map(({ letter: _letter, ...earlier }) => earlier);
