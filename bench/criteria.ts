/** How many candidates stay eligible by criteria as an employer types them, over a million people. */
import type { Client } from 'pg';
import { property, signIn } from './rates.ts';
import { numbers } from './screens.ts';
import { median, type Row } from './table.ts';

/** Questions of each reach; no two are the same. */
const questions = 40;

/** What the SQL of the bare query and the criteria ask for alike. */
const skillsOf = `select skill_id as id from candidate_skills group by 1 order by count(*) desc limit 6`;

/** Who can be reached, in the words of the preview, and as a condition on `users`. */
async function reaches(database: Client): Promise<{ figure: string; body: object; condition: string }[]> {
  const one = async (query: string): Promise<string[]> =>
    (await database.query<{ id: string }>(query)).rows.map(({ id }) => id);
  const institutes = await one(
    `select parent_entity_id as id from users where type = 'C' and parent_entity_type = 'Institute' group by 1 order by 1 limit 25`,
  );
  const [season = ''] = await one(`select id from seasons where name = 'Placements of the whole country'`);
  const named = (ids: readonly string[]) => ids.map((id) => `'${id}'`).join(', ');
  return [
    {
      figure: 'one institute',
      body: { audience: 'Fresher', instituteIDs: institutes.slice(0, 1) },
      condition: `u.is_fresher and u.parent_entity_id in (${named(institutes.slice(0, 1))})`,
    },
    {
      figure: '25 institutes',
      body: { audience: 'Fresher', instituteIDs: institutes },
      condition: `u.is_fresher and u.parent_entity_id in (${named(institutes)})`,
    },
    {
      figure: 'a season of the whole country',
      body: { audience: 'Fresher', seasonID: season },
      condition: `u.is_fresher and exists (select from season_enrolments e where e.user_id = u.id and e.season_id = '${season}' and e.state = 'Active')`,
    },
    { figure: 'everybody', body: { audience: 'Both' }, condition: 'true' },
  ];
}

/** As somebody would write it who wants the one number exactly: how many meet every rule. */
const bareQuery = (condition: string, minSSC: number, skill: string): string => `
  select count(*) from users u
  join current_degrees d on d.user_id = u.id and d.degree = 'ENGINEERING' and d.cgpa >= 6.5
  join academics a on a.user_id = u.id and a.live_backlogs = 0 and a.education_gap_years <= 1
  join candidate_skills s on s.user_id = u.id and s.skill_id = '${skill}'
  join education_stages ssc on ssc.user_id = u.id and ssc.degree = 'SSC' and ssc.score >= ${minSSC}
  where u.type = 'C' and u.user_status = 'Active' and u.is_active and ${condition}
  and exists (select from education_stages h where h.user_id = u.id
    and (h.degree = 'HSC' and h.score >= 55 or h.degree = 'DIPLOMA' and h.score >= 60))
  and exists (select from languages_known l where l.user_id = u.id and lower(l.language) = 'english')`;

/** Nine rules for each reach: the 95th percentile of whole requests over HTTP, beside the bare query. */
export async function measureCriteria(origin: string, database: Client): Promise<Row[]> {
  const headers = { ...(await signIn(origin, numbers.employer)), 'content-type': 'application/json' };
  const skills = (await database.query<{ id: string }>(skillsOf)).rows.map(({ id }) => id);
  const [must = ''] = skills;
  const rows: Row[] = [];
  for (const { figure, body, condition } of await reaches(database)) {
    const ask = async (turn: number): Promise<unknown> => {
      const criteria = {
        degrees: ['ENGINEERING'],
        minSSC: 50 + (turn % 20),
        minHSC: 55,
        minDiploma: 60,
        minGraduation: { type: 'CGPA', value: 6.5 },
        maxLiveBacklogs: 0,
        maxDeadBacklogs: turn < questions / 2 ? 2 : 3,
        maxGapYears: 1,
        mustHaveSkillIDs: [must],
        languages: ['English'],
      };
      const answer = await fetch(`${origin}/api/jobdescription/preview`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...body, criteria, skills: skills.map((skillID) => ({ skillID })) }),
      });
      if (!answer.ok) throw new Error(`The preview answered ${answer.status}: ${await answer.text()}`);
      return property(property(await answer.json(), 'data'), 'eligible');
    };
    const first = await timed(() => ask(0));
    const times: number[] = [];
    let counts: unknown;
    for (let turn = 1; turn <= questions; turn += 1) {
      times.push(
        await timed(async () => {
          counts = await ask(turn);
        }),
      );
    }
    const bare = await timed(() => database.query(bareQuery(condition, 60, must)));
    const slowest = times.toSorted((a, b) => a - b)[Math.ceil(questions * 0.95) - 1] ?? Number.NaN;
    rows.push({
      figure: `criteria for ${figure} (${String(property(counts, 'total'))} people)`,
      value: `95th ${ms(slowest)}, median ${ms(median(times))}, first ${ms(first)} (bare query ${ms(bare)})`,
    });
  }
  return rows;
}

const ms = (time: number): string => `${time.toFixed(0)} ms`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
