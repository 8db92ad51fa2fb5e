/** The numbers of the dashboard's cards: who has which card, and how it is counted. */
import { type Permission, signedIn, type OperationContext, type SignedInUser } from '../../platform/index.ts';
import type { components } from '@aarambh/api-client/schema';
import { countCredits } from './credits.ts';
import { countApplications, countJobs, listOpenJobs } from './jobs.ts';
import { cachedReport } from './cached-report.ts';
import { countLeads } from './leads.ts';
import { countMessages } from './messages.ts';
import { personaOf, type Persona } from './persona.ts';
import { findSeason } from './season.ts';
import { countSignups } from './signups.ts';
import { countStudents } from './students.ts';
import { countVerifications } from './verifications.ts';

type Group = components['schemas']['DashboardGroup'];
type Counts = components['schemas']['DashboardCounts'];

interface CardCounts {
  personas: readonly Persona[];
  permission: Permission;
  read: (context: OperationContext, caller: SignedInUser) => Promise<Counts>;
}

const cards: Readonly<Record<Group, CardCounts>> = {
  students: {
    personas: ['officer'],
    permission: 'Manage User',
    read: async ({ db }, caller) => ({ students: await countStudents(db, caller) }),
  },
  signups: {
    personas: ['staff'],
    permission: 'Manage User',
    read: async ({ db, now }, caller) => ({ signups: await countSignups(db, caller, now()) }),
  },
  verifications: {
    personas: ['staff'],
    permission: 'Manage User',
    read: async ({ db }, caller) => ({ verifications: await countVerifications(db, caller) }),
  },
  leads: {
    personas: ['staff'],
    permission: 'Manage Lead',
    read: async ({ db }) => ({ leads: await countLeads(db) }),
  },
  credits: {
    personas: ['staff'],
    permission: 'View Setting',
    read: async ({ db }, caller) => ({ credits: await countCredits(db, caller) }),
  },
  messages: {
    personas: ['staff'],
    permission: 'Manage Notification',
    read: async ({ db }) => ({ messages: await countMessages(db) }),
  },
  applications: {
    personas: ['fresher', 'experienced'],
    permission: 'View My Jobs',
    read: async ({ db }, caller) => ({ applications: await countApplications(db, caller.id) }),
  },
  season: {
    personas: ['fresher'],
    permission: 'View Season',
    read: async ({ db, now }, caller) => ({ season: await findSeason(db, caller, now()) }),
  },
  jobs: {
    personas: ['employer', 'officer', 'staff'],
    permission: 'Manage Job-Description',
    read: async ({ db, now }, caller) => ({ jobs: await countJobs(db, caller, now()) }),
  },
  openJobs: {
    personas: ['employer'],
    permission: 'Manage Job-Description',
    read: async ({ db, now }, caller) => ({ openJobs: await listOpenJobs(db, caller, now()) }),
  },
};

/** The numbers of a card; none for a card that is not on the caller's dashboard. */
export async function readCounts(context: OperationContext, group: Group): Promise<Counts> {
  const caller = signedIn(context);
  const { personas, permission, read } = cards[group];
  if (!personas.includes(personaOf(caller)) || !context.permissions.has(permission)) return {};
  return cachedReport(context, `counts of ${group}`, () => read(context, caller));
}
