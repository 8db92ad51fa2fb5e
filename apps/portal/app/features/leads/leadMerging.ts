/** A lead of a company or an institute that wrote twice goes on in the other one. */
import { mergeLead } from '@aarambh/api-client/operations';
import { leadMerge } from '@aarambh/forms';
import { lazy } from 'react';
import { defineAction, type RowOf } from '@aarambh/records';
import { leads } from '#app/records/longLists.ts';

// A declaration is read without the styles of a screen, too.
const LeadMergePreview = lazy(() => import('./LeadMergePreview.tsx'));

type Lead = RowOf<'/lead'>;

export const isMerged = ({ mergedIntoID }: Lead): boolean => typeof mergedIntoID === 'string';

/** Whether it has not become anything yet. */
export const isOpen = (lead: Lead): boolean =>
  !isMerged(lead) &&
  typeof lead.convertedCompanyID !== 'string' &&
  typeof lead.convertedInstituteID !== 'string';

export const leadMerging = defineAction({
  family: '/lead',
  operation: mergeLead,
  scopes: [],
  id: 'merge',
  label: 'resources.lead.merge',
  isOffered: isOpen,
  tone: 'danger',
  question: { title: 'resources.lead.mergeQuestion', text: 'resources.lead.mergeText' },
  form: { definition: leadMerge, lookups: { intoID: leads }, Preview: LeadMergePreview },
  done: 'resources.lead.merged',
  leadsTo: ({ mergedIntoID: id }) => (typeof id === 'string' ? `/leads?record=${id}` : '/leads'),
});
