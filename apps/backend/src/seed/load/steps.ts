/**
 * The statements that fill a database to the size of a country: one insert per table, from series of numbers, so that the data is the
 * same every time and a second run adds nothing. People have no passwords: nobody signs in as one of them.
 */

import { at, drawn, id, isEmployer, isFresher, pick } from './expressions.ts';
import { profileSteps } from './profiles.ts';
import type { LoadStep } from './step.ts';

/** How many rows of each kind. */
export interface LoadSizes {
  users: number;
  institutes: number;
  universities: number;
  companies: number;
  jobDescriptions: number;
  applications: number;
  leads: number;
  /** Candidates who hold credits; each has one entry in the ledger. */
  wallets: number;
}

/** A million people; the rest as many as they bring with them. */
export const fullLoad: LoadSizes = {
  users: 1_000_000,
  institutes: 50_000,
  universities: 1_000,
  companies: 20_000,
  jobDescriptions: 40_000,
  applications: 1_000_000,
  leads: 50_000,
  wallets: 100_000,
};

/** A size as a fraction of the full one, at least one row of each. */
export function scaled(fraction: number): LoadSizes {
  const part = (rows: number): number => Math.max(1, Math.round(rows * fraction));
  return {
    users: part(fullLoad.users),
    institutes: part(fullLoad.institutes),
    universities: part(fullLoad.universities),
    companies: part(fullLoad.companies),
    jobDescriptions: part(fullLoad.jobDescriptions),
    applications: part(fullLoad.applications),
    leads: part(fullLoad.leads),
    wallets: part(fullLoad.wallets),
  };
}

const firstNames = `array['Asha','Ravi','Meena','Imran','Kavya','Nitin','Pooja','Arjun','Sunita','Farah','Deepak','Mohan','Leela','Vasant','Anil','Bhavna','Chetan','Divya','Esha','Firoz','Gauri','Harish','Isha','Jatin','Kiran','Lata','Manoj','Neha','Omkar','Priya','Rahul','Sneha','Tarun','Usha','Vikram','Yash','Zoya']`;
const lastNames = `array['Patil','Kumar','Das','Shaikh','Rao','Nair','Mehta','Joshi','Khan','Jain','Gupta','Deshmukh','Kulkarni','Thomas','Iyer','Bose','Reddy','Singh','Yadav','Verma','Mishra','Pillai','Menon','Chavan','Naik','Gowda','Banerjee','Sarkar','Pandey','Trivedi','Shah','Bhat','Hegde']`;
const founders = `array['Sahyadri','Deccan','Vidya','Indira','Modern','National','Jnana','Saraswati','Mahatma','Nehru','Tagore','Shivaji','Lakshmi','Ganga','Narmada','Kaveri','Vindhya','Nilgiri','Konark','Ajanta']`;
const kinds = `array['Institute of Technology','Polytechnic','College of Engineering','School of Management','College of Pharmacy','College of Arts and Science']`;
const cities = `array['Pune|MH','Mumbai|MH','Nagpur|MH','Ahmedabad|GJ','Delhi|DL','Bengaluru|KA','Mysuru|KA','Hyderabad|TS','Chennai|TN','Coimbatore|TN','Kolkata|WB','Chandigarh|CH','Kochi|KL','Jaipur|RJ','Lucknow|UP','Kanpur|UP','Bhopal|MP','Indore|MP','Patna|BR','Ranchi|JH']`;

const cityOf = (number: string): string => `split_part(${pick(cities, number)}, '|', 1)`;
const stateOf = (number: string): string => `split_part(${pick(cities, number)}, '|', 2)`;

