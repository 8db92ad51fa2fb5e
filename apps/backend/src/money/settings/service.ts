/** Reading and changing settings: each key comes from the narrowest scope that sets it. */
import { type UserType, stale } from '../../platform/index.ts';
import { userTypeValues } from '@aarambh/api-client/enums';
import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { companies, institutes, universities } from '../../organisations/index.ts';
import { users, type User } from '../../identity/index.ts';
import type { SettingsConfig } from '../tables/settings.ts';
import { defaultSettings, settingKeys } from './config.ts';
import { settingChanges, settings } from '../tables/settings.ts';

export interface ResolvedSettings {
  config: SettingsConfig;
  /** For each key the id of the scope that set it; `default` also where no row does. */
  sources: Record<string, string>;
  /** Version of the row of the narrowest scope, for the next change; 0 when it has none. */
  rowVersion: number;
}

/** Whose settings: narrowest scope first. An organisation's row wins over its account type's, and that over the default. */
export function settingScopes(person: { type: UserType; parentEntityID: string | null }): string[] {
  const own = person.parentEntityID === null ? [] : [person.parentEntityID];
  return [...own, person.type, 'default'];
}

/**
 * The scopes that a scope id stands for, narrowest first, or undefined when nothing has this id. An organisation's chain
 * goes through the caller's account type when it is the caller's own, else through that of the people it is for.
 */
export async function findScopes(
  db: Db,
  id: string,
  caller: Pick<User, 'type' | 'parentEntityID'>,
): Promise<string[] | undefined> {
  if (id === 'default') return ['default'];
  if (isUserType(id)) return [id, 'default'];
  if (id === caller.parentEntityID) return settingScopes(caller);
  const [kind] = await db
    .select({ type: sql<UserType>`'C'` })
    .from(institutes)
    .where(eq(institutes.id, id))
    .unionAll(
      db
        .select({ type: sql<UserType>`'E'` })
        .from(companies)
        .where(eq(companies.id, id)),
    )
    .unionAll(
      db
        .select({ type: sql<UserType>`'S'` })
        .from(universities)
        .where(eq(universities.id, id)),
    );
  return kind && [id, kind.type, 'default'];
}

function isUserType(id: string): id is UserType {
  return userTypeValues.some((type) => type === id);
}

/**
 * Merges the scopes key by key.
 * @param scopes ids, narrowest first; a scope without a row sets nothing
 */
export async function resolveSettings(db: Db, scopes: readonly string[]): Promise<ResolvedSettings> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.id, [...scopes]));
  return merged(rows, scopes);
}

/** The settings of a candidate: of the person's institute, then of candidates, then of everybody. */
export async function resolveSettingsOfCandidate(db: Db, userID: string): Promise<ResolvedSettings> {
  const wider = ['C', 'default'];
  const institute = sql`(select ${users.parentEntityID} from ${users} where ${users.id} = ${userID})`;
  const rows = await db
    .select()
    .from(settings)
    .where(or(inArray(settings.id, wider), eq(settings.id, institute)));
  const own = rows.map(({ id }) => id).filter((id) => !wider.includes(id));
  return merged(rows, [...own, ...wider]);
}

function merged(
  rows: readonly (typeof settings.$inferSelect)[],
  scopes: readonly string[],
): ResolvedSettings {
  const byID = new Map(rows.map((row) => [row.id, row]));
  let config = defaultSettings;
  const sources = Object.fromEntries(Object.keys(defaultSettings).map((key) => [key, 'default']));
  for (const scope of scopes.toReversed()) {
    const set = byID.get(scope)?.config ?? {};
    config = { ...config, ...set };
    for (const key of Object.keys(set)) sources[key] = scope;
  }
  return { config, sources, rowVersion: byID.get(scopes[0] ?? 'default')?.rowVersion ?? 0 };
}

export type SettingsChanges = { [Key in keyof SettingsConfig]?: SettingsConfig[Key] | null };

export interface SettingsChange {
  scopeID: string;
  /** The keys to set; null takes a key back, so that the wider scope's value applies again. The others stay. */
  changes: SettingsChanges;
  /** Why, for the record. */
  reason: string;
  /** Version that the caller read; the change is refused when the scope has moved on. Undefined: no check. */
  rowVersion?: number | undefined;
  changedBy: string;
  at: Date;
}

/**
 * Sets keys of one scope and records who did it and why.
 * @throws ApiFailure 409 STALE when `rowVersion` is given and is not the current one
 */
export async function changeSettings(db: Db, change: SettingsChange): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(settings).values({ id: change.scopeID, config: {}, rowVersion: 0 }).onConflictDoNothing();
    const [current] = await tx
      .select({ rowVersion: settings.rowVersion, config: settings.config })
      .from(settings)
      .where(eq(settings.id, change.scopeID))
      .for('update');
    const rowVersion = current?.rowVersion ?? 0;
    if (change.rowVersion !== undefined && change.rowVersion !== rowVersion) throw stale(rowVersion);
    await tx
      .update(settings)
      .set({
        config: sql`jsonb_strip_nulls(${settings.config} || ${JSON.stringify(change.changes)}::jsonb)`,
        rowVersion: rowVersion + 1,
        updatedBy: change.changedBy,
        updatedAt: change.at,
      })
      .where(eq(settings.id, change.scopeID));
    await tx.insert(settingChanges).values({
      scopeID: change.scopeID,
      changes: change.changes,
      previous: Object.fromEntries(
        settingKeys.filter((key) => key in change.changes).map((key) => [key, current?.config[key] ?? null]),
      ),
      reason: change.reason,
      changedBy: change.changedBy,
      changedAt: change.at,
    });
  });
}
