import type { Operations } from '../../platform/index.ts';
import { readAcademics, saveAcademics } from './academics.ts';
import { addressSection } from './address.ts';
import { readCompletion } from './completion.ts';
import { readCurrentDegree, saveCurrentDegree } from './current-degree.ts';
import { educationSection } from './education.ts';
import { listEntries, removeEntry, saveEntry } from './entries.ts';
import { experienceSection } from './experience.ts';
import { languagesSection } from './languages.ts';
import { parentsSection } from './parents.ts';
import { readPersonal, savePersonal } from './personal.ts';
import { readSkills, saveSkills, skillsSection } from './skills.ts';

/** The sections of a candidate's profile. */
export const profileOperations = {
  getPersonal: async (_request, context) => ({ data: { personal: await readPersonal(context) } }),
  savePersonal: async ({ body }, context) => ({ data: { personal: await savePersonal(context, body) } }),

  getProfileCompletion: async ({ query }, context) => ({
    data: { completion: await readCompletion(context, query.userID) },
  }),

  getCurrentDegree: async ({ query }, context) => ({
    data: { currDegree: await readCurrentDegree(context, query.userID) },
  }),
  saveCurrentDegree: async ({ body }, context) => ({
    data: { currDegree: await saveCurrentDegree(context, body) },
  }),

  getAcademics: async ({ query }, context) => ({
    data: { academics: await readAcademics(context, query.userID) },
  }),
  saveAcademics: async ({ body }, context) => ({ data: { academics: await saveAcademics(context, body) } }),

  getEducation: async ({ query }, context) => ({
    data: { education: await listEntries(context, educationSection, query.userID) },
  }),
  saveEducation: async ({ body }, context) => ({
    data: { education: await saveEntry(context, educationSection, body, body.userID) },
  }),
  deleteEducation: ({ params }, context) => removeEntry(context, educationSection, params.id),

  getAddress: async (_request, context) => ({
    data: { address: await listEntries(context, addressSection) },
  }),
  saveAddress: async ({ body }, context) => ({
    data: { address: await saveEntry(context, addressSection, body) },
  }),

  getLanguagesKnown: async (_request, context) => ({
    data: { languagesKnown: await listEntries(context, languagesSection) },
  }),
  saveLanguagesKnown: async ({ body }, context) => ({
    data: { languagesKnown: await saveEntry(context, languagesSection, body) },
  }),
  deleteLanguageKnown: ({ params }, context) => removeEntry(context, languagesSection, params.id),

  getCandidateSkills: async ({ query }, context) => ({
    data: { skills: await readSkills(context, query.userID) },
  }),
  saveCandidateSkills: async ({ body }, context) => ({ data: { skills: await saveSkills(context, body) } }),
  deleteCandidateSkill: ({ params }, context) => removeEntry(context, skillsSection, params.id),

  getParents: async (_request, context) => ({
    data: { parents: await listEntries(context, parentsSection) },
  }),
  saveParents: async ({ body }, context) => ({
    data: { parents: await saveEntry(context, parentsSection, body) },
  }),
  deleteParent: ({ params }, context) => removeEntry(context, parentsSection, params.id),

  getExperience: async ({ query }, context) => ({
    data: { experience: await listEntries(context, experienceSection, query.userID) },
  }),
  saveExperience: async ({ body }, context) => ({
    data: { experience: await saveEntry(context, experienceSection, body, body.userID) },
  }),
  deleteExperience: ({ params }, context) => removeEntry(context, experienceSection, params.id),
} satisfies Operations;
