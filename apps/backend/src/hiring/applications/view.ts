import type { OperationData } from '../../platform/index.ts';
import type { applications } from './tables.ts';

/** An application as the contract shows it. */
export function applicationView(
  row: typeof applications.$inferSelect,
): OperationData<'setMappingStatus'>['mapping'] {
  const { id, jdID, userId, status, statusReasonCode, statusNote, candidateProfileID, cvID, offer } = row;
  return {
    id,
    jdID,
    userID: userId,
    status,
    statusReasonCode,
    statusNote,
    candidateProfileID,
    cvID,
    offer,
    appliedAt: row.appliedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    contactRevealedAt: row.contactRevealedAt?.toISOString() ?? null,
    rowVersion: row.rowVersion,
  };
}
