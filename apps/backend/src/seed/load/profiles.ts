import { at, chance, id, isEmployer, isFresher, marks } from './expressions.ts';
import type { LoadStep } from './step.ts';

/** Candidates have completed these; `when` says who, `score` what in percent. */
const stages = [
  { kind: 'SSC', score: marks(21, 40, 98), when: 'true', before: 0 },
  { kind: 'HSC', score: marks(31, 38, 98), when: 'i % 5 <> 2', before: 2 },
  // One in five came by a polytechnic.
  { kind: 'DIPLOMA', score: marks(41, 45, 96), when: 'i % 5 = 2', before: 3 },
  { kind: 'ENGINEERING', score: marks(51, 50, 92), when: `not (${isFresher})`, before: 7 },
] as const;

/** What the criteria of jobs look at beside the current degree: school, skills, languages, work and the season. */
export function profileSteps(people: number): LoadStep[] {
  const candidates = `generate_series(1, ${people}) as i`;
  return [
    ...stages.map(({ kind, score, when, before }): LoadStep => ({
      name: `completed ${kind}`,
      table: 'education_stages',
      rows: people,
      sql: `insert into education_stages (id, user_id, created_at, updated_at, degree, medium, board_or_university, institute_name,
          score_type, score, score_out_of, passing_year)
        select ${id(kind, 'i')}, ${id('user', 'i')}, ${at('i')}, ${at('i')}, '${kind}',
          case when i % 3 = 0 then 'Other' else 'English' end, 'State board', 'School ' || i % 9000, 'Percentage', ${score}, 100,
          ${2020 + before} + i % 4 - case when ${isFresher} then 0 else 6 end
        from ${candidates} where not (${isEmployer}) and ${when} on conflict do nothing`,
    })),
    {
      name: 'skills of candidates',
      table: 'candidate_skills',
      rows: people * 3,
      // The square of what is drawn: some skills are had by many, most by few.
      sql: `insert into candidate_skills (id, user_id, created_at, updated_at, skill_id, proficiency)
        select ${id('skill', 'i * 8 + k')}, ${id('user', 'i')}, ${at('i')}, ${at('i')},
          skill.ids[1 + floor(cardinality(skill.ids) * power(${chance('i * 8 + k', 61)}, 2))::int],
          (array['Beginner','Intermediate','Advanced','Expert'])[1 + ((i + k) % 4)]
        from ${candidates}, lateral generate_series(1, 1 + i % 6) as k, (select array_agg(id order by id) as ids from skills) as skill
        where not (${isEmployer}) and cardinality(skill.ids) > 0 on conflict do nothing`,
    },
    {
      name: 'languages of candidates',
      table: 'languages_known',
      rows: people * 2,
      sql: `insert into languages_known (id, user_id, created_at, updated_at, language, read, write, speak, proficiency)
        select ${id('language', 'i * 4 + k')}, ${id('user', 'i')}, ${at('i')}, ${at('i')},
          case k when 1 then 'English' when 2 then 'Hindi' else (array['Marathi','Tamil','Telugu','Bengali','Kannada'])[1 + i % 5] end,
          true, true, true, 'Fluent'
        from ${candidates}, lateral generate_series(1, 1 + i % 3) as k where not (${isEmployer}) on conflict do nothing`,
    },
    {
      name: 'work of the experienced',
      table: 'experiences',
      rows: people / 20,
      sql: `insert into experiences (id, user_id, created_at, updated_at, company_name, designation, employment_type, start_month,
          end_month, is_current, highlights)
        select ${id('work', 'i')}, ${id('user', 'i')}, ${at('i')}, ${at('i')}, 'Works ' || i % 900, 'Engineer', 'Full Time',
          to_char(timestamptz '2026-06-01' - floor(6 + ${chance('i', 71)} * 90) * interval '1 month', 'YYYY-MM'), null, true, '{}'
        from ${candidates} where not (${isEmployer}) and not (${isFresher}) on conflict do nothing`,
    },
    {
      name: 'a season',
      table: 'seasons',
      rows: 1,
      sql: `insert into seasons (id, created_at, updated_at, name, academic_year, season_type, passing_years, registration_start,
          registration_end, start_date, end_date, policy, terms_text, status)
        select ${id('season', '1')}, ${at('1')}, ${at('1')}, 'Placements of the whole country', '2026-27', 'Placement', '{2027}',
          now() - interval '90 days', now() + interval '30 days', now() - interval '60 days', now() + interval '200 days',
          '{"maxOffers": 1}', '<p>Invented for measuring.</p>', 'Posted' on conflict do nothing`,
    },
    {
      name: 'who takes part in it',
      table: 'season_enrolments',
      rows: people / 4,
      sql: `insert into season_enrolments (season_id, user_id, state, consent_at)
        select ${id('season', '1')}, ${id('user', 'i')}, 'Active', ${at('i')}
        from ${candidates} where not (${isEmployer}) and ${isFresher} and i % 4 = 1 on conflict do nothing`,
    },
  ];
}
