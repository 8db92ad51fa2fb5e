import { forbidden } from '../../platform/failure.ts';
import { signedIn, type OperationContext, type Operations } from '../../platform/operation.ts';
import { remember, rememberedHeaders } from '../../platform/remembered.ts';
import { listActiveIndustries, listIndustries } from './service.ts';

/** What the contact and sign-up forms offer. Whatever changes industries calls `activeIndustries.forget`. */
export const activeIndustries = remember(listActiveIndustries, 60_000);

export const industriesOperations = {
  listIndustries: async ({ query }, context) => {
    if (query.pageNo === undefined || query.pageNo === -1) return listForForms(context, query.search);
    signedIn(context);
    const { permissions } = context;
    if (!permissions.has('View Industry') && !permissions.has('Manage Industry')) throw forbidden();
    const page = { pageNo: query.pageNo, pageSize: query.pageSize ?? 25 };
    const { rows, total } = await listIndustries(context.db, { ...query, ...page });
    const industry = rows.map(
      ({ createdAt, updatedAt, createdBy: _createdBy, updatedBy: _updatedBy, ...rest }) => ({
        ...rest,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      }),
    );
    return { data: { industry }, meta: { ...page, total } };
  },
} satisfies Operations;

async function listForForms(context: OperationContext, search: string | undefined) {
  const remembered = await activeIndustries.recall(context.db, context.now());
  const wanted = search?.toLowerCase();
  const industry =
    wanted === undefined
      ? remembered.value
      : remembered.value.filter(({ name }) => name.toLowerCase().includes(wanted));
  return {
    data: { industry },
    meta: { pageNo: -1, pageSize: industry.length, total: industry.length },
    ...(wanted === undefined ? { headers: rememberedHeaders(remembered) } : {}),
  };
}
