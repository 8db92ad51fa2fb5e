import { forbidden, notFound, outOfScope, validationFailed } from '../../platform/failure.ts';
import { signedIn, type OperationContext, type Operations } from '../../platform/operation.ts';
import { remember, rememberedResult } from '../../platform/remembered.ts';
import { resolveSettings } from '../settings/service.ts';
import { changeInstituteConfig } from './change.ts';
import { findInstituteConfig } from './config.ts';
import {
  countInstitutes,
  findInstitute,
  listInstitutes,
  listRegistrable,
  type InstituteFilter,
} from './service.ts';
import type { InstituteConfig } from './tables.ts';
import { configView, institutesInScope, instituteView } from './view.ts';

/** What the sign-up form offers. Whatever changes institutes calls `registrable.forget`. */
export const registrable = remember(async (db) => ({ institute: await listRegistrable(db) }), 60_000);

/** Keys of a configuration that decide about credits: the platform's own staff change them. */
const creditKeys = ['studentCredit', 'grantBudgetCredits', 'grantsPerDay'] as const;

export const institutesOperations = {
  listInstitutes: async ({ query }, context) => {
    const { pageNo = 1, pageSize = 25, sort, ...filter } = query;
    if (pageNo === -1) return listForSignUp(context, filter);
    const caller = signedIn(context);
    const { permissions } = context;
    if (!permissions.has('View Institute') && !permissions.has('Manage Institute')) throw forbidden();
    const page = { ...filter, pageNo, pageSize, sort };
    const { rows, total } = await listInstitutes(context.db, page, institutesInScope(caller));
    const institute = rows.map((row) => instituteView(row, caller));
    return { data: { institute }, meta: { pageNo, pageSize, total } };
  },

  countInstitutes: async ({ query }, context) => {
    const scope = institutesInScope(signedIn(context));
    return { data: { count: await countInstitutes(context.db, query, scope) } };
  },

  getInstitute: async ({ params: { id } }, context) => {
    const caller = signedIn(context);
    const institute = await findInstitute(context.db, id, institutesInScope(caller));
    if (!institute) throw notFound();
    return { data: { institute: instituteView(institute, caller) } };
  },

  getInstituteConfig: async ({ params: { instituteId } }, context) => {
    const { db, permissions } = context;
    const caller = signedIn(context);
    const isOwn = caller.parentEntityType === 'Institute' && caller.parentEntityID === instituteId;
    // An institute that the caller may not see is answered like one that there is not.
    if (!isOwn && (caller.type !== 'S' || !permissions.has('View Institute'))) throw notFound();
    const institute = await findInstitute(db, instituteId, isOwn ? undefined : institutesInScope(caller));
    if (!institute) throw notFound();
    const config = await findInstituteConfig(db, instituteId);
    const { config: settings } = await resolveSettings(db, [instituteId, 'C', 'default']);
    const studentCredit = config.studentCredit ?? settings.studentCredit;
    return { data: { config: configView(config, caller), studentCredit } };
  },

  updateInstituteConfig: async ({ params: { instituteId }, body }, context) => {
    const { db } = context;
    const caller = signedIn(context);
    const institute = await findInstitute(db, instituteId, institutesInScope(caller));
    if (caller.type !== 'S' || !institute) throw notFound();
    const { rowVersion, ...changes } = body;
    if (caller.roleScope !== 'all' && creditKeys.some((key) => changes[key] !== undefined)) {
      throw outOfScope('Credits of an institute are changed by the platform.');
    }
    refuseEmptyPeriod(changes, await findInstituteConfig(db, instituteId));
    const config = await changeInstituteConfig(db, {
      instituteID: instituteId,
      changes,
      rowVersion,
      changedBy: caller.id,
      at: context.now(),
    });
    return { data: { config: configView(config, caller) } };
  },
} satisfies Operations;

async function listForSignUp({ db, now }: OperationContext, filter: InstituteFilter) {
  const isWhole = Object.values(filter).every((value) => value === undefined);
  const result = isWhole
    ? rememberedResult(await registrable.recall(db, now()))
    : { data: { institute: await listRegistrable(db, filter) } };
  const { length } = result.data.institute;
  return { ...result, meta: { pageNo: -1, pageSize: length, total: length } };
}

type Period = Pick<InstituteConfig, 'grantStart' | 'grantEnd'>;

/** Throws 422 when the first day of the grants would come after the last. Dates as text sort like dates. */
function refuseEmptyPeriod(changes: Partial<Period>, before: Period): void {
  const { grantStart, grantEnd } = { ...before, ...changes };
  if (grantStart === null || grantEnd === null || grantStart <= grantEnd) return;
  throw validationFailed([
    { path: 'grantEnd', code: 'range', message: 'The last day must not come before the first.' },
  ]);
}
