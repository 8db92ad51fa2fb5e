/** What staff of the platform decide about a company. */
import { verifyCompany } from '@aarambh/api-client/operations';
import { companyApproval, companyReason } from '@aarambh/forms';
import { defineAction } from './action.ts';

// Employers change their own company, too: who decides about it reaches the whole platform, and the server refuses everybody else.
const decision = { family: '/company', operation: verifyCompany, scopes: [] } as const;

export const companyDecisions = [
  defineAction({
    ...decision,
    id: 'verify',
    label: 'resources.company.verify',
    isOffered: ({ verificationStatus: status }) => status !== 'Verified' && status !== 'Suspended',
    question: { title: 'resources.company.verifyQuestion', text: 'resources.company.verifyText' },
    form: { definition: companyApproval },
    body: () => ({ verdict: 'Verified' }),
    done: 'resources.company.verified',
  }),
  defineAction({
    ...decision,
    id: 'refuse',
    label: 'resources.company.refuse',
    isOffered: ({ verificationStatus: status }) => status === 'Pending' || status === 'Unverified',
    tone: 'danger',
    question: { title: 'resources.company.refuseQuestion', text: 'resources.company.refuseText' },
    form: { definition: companyReason },
    body: () => ({ verdict: 'Rejected' }),
    done: 'resources.company.refused',
  }),
  defineAction({
    ...decision,
    id: 'suspend',
    label: 'resources.company.suspend',
    isOffered: ({ verificationStatus: status }) => status === 'Verified',
    tone: 'danger',
    question: { title: 'resources.company.suspendQuestion', text: 'resources.company.suspendText' },
    form: { definition: companyReason },
    body: () => ({ verdict: 'Suspended' }),
    done: 'resources.company.suspended',
  }),
  defineAction({
    ...decision,
    id: 'lift',
    label: 'resources.company.lift',
    isOffered: ({ verificationStatus: status }) => status === 'Suspended',
    question: { title: 'resources.company.liftQuestion', text: 'resources.company.liftText' },
    form: { definition: companyReason },
    body: () => ({ verdict: 'Verified' }),
    done: 'resources.company.lifted',
  }),
];
