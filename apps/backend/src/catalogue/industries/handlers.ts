import { sql, type SQL } from 'drizzle-orm';
import {
  type OperationContext,
  type Operations,
  cached,
  publicResult,
  tagged,
} from '../../platform/index.ts';
import { createImporter, defineCatalogue, counted, sumOf } from '../../records/index.ts';
import { sectors } from '../tables/sectors.ts';
import { listActiveIndustries } from './service.ts';
import { industries } from '../tables/industries.ts';

/** @param above how many records of other contexts refer to one */
export function createIndustries(above: Record<'companies' | 'leads' | 'experiences', SQL<number>>) {
  const usage = {
    sectors: counted(sql`from ${sectors} where ${sectors.industryID} = ${industries.id}`),
    ...above,
  };
  const industryCatalogue = defineCatalogue({
    key: 'industry',
    table: industries,
    readers: ['Manage Industry', 'View Industry'],
    derived: { companies: usage.companies, sectors: usage.sectors, usedBy: sumOf(usage) },
    searched: [industries.name, industries.code],
    // Without another order as forms show them.
    sorts: { sortOrder: industries.sortOrder, name: industries.name },
    item: ({ id, name }) => ({ id, name }),
    download: ['id', 'name', 'code', 'description', 'sortOrder', 'usedBy', 'isActive'],
    sameAs: ({ name }) => sql`lower(${industries.name}) = lower(${name})`,
    keepsValuesOf: ['name', 'code', 'description', 'sortOrder'],
    usage,
  });

  const industriesOperations = {
    listIndustries: async (request, context) => {
      const { pageNo = -1, search } = request.query;
      if (pageNo === -1) return listForForms(context, search);
      return industryCatalogue.list(request, context);
    },
    countIndustries: industryCatalogue.count,
    getIndustry: industryCatalogue.get,
    addIndustry: industryCatalogue.add,
    updateIndustry: industryCatalogue.update,
    deleteIndustry: industryCatalogue.remove,
    setIndustryStatus: industryCatalogue.setActive,
    downloadIndustries: industryCatalogue.download,
  } satisfies Operations;

  const industryImporter = createImporter(industryCatalogue.declaration, {
    kind: 'industry',
    add: 'addIndustry',
    update: 'updateIndustry',
    columns: ['name', 'code', 'description', 'sortOrder'],
    identifiedBy: ['name'],
    example: { name: 'Ship building', code: 'SHIP', description: '', sortOrder: '900' },
  });

  return { industryCatalogue, industriesOperations, industryImporter };
}

/** Everybody may ask for these, also without an account. */
async function listForForms({ db }: OperationContext, search: string | undefined) {
  const result =
    search === undefined
      ? publicResult(
          await cached(db, 'industry/active', async () =>
            tagged({ industry: await listActiveIndustries(db) }),
          ),
        )
      : { data: { industry: await listActiveIndustries(db, search) } };
  const { length } = result.data.industry;
  return { ...result, meta: { pageNo: -1, pageSize: length, total: length } };
}
