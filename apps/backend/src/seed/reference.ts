import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';
import { industries, masterPrograms, programs, cities, states, sectors, skills } from '../catalogue/index.ts';
import { allPermissions, roles, roleID } from '../identity/index.ts';
import { defaultSettings, settings } from '../money/index.ts';
import { cityRows } from './data/cities.ts';
import { industryRows } from './data/industries.ts';
import { masterProgramRows, programRows } from './data/programs.ts';
import { roleSeeds } from './data/roles.ts';
import { sectorRows } from './data/sectors.ts';
import { skillRows } from './data/skills.ts';
import { stateRows } from './data/states.ts';

/** Everything that `seedReference` writes, but the permissions. */
export const referenceData = [
  stateRows,
  cityRows,
  industryRows,
  sectorRows,
  skillRows,
  masterProgramRows,
  programRows,
  defaultSettings,
  roleSeeds,
];

/**
 * What every installation needs: states, the fixed cities, industries, sectors, skills, programs, roles and the default settings. Rows that are there
 * stay as an operator has changed them; only the Super admin role is brought up to date, because it stands for every
 * permission there is.
 */
export async function seedReference(tx: Transaction): Promise<void> {
  await tx
    .insert(states)
    .values([...stateRows])
    .onConflictDoNothing();
  await tx
    .insert(cities)
    .values([...cityRows])
    .onConflictDoNothing();
  await tx
    .insert(industries)
    .values([...industryRows])
    .onConflictDoNothing();
  await tx
    .insert(sectors)
    .values([...sectorRows])
    .onConflictDoNothing();
  await tx
    .insert(skills)
    .values([...skillRows])
    .onConflictDoNothing();
  await tx
    .insert(masterPrograms)
    .values([...masterProgramRows])
    .onConflictDoNothing();
  await tx
    .insert(programs)
    .values([...programRows])
    .onConflictDoNothing();
  await tx.insert(settings).values({ id: 'default', config: defaultSettings }).onConflictDoNothing();
  const every = [...allPermissions()];
  await tx
    .insert(roles)
    .values(
      roleSeeds.map(({ key: _key, permissions, ...role }) => ({
        ...role,
        permissions: permissions === 'every' ? every : [...permissions],
        isSystem: true,
      })),
    )
    .onConflictDoNothing();
  await tx
    .update(roles)
    .set({ permissions: every })
    .where(and(eq(roles.id, roleID('super-admin')), ne(roles.permissions, every)));
}
