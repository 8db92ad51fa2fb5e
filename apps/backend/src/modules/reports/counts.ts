/** The numbers of the dashboard's cards: who has which card, and how it is counted. */
import type { components } from '@aarambh/api-client/schema';
import { signedIn, type OperationContext, type SignedInUser } from '../../platform/operation.ts';
import type { Permission } from '../roles/tables.ts';
import { countCredits } from './credits.ts';
import { countLeads } from './leads.ts';
import { countMessages } from './messages.ts';
import { personaOf, type Persona } from './persona.ts';
import { countSignups } from './signups.ts';
import { countStudents } from './students.ts';
import { countVerifications } from './verifications.ts';

type Group = components['schemas']['DashboardGroup'];
type Counts = components['schemas']['DashboardCounts'];

interface CardCounts {
  persona: Persona;
  permission: Permission;
  read: (context: OperationContext, caller: SignedInUser) => Promise<Counts>;
}

const cards: Readonly<Record<Group, CardCounts>> = {
  students: {
    persona: 'officer',
    permission: 'Manage User',
    read: async ({ db }, caller) => ({ students: await countStudents(db, caller) }),
  },
  signups: {
    persona: 'staff',
    permission: 'Manage User',
    read: async ({ db, now }, caller) => ({ signups: await countSignups(db, caller, now()) }),
  },
  verifications: {
    persona: 'staff',
    permission: 'Manage User',
    read: async ({ db }, caller) => ({ verifications: await countVerifications(db, caller) }),
  },
  leads: {
    persona: 'staff',
    permission: 'Manage Lead',
    read: async ({ db }) => ({ leads: await countLeads(db) }),
  },
  credits: {
    persona: 'staff',
    permission: 'View Setting',
    read: async ({ db }, caller) => ({ credits: await countCredits(db, caller) }),
  },
  messages: {
    persona: 'staff',
    permission: 'Manage Notification',
    read: async ({ db }) => ({ messages: await countMessages(db) }),
  },
};

/** The numbers of a card; none for a card that is not on the caller's dashboard. */
export async function readCounts(context: OperationContext, group: Group): Promise<Counts> {
  const caller = signedIn(context);
  const { persona, permission, read } = cards[group];
  if (personaOf(caller) !== persona || !context.permissions.has(permission)) return {};
  return read(context, caller);
}
