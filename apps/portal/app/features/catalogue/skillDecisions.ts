/** What staff decide about a skill that a candidate has suggested. */
import { decideSkill } from '@aarambh/api-client/operations';
import { skillAlias, skillRefusal } from '@aarambh/forms';
import { defineAction, lookup } from '@aarambh/records';

const decision = {
  family: '/admin/skill',
  operation: decideSkill,
  scopes: [],
  isOffered: ({ status }: { status?: string }) => status === 'Suggested',
} as const;

export const skillDecisions = [
  defineAction({
    ...decision,
    id: 'approve',
    label: 'resources.skill.approve',
    body: () => ({ verdict: 'Approved' }),
    done: 'resources.skill.approved',
  }),
  defineAction({
    ...decision,
    id: 'alias',
    label: 'resources.skill.alias',
    question: { title: 'resources.skill.aliasQuestion', text: 'resources.skill.aliasText' },
    form: { definition: skillAlias, lookups: { sameAsID: lookup('/admin/skill', 'skill') } },
    body: () => ({ verdict: 'Alias' }),
    done: 'resources.skill.aliased',
    // The suggestion is gone; the skill that has the name now is answered.
    leadsTo: ({ id }) => `/skill?record=${id}`,
  }),
  defineAction({
    ...decision,
    id: 'refuse',
    label: 'resources.skill.refuse',
    tone: 'danger',
    question: { title: 'resources.skill.refuseQuestion', text: 'resources.skill.refuseText' },
    form: { definition: skillRefusal },
    body: () => ({ verdict: 'Refused' }),
    done: 'resources.skill.refused',
  }),
];
