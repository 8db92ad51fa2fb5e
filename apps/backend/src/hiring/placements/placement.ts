/** The placement record of a person: placed or not by the offers, and what the person plans. */
import type { PlacementState } from '@aarambh/api-client/enums';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import type { OperationData } from '../../platform/index.ts';
import { applications } from '../tables/applications.ts';
import { placements } from '../tables/placements.ts';

export type Placement = OperationData<'getPlacement'>['placement'];

/** The record of a candidate; one who has said nothing looks for a job. */
export async function readPlacement(db: Db, userID: string): Promise<Placement> {
  const [row] = await db.select().from(placements).where(eq(placements.userID, userID));
  return {
    state: await placementStateOf(db, userID),
    plan: row?.plan ?? 'Looking',
    note: row?.note ?? null,
    reason: row?.reason ?? null,
    isOwn: row === undefined || row.setBy === userID,
    setAt: row?.setAt.toISOString() ?? null,
  };
}

/** Placed by an offer that was accepted; pending while one waits for an answer. */
async function placementStateOf(db: Db, userID: string): Promise<PlacementState> {
  const rows = await db
    .selectDistinct({ status: applications.status })
    .from(applications)
    .where(eq(applications.userID, userID));
  const has = (...statuses: readonly string[]) => rows.some(({ status }) => statuses.includes(status));
  if (has('Offer Accepted', 'Joined')) return 'Placed';
  return has('Selected') ? 'Offer pending' : 'Not placed';
}
