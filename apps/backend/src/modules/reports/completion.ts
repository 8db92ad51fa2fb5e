import { sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { completionPercent } from '../profile/completion.ts';
import type { Viewer } from '../users/scope.ts';
import { users } from '../users/tables.ts';
import { countWhere } from './figures.ts';
import { candidatesInScope } from './people.ts';
import type { ReportBody } from './report.ts';

/** Candidates by how much of the profile they have filled in at least. Each stage holds those of the next. */
export async function reportCompletion(db: Db, viewer: Viewer, instituteID?: string): Promise<ReportBody> {
  const profiles = db
    .select({ percent: completionPercent(db).as('percent') })
    .from(users)
    .where(candidatesInScope(db, viewer, instituteID))
    .as('profiles');
  const atLeast = (percent: number) => countWhere(sql`${profiles.percent} >= ${percent}`);
  const [stages] = await db
    .select({
      registered: atLeast(0),
      begun: atLeast(1),
      half: atLeast(50),
      mostly: atLeast(75),
      complete: atLeast(100),
    })
    .from(profiles);
  const series = Object.entries(stages ?? {}).map(([key, candidates]) => ({
    key,
    label: key,
    values: { candidates },
  }));
  return { totals: { candidates: stages?.registered ?? 0 }, series };
}
