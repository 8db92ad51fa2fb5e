import { joinForms } from '../../records/joinedForm.ts';
import { criteriaOf, criteriaValues, jobCriteriaForm } from './jobCriteria.ts';
import { jobDescriptionForm } from './jobDescription.ts';

/** All that an employer fills in of a job: the description, and by fields of their own the criteria. */
export const jobForm = joinForms({
  form: jobDescriptionForm,
  property: 'criteria',
  part: jobCriteriaForm,
  blamed: 'reach',
  read: criteriaValues,
  write: criteriaOf,
});
