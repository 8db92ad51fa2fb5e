import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Operations } from '../../platform/index.ts';
import { createImporter, defineCatalogue, counted, sumOf } from '../../records/index.ts';
import { industries } from '../tables/industries.ts';
import { skills } from '../tables/skills.ts';
import { sectors } from '../tables/sectors.ts';

/** @param above how many records of other contexts refer to one */
export function createSectors(above: Record<'jobProfiles' | 'lateralJobProfiles', SQL<number>>) {
  const usage = {
    skills: counted(sql`from ${skills} where ${skills.sectorIDs} @> array[${sectors.id}]`),
    ...above,
  };
  const sectorCatalogue = defineCatalogue({
    key: 'sector',
    table: sectors,
    readers: ['Manage Sector', 'View Sector'],
    derived: {
      industryName: sql<string>`(select ${industries.name} from ${industries} where ${industries.id} = ${sectors.industryID})`,
      profiles: sql<number>`${usage.jobProfiles} + ${usage.lateralJobProfiles}`,
      usedBy: sumOf(usage),
    },
    searched: [sectors.name],
    filters: { industryID: (id: string) => eq(sectors.industryID, id) },
    sorts: { name: sectors.name },
    item: ({ id, name, industryID }) => ({ id, name, industryID }),
    download: ['id', 'name', 'industryName', 'description', 'usedBy', 'isActive'],
    references: { industryID: industries },
    sameAs: ({ name, industryID }) =>
      and(eq(sectors.industryID, industryID), sql`lower(${sectors.name}) = lower(${name})`),
    keepsValuesOf: ['name', 'industryID', 'description'],
    usage,
  });

  const sectorsOperations = {
    listSectors: sectorCatalogue.list,
    countSectors: sectorCatalogue.count,
    getSector: sectorCatalogue.get,
    addSector: sectorCatalogue.add,
    updateSector: sectorCatalogue.update,
    deleteSector: sectorCatalogue.remove,
    setSectorStatus: sectorCatalogue.setActive,
    downloadSectors: sectorCatalogue.download,
  } satisfies Operations;

  const sectorImporter = createImporter(sectorCatalogue.declaration, {
    kind: 'sector',
    add: 'addSector',
    update: 'updateSector',
    columns: ['name', 'industryID', 'description'],
    identifiedBy: ['name', 'industryID'],
    example: { name: 'Payroll software', industryID: 'Information Technology and Software', description: '' },
  });

  return { sectorCatalogue, sectorsOperations, sectorImporter };
}
