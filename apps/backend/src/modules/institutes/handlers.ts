import { and, eq, type SQL } from 'drizzle-orm';
import { forbidden, notFound } from '../../platform/failure.ts';
import {
  signedIn,
  type OperationContext,
  type OperationData,
  type Operations,
  type SignedInUser,
} from '../../platform/operation.ts';
import { remember, rememberedHeaders } from '../../platform/remembered.ts';
import { resolveSettings } from '../settings/service.ts';
import { findInstituteConfig } from './config.ts';
import { listInstitutes, listRegistrable, type InstituteRow } from './service.ts';
import { institutes, type InstituteConfig } from './tables.ts';

type InstituteView = OperationData<'listInstitutes'>['institute'][number];
type ConfigView = OperationData<'getInstituteConfig'>['config'];

/** What the sign-up form offers. Whatever changes institutes calls `registrable.forget`. */
export const registrable = remember(listRegistrable, 60_000);

export const institutesOperations = {
  listInstitutes: async ({ query }, context) => {
    if (query.pageNo === -1) return listForSignUp(context, query.search);
    const caller = signedIn(context);
    if (!context.permissions.has('View Institute') && !context.permissions.has('Manage Institute')) {
      throw forbidden();
    }
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 25 };
    const { rows, total } = await listInstitutes(context.db, {
      ...page,
      search: query.search,
      sort: query.sort,
      isActive: query.isActive,
      scope: institutesInScope(caller),
    });
    const view = caller.type === 'S' ? staffView : publicView;
    return { data: { institute: rows.map(view) }, meta: { ...page, total } };
  },

  getInstituteConfig: async ({ params: { instituteId } }, context) => {
    const { db, permissions } = context;
    const caller = signedIn(context);
    const isOwn = caller.parentEntityType === 'Institute' && caller.parentEntityID === instituteId;
    // An institute that the caller may not see is answered like one that there is not.
    if (!isOwn && (caller.type !== 'S' || !permissions.has('View Institute'))) throw notFound();
    const [institute] = await db
      .select({ id: institutes.id })
      .from(institutes)
      .where(and(eq(institutes.id, instituteId), isOwn ? undefined : institutesInScope(caller)));
    if (!institute) throw notFound();
    const config = await findInstituteConfig(db, instituteId);
    const { config: settings } = await resolveSettings(db, [instituteId, 'C', 'default']);
    const view = caller.type === 'S' ? staffConfig : studentConfig;
    return {
      data: { config: view(config), studentCredit: config.studentCredit ?? settings.studentCredit },
    };
  },
} satisfies Operations;

async function listForSignUp(context: OperationContext, search: string | undefined) {
  const remembered = await registrable.recall(context.db, context.now());
  const wanted = search?.toLowerCase();
  const institute =
    wanted === undefined
      ? remembered.value
      : remembered.value.filter(({ name }) => name.toLowerCase().includes(wanted));
  return {
    data: { institute },
    meta: { pageNo: -1, pageSize: institute.length, total: institute.length },
    ...(wanted === undefined ? { headers: rememberedHeaders(remembered) } : {}),
  };
}

/** The institutes of the catalogue that somebody may see: staff their own, others those in use. */
function institutesInScope({ type, roleScope, parentEntityID }: SignedInUser): SQL | undefined {
  if (type !== 'S') return eq(institutes.isActive, true);
  if (roleScope === 'all') return undefined;
  const own = parentEntityID ?? '';
  return roleScope === 'university' ? eq(institutes.universityID, own) : eq(institutes.id, own);
}

/** What concerns a student; budgets and rules of the office stay with the office. */
function studentConfig({
  instituteID,
  studentCredit,
  contactEmail,
  candidateRecharge,
}: InstituteConfig): ConfigView {
  return { instituteID, studentCredit, contactEmail, candidateRecharge };
}

function staffConfig({
  updatedAt: _updatedAt,
  updatedBy: _updatedBy,
  ...config
}: InstituteConfig): ConfigView {
  return config;
}

function publicView(row: InstituteRow): InstituteView {
  const { id, name, city, stateCode, instituteType, universityID, universityName, website } = row;
  return { id, name, city, stateCode, instituteType, universityID, universityName, website };
}

function staffView(row: InstituteRow): InstituteView {
  const { createdAt, updatedAt, createdBy: _createdBy, updatedBy: _updatedBy, ...rest } = row;
  return { ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
