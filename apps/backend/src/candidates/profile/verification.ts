import type { components } from '@aarambh/api-client/schema';
import { sql } from 'drizzle-orm';
import { currentDegrees } from '../tables/profile.ts';

interface VerifiableRow {
  verificationStatus: components['schemas']['VerificationStatus'];
  verifiedAt: Date | null;
  verifiedBy: string | null;
  verificationNote: string | null;
  verificationChange: components['schemas']['ChangeRequest'] | null;
}

/** How the contract shows whether staff have checked a row. */
export function verificationView(row: VerifiableRow): components['schemas']['Verification'] {
  return {
    status: row.verificationStatus,
    at: row.verifiedAt?.toISOString() ?? null,
    by: row.verifiedBy,
    note: row.verificationNote,
    change: row.verificationChange,
  };
}

/** What a change of the owner's does to an earlier judgement: it was about other values. */
export const unverified = {
  verificationStatus: 'Unverified',
  verifiedAt: null,
  verifiedBy: null,
  verificationNote: null,
  verificationChange: null,
} as const;

/** How far the current degree has been checked, as three groups. */
export const checkOf = {
  verified: sql`${currentDegrees.verificationStatus} = 'Verified'`,
  waiting: sql`${currentDegrees.verificationStatus} in ('Unverified', 'Pending')`,
  rejected: sql`${currentDegrees.verificationStatus} in ('Rejected', 'Suspended')`,
} as const;