/** Every step in the order in which one needs the other. */
export function loadSteps(sizes: LoadSizes): LoadStep[] {
  const series = (count: number): string => `generate_series(1, ${count}) as i`;
  const instituteOf = (number: string): string => `1 + (${drawn(number, 3)}) % ${sizes.institutes}`;
  return [
    {
      name: 'universities',
      table: 'universities',
      rows: sizes.universities,
      sql: `insert into universities (id, created_at, updated_at, name, university_type, city, state_code, verification_status)
        select ${id('university', 'i')}, ${at('i')}, ${at('i')},
          ${pick(founders, 'i')} || ' University ' || i, 'State', ${cityOf(drawn('i', 1))}, ${stateOf(drawn('i', 1))}, 'Verified'
        from ${series(sizes.universities)} on conflict do nothing`,
    },
    {
      name: 'institutes',
      table: 'institutes',
      rows: sizes.institutes,
      sql: `insert into institutes (id, created_at, updated_at, name, university_id, institute_type, city, state_code,
          spoc_first_name, spoc_last_name, spoc_designation, verification_status)
        select ${id('institute', 'i')}, ${at('i')}, ${at('i')},
          ${pick(founders, drawn('i', 5))} || ' ' || ${pick(kinds, drawn('i', 6))} || ' ' || i,
          ${id('university', `1 + i % ${sizes.universities}`)},
          (array['Engineering','Polytechnic','Engineering','Management','Pharmacy','Arts-Science-Commerce'])[1 + ((${drawn('i', 6)}) % 6)::int],
          ${cityOf(drawn('i', 7))}, ${stateOf(drawn('i', 7))},
          ${pick(firstNames, 'i')}, ${pick(lastNames, drawn('i', 8))}, 'Placement officer', 'Verified'
        from ${series(sizes.institutes)} on conflict do nothing`,
    },
    {
      name: 'their configurations',
      table: 'institute_configs',
      rows: sizes.institutes,
      sql: `insert into institute_configs (institute_id, student_credit)
        select ${id('institute', 'i')}, 50 + (i % 6) * 10 from ${series(sizes.institutes)} on conflict do nothing`,
    },
    {
      name: 'companies',
      table: 'companies',
      rows: sizes.companies,
      sql: `insert into companies (id, created_at, updated_at, name, location, website, email, phone, industry_id,
          spoc_first_name, spoc_last_name, spoc_designation, verification_status, verified_at)
        select ${id('company', 'i')}, ${at('i')}, ${at('i')}, ${pick(lastNames, 'i')} || ' ' || ${pick(founders, drawn('i', 9))} || ' Works ' || i,
          ${cityOf('i')} || ', ' || ${stateOf('i')}, 'https://works' || i || '.example.com', 'hr@works' || i || '.example.com',
          '8' || lpad(i::text, 9, '0'), industry.ids[1 + i % cardinality(industry.ids)],
          ${pick(firstNames, drawn('i', 2))}, ${pick(lastNames, drawn('i', 4))}, 'Recruiter', 'Verified', ${at('i')}
        from ${series(sizes.companies)}, (select array_agg(id order by sort_order, id) as ids from industries) as industry
        on conflict do nothing`,
    },
    {
      name: 'people',
      table: 'users',
      rows: sizes.users,
      sql: `insert into users (id, created_at, updated_at, type, first_name, last_name, email, mobile_number, is_fresher,
          parent_entity_type, parent_entity_id, role_id, user_status, mobile_verified_at)
        select ${id('user', 'i')}, ${at('i')}, ${at('i')}, case when ${isEmployer} then 'E' else 'C' end,
          ${pick(firstNames, drawn('i', 11))}, ${pick(lastNames, drawn('i', 12))}, 'person' || i || '@students.example.edu',
          '7' || lpad(i::text, 9, '0'), case when ${isEmployer} then null else ${isFresher} end,
          case when ${isEmployer} then 'Employer' when ${isFresher} then 'Institute' end,
          case when ${isEmployer} then ${id('company', `1 + (i / 100) % ${sizes.companies}`)}
            when ${isFresher} then ${id('institute', instituteOf('i'))} end,
          case when ${isEmployer} then role.employer when ${isFresher} then role.fresher else role.experienced end,
          'Active', ${at('i')}
        from ${series(sizes.users)}, (
          select min(id) filter (where name = 'Employer') as employer, min(id) filter (where name = 'Student') as fresher,
            min(id) filter (where name = 'Experienced candidate') as experienced from roles) as role
        on conflict do nothing`,
    },
    {
      name: 'candidates',
      table: 'candidates',
      rows: sizes.users,
      sql: `insert into candidates (user_id, city, state_code, gender, updated_at)
        select ${id('user', 'i')}, ${cityOf(drawn('i', 13))}, ${stateOf(drawn('i', 13))},
          (array['Female','Male'])[1 + i % 2], ${at('i')}
        from ${series(sizes.users)} where not (${isEmployer}) on conflict do nothing`,
    },
    {
      name: 'current degrees',
      table: 'current_degrees',
      rows: sizes.users,
      sql: `insert into current_degrees (user_id, institute_id, program_id, degree, roll_number, admission_year, passing_year,
          current_semester, cgpa, cgpa_scale, updated_at)
        select ${id('user', 'i')}, ${id('institute', instituteOf('i'))}, program.ids[1 + i % cardinality(program.ids)], 'ENGINEERING',
          'R' || i, 2022 + i % 4, 2026 + i % 4, 1 + i % 8, 5.2 + ((${drawn('i', 14)}) % 450) / 100.0, 10, ${at('i')}
        from ${series(sizes.users)}, (select array_agg(id order by id) as ids from programs) as program
        where not (${isEmployer}) and ${isFresher} and cardinality(program.ids) > 0 on conflict do nothing`,
    },
    {
      name: 'academics',
      table: 'academics',
      rows: sizes.users,
      sql: `insert into academics (user_id, live_backlogs, dead_backlogs, updated_at)
        select ${id('user', 'i')}, case when i % 100 < 71 then 0 when i % 100 < 91 then 1 + i % 2 else 3 end, i % 3, ${at('i')}
        from ${series(sizes.users)} where not (${isEmployer}) and ${isFresher} on conflict do nothing`,
    },
    ...profileSteps(sizes.users),
    {
      name: 'wallets',
      table: 'wallets',
      rows: sizes.wallets,
      sql: `insert into wallets (id, owner_type, owner_id, balance, created_at)
        select ${id('wallet', 'i')}, 'user', ${id('user', 'i')}, 50, ${at('i')}
        from ${series(sizes.wallets)} where not (${isEmployer}) on conflict do nothing`,
    },
    {
      name: 'grants',
      table: 'ledger_lines',
      rows: sizes.wallets,
      needsIndexes: true,
      // One statement, because a transaction without its lines is refused. What is issued comes from the platform's own account.
      sql: `with fresh as (
          select i, ${id('grant', 'i')} as id, ${id('user', 'i')} as user_id, ${id('wallet', 'i')} as wallet_id, ${at('i')} as at
          from ${series(sizes.wallets)} where not (${isEmployer})
            and not exists (select from ledger_transactions as known where known.id = ${id('grant', 'i')})),
        issued as (
          insert into wallets (id, owner_type, owner_id)
          select ${id('wallet', '0')}, 'platform', 'issued' from fresh having count(*) > 0
          on conflict (owner_type, owner_id) do update set owner_id = excluded.owner_id returning id),
        added as (
          insert into ledger_transactions (id, kind, cause_type, cause_id, description, user_id, created_at)
          select id, 'Grant', 'load', user_id, 'Opening credit', user_id, at from fresh),
        given as (
          insert into ledger_lines (id, transaction_id, wallet_id, amount, balance_after, created_at)
          select ${id('given', 'i')}, id, wallet_id, 50, 50, at from fresh)
        insert into ledger_lines (id, transaction_id, wallet_id, amount, created_at)
          select ${id('taken', 'i')}, fresh.id, issued.id, -50, at from fresh, issued`,
    },
    {
      name: 'job descriptions',
      table: 'job_descriptions',
      rows: sizes.jobDescriptions,
      sql: `insert into job_descriptions (id, created_at, updated_at, code, company_id, title, audience, job_type, openings,
          ctc_min_paise, ctc_max_paise, description_html, criteria, last_date_to_apply, status, posted_at, criteria_version)
        select ${id('job', 'i')}, ${at('i')}, ${at('i')}, 'JD-25-' || lpad((500000 + i)::text, 6, '0'),
          ${id('company', `1 + i % ${sizes.companies}`)},
          (array['Graduate trainee','Software engineer','Site engineer','Production supervisor','Business analyst','Accountant'])[1 + i % 6],
          'Fresher', 'Full Time', 1 + i % 40, 30000000 + (i % 50) * 1000000, 40000000 + (i % 50) * 1500000,
          '<p>Invented for measuring.</p>', '{}'::jsonb, now() + (i % 200 - 100) * interval '1 day',
          case when i % 10 = 0 then 'Draft' else 'Posted' end, case when i % 10 = 0 then null else ${at('i')} end,
          case when i % 10 = 0 then 0 else 1 end
        from ${series(sizes.jobDescriptions)} on conflict do nothing`,
    },
    {
      name: 'where candidates stand with jobs',
      table: 'jd_student_mappings',
      rows: sizes.applications,
      sql: `insert into jd_student_mappings (id, jd_id, user_id, status, applied_at, created_at, updated_at)
        select ${id('mapping', 'i')}, ${id('job', `1 + (${drawn('i', 15)}) % ${sizes.jobDescriptions}`)},
          ${id('user', `2 + (i % (${sizes.users} / 100 + 1)) * 100 + (i / 10000) % 90`)},
          (array['Declined','Applied','Applied','Shortlisted','Rejected'])[1 + i % 5],
          case when i % 5 = 0 then null else ${at('i')} end, ${at('i')}, ${at('i')}
        from ${series(sizes.applications)}
        where 2 + (i % (${sizes.users} / 100 + 1)) * 100 + (i / 10000) % 90 <= ${sizes.users} on conflict do nothing`,
    },
    {
      name: 'leads',
      table: 'leads',
      rows: sizes.leads,
      sql: `insert into leads (id, created_at, updated_at, first_name, last_name, mobile, email, number_of_employees, industry_id, status)
        select ${id('lead', 'i')}, ${at('i')}, ${at('i')}, ${pick(firstNames, drawn('i', 16))}, ${pick(lastNames, drawn('i', 17))},
          '6' || lpad(i::text, 9, '0'), 'lead' || i || '@example.com', '51-200',
          industry.ids[1 + i % cardinality(industry.ids)], (array['New','Contacted','Qualified','Lost'])[1 + i % 4]
        from ${series(sizes.leads)}, (select array_agg(id order by sort_order, id) as ids from industries) as industry
        on conflict do nothing`,
    },
  ];
}
