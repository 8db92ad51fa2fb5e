import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import type { OperationData, OperationRequest } from '../../platform/index.ts';
import { findStateCode, states } from '../../catalogue/index.ts';
import type { KeptSection } from './entries.ts';
import { addresses } from '../tables/profile.ts';
import { holds, unknown } from './values.ts';
import { versionOf } from './version.ts';

type Body = OperationRequest<'saveAddress'>['body'];
type Row = typeof addresses.$inferSelect & { state: string };
type View = OperationData<'saveAddress'>['address'];

/** The permanent and the current address. No operation deletes one. */
export const addressSection: KeptSection<Body, Row, View> = {
  name: 'address',
  audience: 'own',
  most: 2,
  find: findAddresses,
  replacedBy: ({ type }, rows) => rows.find((row) => row.type === type),
  validate: async (db, body, { others }) => [
    (await findStateCode(db, body.state)) === null ? unknown('state') : null,
    holds(
      'sameAsPermanent',
      body.sameAsPermanent !== true || (body.type === 'Current' && others.length === 1),
      'permanent',
      'Save the permanent address first.',
    ),
  ],
  write: async (tx, body, { owner, replaced, others, now }) => {
    const [permanent] = others;
    const values = {
      ...(body.sameAsPermanent === true && permanent ? placeOf(permanent) : await placeIn(tx, body)),
      updatedAt: now,
    };
    const [row] = await tx
      .insert(addresses)
      .values({ ...values, type: body.type, id: replaced?.id, userID: owner.id, createdAt: now })
      .onConflictDoUpdate({ target: addresses.id, set: values })
      .returning({ id: addresses.id });
    return (await findAddresses(tx, owner.id)).find(({ id }) => id === row?.id);
  },
  view: (row) => ({
    type: row.type,
    line1: row.line1,
    line2: row.line2,
    landmark: row.landmark,
    city: row.city,
    district: row.district,
    state: row.state,
    pincode: row.pincode,
    country: 'India',
    rowVersion: versionOf(row),
  }),
};

function findAddresses(db: Db, userID: string): Promise<Row[]> {
  return db
    .select({ ...getTableColumns(addresses), state: states.name })
    .from(addresses)
    .innerJoin(states, eq(states.code, addresses.stateCode))
    .where(eq(addresses.userID, userID))
    .orderBy(asc(addresses.createdAt), asc(addresses.id));
}

function placeOf({ line1, line2, landmark, city, district, stateCode, pincode }: Row) {
  return { line1, line2, landmark, city, district, stateCode, pincode };
}

async function placeIn(db: Db, body: Body) {
  const stateCode = await findStateCode(db, body.state);
  if (stateCode === null) throw new Error('The state was judged to be known.');
  return {
    line1: body.line1,
    line2: body.line2 || null,
    landmark: body.landmark || null,
    city: body.city,
    district: body.district || null,
    stateCode,
    pincode: body.pincode,
  };
}
