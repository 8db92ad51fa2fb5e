/**
 * How a distributed PostgreSQL would take the schema: each table is spread by the person it is about, copied to every node, or kept on one. What then
 * stands in the way is written to `distribution.txt`, where a change is seen in review (`vitest -u` writes it anew): keys that would be unique on one
 * node alone, and references from a person's row that may lead to another node. What follows: docs/operations/past-ten-million.md.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { openTestDatabase } from '../support/database.ts';
import { tableOf } from '../support/text-table.ts';

/** Spread by a column: the id of a person. */
const byPerson: Readonly<Record<string, readonly string[]>> = {
  id: ['users'],
  user_id: [
    'academics account_invitations addresses candidate_profiles candidate_skills candidates consents credentials',
    'current_degrees cvs education_stages email_activations email_changes erasure_requests experiences',
    'jd_student_mappings job_alert_news job_alerts known_devices languages_known mark_changes notification_receipts',
    'notification_recipients outcomes parents placements preferences push_subscriptions registrations saved_jobs',
    'calendar_feeds holds season_enrolments season_overrides sessions',
  ],
  owner_id: ['saved_views'],
  subject_id: ['audit_events'],
};

/** What everybody reads and few write: a copy on every node. */
const everywhere = [
  'cities college_sign_ins companies cv_templates day_blocks drive_hosts industries institute_configs institute_intakes institute_programs institutes job_approvals',
  'job_descriptions job_profiles job_templates lateral_job_profiles master_programs notice_templates notifications programs',
  'panels question_options questions roles round_questions round_tests rounds seasons sectors settings skills sms_templates states',
  'test_questions universities visits',
];

/** What is few, or must be decided in one place: money before all. */
const inOnePlace = [
  'api_keys college_links daily_digests webhooks webhook_deliveries',
  'file_leases files_to_remove idempotent_calls import_jobs import_rows job_reviews lead_activities leads ledger_lines ledger_transactions',
  'limit_counters message_counts otp_challenges outbox_messages payment_events payment_orders receipt_series receipts recruiter_conversations recruiters',
  'sandbox_payment_orders sandbox_payments seed_marks setting_changes task_runs team_invitations used_captchas wallets',
];

/** About a person, but found by something else today: they would need the column first. */
const withoutColumn = [
  'cv_printings cv_shares cvs_to_print image_contents images interviewer_notes interviewers job_collaborators jd_student_mapping_events jd_student_mapping_notes',
  'jd_student_mapping_ratings panel_links panel_sessions round_entries round_events slots stored_files test_answers',
  'test_attempts',
];

const wordsOf = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));
const columns = new Map(
  Object.entries(byPerson).flatMap(([column, lines]) =>
    wordsOf(lines).map((table): [string, string] => [table, column]),
  ),
);
const copied = new Set(wordsOf(everywhere));
const places = new Map<string, string>([
  ...[...columns].map(([table, column]): [string, string] => [table, `by ${column}`]),
  ...wordsOf(everywhere).map((table): [string, string] => [table, 'everywhere']),
  ...wordsOf(inOnePlace).map((table): [string, string] => [table, 'one place']),
  ...wordsOf(withoutColumn).map((table): [string, string] => [table, 'by a column it lacks']),
]);

interface Key {
  table: string;
  columns: string[];
}

interface Reference extends Key {
  to: string;
  toColumns: string[];
}

let database: Database;
let tables: string[];
let keys: Key[];
let references: Reference[];

const table = sql<string>`"table"`;
const itsColumns = sql<string[]>`columns`;

/** A query for the names of some columns of `c`, which are kept as their numbers. */
const names = (of: string, numbers: string) =>
  sql.raw(`array(select attname::text from unnest(c.${numbers}) with ordinality as k(number, place)
    join pg_attribute on attrelid = c.${of} and attnum = k.number order by k.place)`);

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const found = await db.select({ table }).from(sql`(
    select relname as "table" from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition order by 1) as found`);
  tables = found.map((each) => each.table);
  keys = await db.select({ table, columns: itsColumns }).from(sql`(
    select t.relname as "table", array(
      select pg_get_indexdef(i.indexrelid, k, true) from generate_series(1, i.indnkeyatts) as k) as columns
    from pg_index as i join pg_class as t on t.oid = i.indrelid
    where t.relnamespace = 'public'::regnamespace and i.indisunique and not t.relispartition order by 1, 2) as found`);
  const ends = { to: sql<string>`"to"`, toColumns: sql<string[]>`"toColumns"` };
  references = await db.select({ table, columns: itsColumns, ...ends }).from(sql`(
    select t.relname as "table", ${names('conrelid', 'conkey')} as columns, o.relname as "to",
      ${names('confrelid', 'confkey')} as "toColumns"
    from pg_constraint as c join pg_class as t on t.oid = c.conrelid join pg_class as o on o.oid = c.confrelid
    where c.contype = 'f' and c.conparentid = 0 and t.relnamespace = 'public'::regnamespace order by 1, 2) as found`);
});
afterAll(() => database.close());

/** Whether the row that is referred to lies beside the one that refers. */
function isBeside({ table: name, columns: [from], to, toColumns: [target] }: Reference): boolean {
  return copied.has(to) || (columns.get(name) === from && columns.get(to) === target);
}

test('every table has one place', () => {
  const named = [...Object.values(byPerson), everywhere, inOnePlace, withoutColumn].flatMap(wordsOf);
  expect(named.toSorted()).toEqual(tables);
});

test('what is copied everywhere refers to nothing that is not', () => {
  const faults = references.filter((each) => copied.has(each.table) && !copied.has(each.to));
  expect(faults.map((each) => `${each.table}.${each.columns[0]} to ${each.to}`)).toEqual([
    'notifications.about_user_id to users',
  ]);
});

test('what stands in the way of spreading each table is known', async () => {
  const rows = tables.map((name) => {
    const column = columns.get(name);
    if (column === undefined) return [name, places.get(name) ?? 'nowhere', '-', '-'];
    const alone = keys.filter((key) => key.table === name && !key.columns.includes(column));
    const crossing = references.filter((each) => each.table === name && !isBeside(each));
    return [
      name,
      `by ${column}`,
      alone.map((key) => key.columns.join('+')).join(', ') || '-',
      crossing.map((each) => `${each.columns[0]} to ${each.to}`).join(', ') || '-',
    ];
  });
  const head = ['table', 'place', 'keys without the column', 'references to elsewhere'];
  await expect(tableOf(head, rows)).toMatchFileSnapshot('distribution.txt');
});
