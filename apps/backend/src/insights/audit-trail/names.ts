/** What the records of the trail are called: it keeps no names itself, because it cannot be erased. */
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { cvTemplates } from '../../candidates/index.ts';
import {
  cities,
  industries,
  masterPrograms,
  programName,
  programs,
  sectors,
  skills,
} from '../../catalogue/index.ts';
import type { Db } from '../../database/index.ts';
import {
  jobDescriptions,
  jobProfiles,
  jobTemplates,
  lateralJobProfiles,
  seasons,
} from '../../hiring/index.ts';
import { roles, users, writtenName } from '../../identity/index.ts';
import { companies, institutes, leads, universities } from '../../organisations/index.ts';

interface Named {
  table: PgTable & { id: AnyPgColumn };
  name: AnyPgColumn | SQL<string>;
}

const byName = (table: Named['table'] & { name: AnyPgColumn }): Named => ({
  table,
  name: table.name,
});

const person: Named = { table: users, name: writtenName(users) };

/** Kinds of records that have a name, as the trail calls them. */
const named: Readonly<Record<string, Named>> = {
  city: byName(cities),
  company: byName(companies),
  cvTemplate: byName(cvTemplates),
  industry: byName(industries),
  institute: byName(institutes),
  jobDescription: { table: jobDescriptions, name: jobDescriptions.title },
  jobProfile: { table: jobProfiles, name: jobProfiles.title },
  jobProfileLateral: { table: lateralJobProfiles, name: lateralJobProfiles.title },
  jobTemplate: byName(jobTemplates),
  lead: { table: leads, name: sql<string>`concat_ws(' ', ${leads.firstName}, ${leads.lastName})` },
  masterProgram: byName(masterPrograms),
  program: { table: programs, name: sql<string>`${programName}` },
  role: byName(roles),
  season: byName(seasons),
  sector: byName(sectors),
  skill: byName(skills),
  student: person,
  supportUser: person,
  university: byName(universities),
  user: person,
};

interface Event {
  id: string;
  entityType: string;
  entityID: string;
  subjectID: string;
}

/** By the id of an event what its record is called now, or else the person whose record it is. One query for each kind that is there. */
export async function namesOfRecords(db: Db, events: readonly Event[]): Promise<ReadonlyMap<string, string>> {
  const kinds = [...new Set(events.map(({ entityType }) => entityType))];
  const known = await Promise.all(
    kinds.map(async (kind) => {
      const { table, name } = named[kind] ?? person;
      const ids = events.filter(({ entityType }) => entityType === kind).map((each) => idOf(each));
      const rows = await db
        .select({ id: table.id, name })
        .from(table)
        .where(inArray(table.id, [...new Set(ids)]));
      return [kind, new Map(rows.map((row) => [String(row.id), String(row.name)]))] as const;
    }),
  );
  const byKind = new Map(known);
  return new Map(
    events.flatMap((event) => {
      const name = byKind.get(event.entityType)?.get(idOf(event));
      return name === undefined ? [] : [[event.id, name] as const];
    }),
  );
}

const idOf = ({ entityType, entityID, subjectID }: Event): string =>
  entityType in named ? entityID : subjectID;
