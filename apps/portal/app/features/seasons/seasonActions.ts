/** What officers do about a season and those who take part in it. */
import {
  cloneSeason,
  decideSeasonEnrolment,
  getReport,
  importSeasonEnrolments,
  overrideSeasonRule,
} from '@aarambh/api-client/operations';
import { enrolmentRemoval, seasonCopyForm, seasonOverrideForm } from '@aarambh/forms';
import type { components } from '@aarambh/api-client';
import { defineAction, type ImportAction } from '@aarambh/records';
import { students } from '#app/records/longLists.ts';

type Enrolment = components['schemas']['Enrolment'];

const shared = { family: '/season', scopes: ['institute'] } as const;

/** Decides about those who have asked to take part, by a file of roll numbers. */
export const enrolmentImport = {
  operation: importSeasonEnrolments,
  kind: 'enrolment',
  note: 'resources.import.leftOut.enrolment',
} satisfies ImportAction;

export const seasonActions = [
  defineAction({
    family: '/season',
    operation: getReport,
    id: 'report',
    label: 'resources.seasonReport.title',
    isOffered: ({ status }) => status === 'Posted',
    opens: ({ id }) => `/season/report?seasonID=${id}`,
    done: 'resources.seasonReport.title',
  }),
  defineAction({
    ...shared,
    operation: cloneSeason,
    id: 'clone',
    label: 'resources.season.clone',
    question: { title: 'resources.season.cloneQuestion', text: 'resources.season.cloneText' },
    form: { definition: seasonCopyForm, from: ({ name }) => ({ name: aYearLater(name) }) },
    done: 'resources.season.cloned',
  }),
  defineAction({
    ...shared,
    operation: overrideSeasonRule,
    id: 'override',
    label: 'resources.season.override',
    question: { title: 'resources.season.overrideQuestion', text: 'resources.season.overrideText' },
    form: { definition: seasonOverrideForm, lookups: { userID: students } },
    done: 'resources.season.overridden',
  }),
];

/** `Placements 2027` is called `Placements 2028` a year later. */
const aYearLater = (name: string): string => name.replace(/20\d\d/g, (year) => String(Number(year) + 1));

/** What can be done about one who takes part, in the order in which it is offered. The record is the season. */
export function enrolmentActions({ userID, state, blocks }: Enrolment) {
  const decision = { ...shared, operation: decideSeasonEnrolment } as const;
  const [block] = blocks;
  return [
    defineAction({
      ...decision,
      id: 'approve',
      label: state === 'Removed' ? 'resources.season.takeBack' : 'resources.season.approve',
      isOffered: () => (state === 'Pending' || state === 'Removed') && block === undefined,
      body: () => ({ userID, state: 'Active' }),
      done: 'resources.season.approved',
    }),
    defineAction({
      ...shared,
      operation: overrideSeasonRule,
      id: 'lift',
      label: 'resources.season.lift',
      isOffered: () => state !== 'Withdrawn' && block !== undefined,
      question: { title: 'resources.season.liftQuestion', text: 'resources.season.overrideText' },
      form: {
        definition: seasonOverrideForm,
        lookups: { userID: students },
        from: () => ({ ...seasonOverrideForm.defaultValues, userID, rule: block?.rule ?? '' }),
      },
      done: 'resources.season.overridden',
    }),
    defineAction({
      ...decision,
      id: 'remove',
      label: state === 'Pending' ? 'resources.season.decline' : 'resources.season.remove',
      isOffered: () => state === 'Pending' || state === 'Active',
      tone: 'danger',
      question: { title: 'resources.season.removeQuestion', text: 'resources.season.removeText' },
      form: { definition: enrolmentRemoval },
      body: () => ({ userID, state: 'Removed' }),
      done: 'resources.season.removed',
    }),
  ];
}
