import type { components } from '@aarambh/api-client';

/** The sections of the profile and the tab that each stands in. The names are addresses too: `/profile#education`. */
export const sectionsByTab = {
  personal: ['placement', 'outcomes', 'personal'],
  education: ['currentDegree', 'education', 'academics'],
  work: ['experience', 'projects', 'certifications', 'achievements'],
  skills: ['skills', 'languages'],
  contacts: ['address', 'parents'],
  documents: ['documents'],
  account: ['account'],
  organization: ['organization', 'organizationDetails', 'organizationDocuments'],
} as const;

export type TabName = keyof typeof sectionsByTab;
export type SectionName = (typeof sectionsByTab)[TabName][number];

interface Person {
  readonly type: string;
  readonly isFresher: boolean | null;
  readonly parentEntityType?: string | null;
}

/** The tabs of a person, in the order in which they are shown; with experience, the work comes first. */
export function tabsOf({ type, isFresher }: Person, hasOrganization: boolean): readonly TabName[] {
  if (type !== 'C') return hasOrganization ? ['account', 'organization'] : ['account'];
  return isFresher === true
    ? ['personal', 'education', 'work', 'skills', 'contacts', 'documents']
    : ['personal', 'work', 'education', 'skills', 'contacts', 'documents'];
}

/** The tab that a hash address leads to: that of the section, or the tab itself. */
export function tabOf(hash: string, tabs: readonly TabName[]): TabName | undefined {
  const name = hash.replace(/^#/, '');
  return tabs.find((tab) => tab === name || sectionsByTab[tab].some((section) => section === name));
}

/** A part of the profile that counts for its completion. */
export type PartName = components['schemas']['ProfilePartName'];

/** The section that completes a part. */
export function sectionOf(part: PartName, isFresher: boolean): SectionName {
  switch (part) {
    case 'photo':
    case 'personal':
      return 'personal';
    case 'ssc':
    case 'higherSecondary':
      return 'education';
    case 'degree':
      return isFresher ? 'currentDegree' : 'education';
    case 'practice':
      return isFresher ? 'projects' : 'experience';
    default:
      return part;
  }
}
