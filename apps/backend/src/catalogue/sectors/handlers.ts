import { and, eq, sql } from 'drizzle-orm';
import type { Operations } from '../../platform/operation.ts';
import { defineCatalogue } from '../../records/lists/define-catalogue.ts';
import { counted, sumOf } from '../../records/lists/rows.ts';
import { industries } from '../industries/tables.ts';
import { jobProfiles, lateralJobProfiles } from '../../hiring/job-profiles/tables.ts';
import { skills } from '../skills/tables.ts';
import { sectors } from './tables.ts';

const usage = {
  skills: counted(sql`from ${skills} where ${skills.sectorIDs} @> array[${sectors.id}]`),
  jobProfiles: counted(sql`from ${jobProfiles} where ${jobProfiles.sectorID} = ${sectors.id}`),
  lateralJobProfiles: counted(
    sql`from ${lateralJobProfiles} where ${lateralJobProfiles.sectorID} = ${sectors.id}`,
  ),
};

export const sectorCatalogue = defineCatalogue({
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

export const sectorsOperations = {
  listSectors: sectorCatalogue.list,
  countSectors: sectorCatalogue.count,
  getSector: sectorCatalogue.get,
  addSector: sectorCatalogue.add,
  updateSector: sectorCatalogue.update,
  deleteSector: sectorCatalogue.remove,
  setSectorStatus: sectorCatalogue.setActive,
  downloadSectors: sectorCatalogue.download,
} satisfies Operations;
