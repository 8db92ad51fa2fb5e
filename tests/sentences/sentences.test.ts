/**
 * What a candidate reads on the dashboard, at a job, at its offer, of an application and in the wallet, in each state: every status that the
 * steps of applications lead to, and before that with an empty profile, while the placement office decides, without credits, and not eligible.
 * The sentences are written to `sentences.txt`, where a change is read in review (`vitest -u` writes it anew).
 */
import type { components } from '@aarambh/api-client';
import {
  localeValues,
  mappingStatusValues,
  type Locale,
  type MappingStatus,
  type WalletEntryKind,
} from '@aarambh/api-client/enums';
import { beforeAll, expect, test } from 'vitest';
import { nextSteps, type Actor } from '../../apps/backend/src/hiring/statuses/steps.ts';
import { nobody, type CandidateFacts } from '../../apps/backend/src/hiring/job-descriptions/eligibility.ts';
import { evaluate, evaluationView } from '../../apps/backend/src/hiring/job-descriptions/evaluation.ts';
import { creditsGate, seasonGate } from '../../apps/backend/src/hiring/job-descriptions/gates.ts';
import { figuresOf } from '../../apps/backend/src/insights/dashboard/candidate.ts';
import { entryReason } from '../../apps/backend/src/money/wallet/reasons.ts';
import { startWithEveryText } from '../../apps/portal/app/i18n/everyText.ts';
import { formatsOf } from '../../apps/portal/app/i18n/formats.ts';
import { i18n } from '../../apps/portal/app/i18n/i18n.ts';
import { reasonsFor } from '../../apps/portal/app/features/jobs/reasonsFor.ts';
import { verdictTexts } from '../../apps/portal/app/words/jobs.ts';
import { ownStanding } from '../../apps/portal/app/features/my-jobs/ownStanding.ts';
import { offerStand } from '../../apps/portal/app/features/my-jobs/own-offer/offerStand.ts';
import { holdText } from '../../apps/portal/app/features/dashboard/holdText.ts';
import { leadOf } from '../../apps/portal/app/features/dashboard/lead.ts';
import { openerText } from '../../apps/portal/app/features/dashboard/openerText.ts';
import type { Dashboard } from '../../apps/portal/app/features/dashboard/useDashboard.ts';
import { whyNoJobs } from '../../apps/portal/app/features/dashboard/whyNoJobs.ts';
import { kindText } from '../../apps/portal/app/features/wallet/kindText.ts';

beforeAll(startWithEveryText);

type Schemas = components['schemas'];
const screens = ['dashboard', 'job', 'offer', 'application', 'wallet'] as const;

/** What each screen says of the state; a screen that says nothing of it is left out. */
type Said = Readonly<Partial<Record<(typeof screens)[number], string>>>;

const now = new Date('2026-11-28T04:30:00.000Z');
const job = { companyName: 'Navyug Software', resultBy: '2026-12-13' };
const offer = { ctcPaise: 70_000_000, respondBy: '2026-11-30T12:30:00.000Z' };
/** What ends a sentence where a heading or a tag stands without it. */
const stop: Readonly<Record<Locale, string>> = { en: '.', hi: '।', mr: '.' };
const t = (language: Locale) => i18n.getFixedT(language);

/** Every status that a job which nothing was decided about comes to, in the order in which it can. */
function statusesFrom(start: MappingStatus): MappingStatus[] {
  const actors: readonly Actor[] = ['candidate', 'hiring', 'support', 'platform'];
  const found = new Set([start]);
  for (const status of found) {
    for (const actor of actors) for (const next of nextSteps(status, actor)) found.add(next);
  }
  return [...found];
}

test('the steps lead to every status of the contract', () => {
  expect(new Set(statusesFrom('Eligible'))).toEqual(new Set(mappingStatusValues));
});

const season: Schemas['OwnSeason'] = {
  id: 'season',
  name: 'Placements 2027',
  seasonType: 'Placement',
  registrationEnd: '2026-12-01T00:00:00.000Z',
  startDate: '2026-11-01T00:00:00.000Z',
  endDate: '2027-06-01T00:00:00.000Z',
  termsText: '',
  termsVersion: 1,
  policy: {},
  state: 'Active',
  reason: null,
  blocks: [],
};

interface At {
  readonly open?: Parameters<typeof figuresOf>[0];
  readonly status?: MappingStatus;
  readonly state?: Schemas['OwnSeason']['state'];
  readonly hasDegree?: boolean;
  readonly balance?: number;
  readonly opener?: Schemas['DashboardOpener'];
  readonly hold?: Schemas['DashboardHold'];
}

