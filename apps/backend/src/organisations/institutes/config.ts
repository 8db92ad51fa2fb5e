/** Reading an institute's configuration from other modules, and locking it. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { instituteConfigs, type InstituteConfig } from '../tables/institutes.ts';

/** The configuration of an institute; throws when the institute has none, which the seed and the services rule out. */
export async function findInstituteConfig(db: Db, instituteID: string): Promise<InstituteConfig> {
  const [config] = await db
    .select()
    .from(instituteConfigs)
    .where(eq(instituteConfigs.instituteID, instituteID));
  if (!config) throw new Error(`Institute ${instituteID} has no configuration.`);
  return config;
}

/** Reads the configuration and keeps others from changing or locking it until the transaction ends. */
export async function lockInstituteConfig(db: Db, instituteID: string): Promise<InstituteConfig> {
  const [config] = await db
    .select()
    .from(instituteConfigs)
    .where(eq(instituteConfigs.instituteID, instituteID))
    .for('update');
  if (!config) throw new Error(`Institute ${instituteID} has no configuration.`);
  return config;
}
