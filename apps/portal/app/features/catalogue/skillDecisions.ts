/** What staff decide about a skill that a candidate has suggested. */
import { decideSkill, mergeSkill } from '@aarambh/api-client/operations';
import { skillAlias, skillMerge, skillRefusal } from '@aarambh/forms';
import { lazy } from 'react';
import { defineAction, lookup } from '@aarambh/records';

// A declaration is read without the styles of a screen, too.
const SkillMergePreview = lazy(() => import('./SkillMergePreview.tsx'));

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
  defineAction({
    family: '/admin/skill',
    operation: mergeSkill,
    scopes: [],
    id: 'merge',
    label: 'resources.skill.merge',
    isOffered: ({ status }) => status !== 'Suggested',
    tone: 'danger',
    question: { title: 'resources.skill.mergeQuestion', text: 'resources.skill.mergeText' },
    form: {
      definition: skillMerge,
      lookups: { intoID: lookup('/admin/skill', 'skill') },
      Preview: SkillMergePreview,
    },
    done: 'resources.skill.merged',
    // The skill is gone; the one that has its names is answered.
    leadsTo: ({ id }) => `/skill?record=${id}`,
  }),
];