/** The sentence above the dashboard, what stands in place of jobs where there are none, and what would open most. */
function dashboardSays(
  {
    open = { eligible: 0, needsData: 0 },
    status,
    state = 'Active',
    hasDegree = true,
    balance = 50,
    opener,
    hold,
  }: At,
  language: Locale,
): string {
  const dashboard: Dashboard = {
    persona: 'fresher',
    nextActions: [],
    checkList: [],
    figures: figuresOf(open, status === undefined ? [] : [{ status, found: 1 }]),
    seasons: [{ ...season, state }],
    profile: { percent: 60, parts: [{ name: 'degree', weight: 20, isComplete: hasDegree }] },
    wallet: { ownerType: 'user', balance, lowWater: 20, price: { accept: 10, reject: 0 } },
    ...(opener && { opener }),
    ...(hold && { holds: [hold] }),
    ...((status === 'Offer Accepted' || status === 'Joined') && {
      placement: {
        jdID: 'job',
        companyName: job.companyName,
        ctcPaise: offer.ctcPaise,
        joiningDate: '2027-07-01',
      },
    }),
  };
  const say = t(language);
  const why = whyNoJobs(dashboard);
  const empty = `dashboard.eligible.empty.${why}` as const;
  const text =
    why === 'held'
      ? (dashboard.holds ?? []).map((each) => holdText(each, formatsOf(language), say)).join(' ')
      : say(`dashboard.eligible.empty.${why}.text`);
  return [
    leadOf(dashboard, formatsOf(language), say),
    ...(open.eligible === 0 ? [say(`${empty}.title`) + stop[language], text] : []),
    ...(opener ? [openerText(opener, formatsOf(language), say)] : []),
  ].join(' ');
}

const criteria = { degrees: ['ENGINEERING' as const], maxLiveBacklogs: 0 };
const studies: CandidateFacts = { ...nobody, degree: 'ENGINEERING', liveBacklogs: 0 };
const skillNames = new Map(['Python', 'SQL', 'Git', 'Java', 'Linux', 'Docker'].map((name) => [name, name]));

/** The verdict about a job that nothing was decided about, with all that decides. */
function jobSays(
  facts: CandidateFacts,
  state: Parameters<typeof seasonGate>[1],
  language: Locale,
  { balance = 50, mustHaveSkillIDs = [] }: { balance?: number; mustHaveSkillIDs?: string[] } = {},
): string {
  const gates = [
    creditsGate({ balance, price: 10 }),
    seasonGate({ name: season.name, registrationEnd: new Date(season.registrationEnd) }, state, now),
  ];
  const asked = { criteria: { ...criteria, mustHaveSkillIDs }, criteriaVersion: 1, cityIDs: [], skills: [] };
  const found = evaluate(asked, facts, gates, now);
  const view = evaluationView('job', found, { locale: language, isOwn: true, skillNames });
  const { against, unknown, warnings } = reasonsFor(view);
  const say = t(language);
  return [
    say(verdictTexts[view.verdict]) + stop[language],
    ...[...against, ...unknown, ...warnings].map(({ text }) => text),
  ].join(' ');
}

/** What moves in the candidate's wallet when an application comes to a status, where a price is asked. */
const moved: Readonly<Partial<Record<MappingStatus, { kind: WalletEntryKind; amount: number }>>> = {
  Applied: { kind: 'Accept', amount: -10 },
  Declined: { kind: 'Reject', amount: -5 },
  Expired: { kind: 'Refund', amount: 10 },
  Cancelled: { kind: 'Refund', amount: 10 },
};

/** The kind on the screen, and the line of the file of the statement. */
function walletSays(status: MappingStatus, language: Locale): string | undefined {
  const entry = moved[status];
  if (entry === undefined) return undefined;
  const owner = { ownerType: 'user', title: 'Trainee', giver: undefined } as const;
  const reason = entryReason({ ...entry, description: '' }, owner)[language];
  return `${kindText('user', { ...entry, giver: null }, t(language))} (${reason})`;
}

/** Statuses whose reason the candidate or the company has given. */
const reasonOf = { 'Offer Declined': 'Personal' } as const satisfies Partial<
  Record<MappingStatus, Schemas['MappingReason']>
>;

function applicationSays(
  status: MappingStatus,
  language: Locale,
  statusReasonCode: Schemas['MappingReason'] | null = reasonOf[status as keyof typeof reasonOf] ?? null,
): Said {
  const allowed = [...nextSteps(status, 'candidate')];
  const stand = offerStand({
    status,
    statusReasonCode,
    allowed,
    offer: status === 'Selected' || status.startsWith('Offer') || status === 'Joined' ? offer : null,
  });
  const standing = ownStanding({ status, statusReasonCode, allowed }, job, formatsOf(language), t(language));
  const wallet = walletSays(status, language);
  return {
    dashboard: dashboardSays(
      status === 'Eligible' ? { open: { eligible: 1, needsData: 0 } } : { status },
      language,
    ),
    job: status === 'Eligible' ? jobSays(studies, 'Active', language) : standing,
    // Where none was made, nothing leads to the screen of an offer; while one waits, its screen is its terms.
    ...(stand !== 'none' &&
      stand !== 'open' && {
        offer: t(language)(`resources.ownOffer.stand.${stand}`, { company: job.companyName }),
      }),
    ...(stand === 'open' && {
      offer:
        t(language)('resources.ownOffer.answerBy', { moment: formatsOf(language).moment(offer.respondBy) }) +
        stop[language],
    }),
    ...(status !== 'Eligible' && { application: standing }),
    ...(wallet !== undefined && { wallet }),
  };
}

