/** The placement record of a person: placed or not by the offers, and what the person plans. */
import type { PlacementState } from '@aarambh/api-client/enums';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import type { OperationData } from '../../platform/index.ts';
import { applications } from '../tables/applications.ts';
import { countsAs } from '../outcomes/counting.ts';
import { outcomes } from '../tables/outcomes.ts';
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

/** Placed by the outcome that counts; pending while an offer waits for an answer. */
async function placementStateOf(db: Db, userID: string): Promise<PlacementState> {
  if ((await db.$count(outcomes, and(eq(outcomes.userID, userID), countsAs('placed')))) > 0) return 'Placed';
  const isOffered = and(eq(applications.userID, userID), eq(applications.status, 'Selected'));
  return (await db.$count(applications, isOffered)) > 0 ? 'Offer pending' : 'Not placed';
}
