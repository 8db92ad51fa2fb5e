import type { components } from '@aarambh/api-client/schema';

interface VerifiableRow {
  verificationStatus: components['schemas']['VerificationStatus'];
  verifiedAt: Date | null;
  verifiedBy: string | null;
  verificationNote: string | null;
}

/** How the contract shows whether staff have checked a row. */
export function verificationView(row: VerifiableRow): components['schemas']['Verification'] {
  return {
    status: row.verificationStatus,
    at: row.verifiedAt?.toISOString() ?? null,
    by: row.verifiedBy,
    note: row.verificationNote,
  };
}

/** What a change of the owner's does to an earlier judgement: it was about other values. */
export const unverified = {
  verificationStatus: 'Unverified',
  verifiedAt: null,
  verifiedBy: null,
  verificationNote: null,
} as const;
