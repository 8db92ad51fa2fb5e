/** What those who hire do with an application. */
import type { components } from '@aarambh/api-client';
import { setMappingStatus } from '@aarambh/api-client/operations';
import { applicationOffer, applicationRefusal } from '@aarambh/forms';
import { lazy } from 'react';
import { defineAction } from './action.ts';
import { movesAll } from './applicationBulk.ts';

/** Candidates move their own applications by the same operation; whoever hires needs the permission. */
const step = {
  family: '/jdstudentmapping',
  operation: { ...setMappingStatus, access: ['Manage Job Applications'] },
} as const;

/** What the form of an offer begins with. */
const offerFrom = (suggested: components['schemas']['SuggestedOffer'] = {}) => ({
  ...applicationOffer.defaultValues,
  ...(suggested.ctcPaise !== undefined && { rupees: String(suggested.ctcPaise / 100) }),
  ...(suggested.location !== undefined && { location: suggested.location }),
});

const ShortlistCheck = lazy(() => import('../resource-screens/jobs/ShortlistCheck.tsx'));

export const applicationSteps = [
  defineAction({
    ...step,
    id: 'shortlist',
    label: 'resources.step.shortlist',
    isOffered: ({ status }) => status === 'Applied' || status === 'On Hold',
    question: { title: 'resources.step.shortlistQuestion', text: 'resources.step.shortlistText' },
    body: ({ id }) => ({ id, status: 'Shortlisted' }),
    Check: ShortlistCheck,
    runMany: movesAll('Shortlisted'),
    done: 'resources.step.shortlisted',
  }),
  defineAction({
    ...step,
    id: 'hold',
    label: 'resources.step.hold',
    isOffered: ({ status }) => status === 'Applied',
    body: ({ id }) => ({ id, status: 'On Hold' }),
    runMany: movesAll('On Hold'),
    done: 'resources.step.held',
  }),
  defineAction({
    ...step,
    id: 'offer',
    label: 'resources.step.offer',
    isOffered: ({ status }) => status === 'Shortlisted',
    question: { title: 'resources.step.offerQuestion', text: 'resources.step.offerText' },
    form: { definition: applicationOffer, from: ({ suggestedOffer }) => offerFrom(suggestedOffer) },
    body: ({ id }) => ({ id, status: 'Selected' }),
    runMany: movesAll('Selected'),
    done: 'resources.step.offered',
  }),
  defineAction({
    ...step,
    id: 'refuse',
    label: 'resources.step.refuse',
    tone: 'danger',
    isOffered: ({ status }) => status === 'Applied' || status === 'On Hold' || status === 'Shortlisted',
    question: { title: 'resources.step.refuseQuestion', text: 'resources.step.refuseText' },
    form: { definition: applicationRefusal },
    body: ({ id }) => ({ id, status: 'Rejected' }),
    runMany: movesAll('Rejected'),
    done: 'resources.step.refused',
  }),
  defineAction({
    ...step,
    id: 'join',
    label: 'resources.step.join',
    isOffered: ({ status }) => status === 'Offer Accepted',
    question: { title: 'resources.step.joinQuestion', text: 'resources.step.joinText' },
    body: ({ id }) => ({ id, status: 'Joined' }),
    runMany: movesAll('Joined'),
    done: 'resources.step.joined',
  }),
];