const approval = { by: 'approval', jobs: 9, ctcMaxPaise: 96_000_000, link: '/dashboard#season' } as const;
const backlogs = { by: 'backlogs', jobs: 4, ctcMaxPaise: 96_000_000, link: '/profile#academics' } as const;

const dues = { kind: 'Dues', reason: 'Library books.', liftedWhere: 'Library, ground floor' } as const;

/** Each state by its name. */
const states: Readonly<Record<string, (language: Locale) => Said>> = {
  'an empty profile': (language) => ({
    dashboard: dashboardSays(
      { open: { eligible: 0, needsData: 11 }, state: null, hasDegree: false },
      language,
    ),
    job: jobSays(nobody, undefined, language),
  }),
  'a season that can be joined': (language) => ({
    dashboard: dashboardSays(
      { open: { eligible: 0, needsData: 9 }, state: null, opener: { ...approval, by: 'season' } },
      language,
    ),
    job: jobSays(studies, undefined, language),
  }),
  'waiting for the placement office': (language) => ({
    dashboard: dashboardSays(
      { open: { eligible: 0, needsData: 9 }, state: 'Pending', opener: approval },
      language,
    ),
    job: jobSays(studies, 'Pending', language),
  }),
  'kept from applying by the institute': (language) => ({
    dashboard: dashboardSays({ hold: { ...dues, until: null } }, language),
  }),
  'kept from applying until a day': (language) => ({
    dashboard: dashboardSays({ hold: { ...dues, until: '2026-12-31T18:29:00.000Z' } }, language),
  }),
  'something is missing in the profile': (language) => ({
    dashboard: dashboardSays({ open: { eligible: 0, needsData: 3 } }, language),
    job: jobSays({ ...studies, liveBacklogs: null }, 'Active', language),
  }),
  'a rule is not met': (language) => ({
    dashboard: dashboardSays({ opener: backlogs }, language),
    job: jobSays({ ...studies, liveBacklogs: 2 }, 'Active', language),
  }),
  'skills that the job asks for are not there': (language) => ({
    job: jobSays({ ...studies, skillIDs: ['Python'] }, 'Active', language, {
      mustHaveSkillIDs: ['Python', 'SQL', 'Git'],
    }),
  }),
  'more skills are not there than a sentence names': (language) => ({
    job: jobSays({ ...studies, skillIDs: ['Excel'] }, 'Active', language, {
      mustHaveSkillIDs: [...skillNames.keys()],
    }),
  }),
  'no skills are known': (language) => ({
    job: jobSays(studies, 'Active', language, { mustHaveSkillIDs: ['Python', 'SQL'] }),
  }),
  'no credits': (language) => ({
    dashboard: dashboardSays({ open: { eligible: 3, needsData: 0 }, balance: 0 }, language),
    job: jobSays(studies, 'Active', language, { balance: 0 }),
  }),
  ...Object.fromEntries(
    statusesFrom('Eligible').map((status) => [
      status,
      (language: Locale) => applicationSays(status, language),
    ]),
  ),
  'Offer Declined by the clock': (language) => applicationSays('Offer Declined', language, null),
};

test('every state is said in a sentence that is true of it, in every language', async () => {
  const lines = Object.entries(states).map(([name, saidIn]) => {
    const inEach = localeValues.map(saidIn);
    const said = screens.flatMap((screen) => {
      const sentences = inEach.map((one) => one[screen]);
      if (sentences.every((sentence) => sentence === undefined)) return [];
      return sentences.map(
        (sentence, index) => `  ${(index === 0 ? screen : '').padEnd(12)}${sentence ?? ''}`,
      );
    });
    return [name, ...said, ''].join('\n');
  });
  await expect(lines.join('\n')).toMatchFileSnapshot('./sentences.txt');
});

test.each(Object.entries(states))('%s: no hole, no key, and each language is itself', (_name, saidIn) => {
  const english = saidIn('en');
  for (const language of localeValues) {
    const said = saidIn(language);
    expect(Object.keys(said)).toEqual(Object.keys(english));
    for (const text of Object.values(said)) {
      expect([stop[language], ')']).toContain(text.at(-1));
      expect(text).not.toMatch(/\{|\b[a-z]+\.[a-z]+\.|undefined| {2}/);
      expect(/[\u0900-\u097F]/.test(text)).toBe(language !== 'en');
    }
  }
});

test('nobody who is placed, waits, or has said nothing is told that no job fits', () => {
  for (const name of ['an empty profile', 'waiting for the placement office', 'Offer Accepted', 'Joined']) {
    expect(states[name]?.('en').dashboard).not.toMatch(/[Nn]o open job fits/);
  }
});
