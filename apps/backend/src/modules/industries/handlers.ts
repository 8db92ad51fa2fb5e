import { forbidden, notFound } from '../../platform/failure.ts';
import {
  signedIn,
  type OperationContext,
  type OperationData,
  type Operations,
} from '../../platform/operation.ts';
import { remember, rememberedResult } from '../../platform/remembered.ts';
import {
  countIndustries,
  findIndustry,
  listActiveIndustries,
  listIndustries,
  type Industry,
} from './service.ts';

type IndustryView = OperationData<'getIndustry'>['industry'];

/** What the contact and sign-up forms offer. Whatever changes industries calls `activeIndustries.forget`. */
export const activeIndustries = remember(
  async (db) => ({ industry: await listActiveIndustries(db) }),
  60_000,
);

export const industriesOperations = {
  listIndustries: async ({ query }, context) => {
    const { pageNo = -1, pageSize = 25, ...filter } = query;
    if (pageNo === -1) return listForForms(context, filter.search);
    signedIn(context);
    const { permissions } = context;
    if (!permissions.has('View Industry') && !permissions.has('Manage Industry')) throw forbidden();
    const { rows, total } = await listIndustries(context.db, { ...filter, pageNo, pageSize });
    return { data: { industry: rows.map(view) }, meta: { pageNo, pageSize, total } };
  },

  countIndustries: async ({ query }, context) => ({
    data: { count: await countIndustries(context.db, query) },
  }),

  getIndustry: async ({ params: { id } }, context) => {
    const industry = await findIndustry(context.db, id);
    if (!industry) throw notFound();
    return { data: { industry: view(industry) } };
  },
} satisfies Operations;

async function listForForms({ db, now }: OperationContext, search: string | undefined) {
  const result =
    search === undefined
      ? rememberedResult(await activeIndustries.recall(db, now()))
      : { data: { industry: await listActiveIndustries(db, search) } };
  const { length } = result.data.industry;
  return { ...result, meta: { pageNo: -1, pageSize: length, total: length } };
}

function view(industry: Industry): IndustryView {
  const { createdAt, updatedAt, createdBy: _createdBy, updatedBy: _updatedBy, ...rest } = industry;
  return { ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
