import { jobForm, postingBlocks, type PostableJob } from '@aarambh/forms';
import type { FormHandle } from '@aarambh/forms/react';
import type { TFunction } from 'i18next';
import { jobSteps } from './jobSteps.ts';
import type { AnyValues } from '@aarambh/records';
import { wrongFields } from '@aarambh/records/data';

/** Something that keeps a job from being posted: in words, and where it is put right. */
export interface Missing {
  /** Of the field. */
  readonly name: string;
  /** The id of its step. */
  readonly step: string;
  readonly words: string;
}

/** What a job that is stored lacks before it can be posted, one thing a field. */
export const missingFrom = (job: PostableJob, now: Date, t: TFunction): Missing[] =>
  postingBlocks(job, now).map(({ path, key, params }) =>
    missingAt(path, t(`forms.${key}`, { ...params }), t),
  );

/** The same of a job as it is typed: what is wrong, and what is missing besides. */
export function missingFromTyped(form: FormHandle<AnyValues>, now: Date, t: TFunction): Missing[] {
  const verdict = form.verdict();
  const wrong = verdict.ok ? [] : verdict.errors;
  const values = form.values();
  const { defaultValues } = jobForm;
  const empty: AnyValues = { ...defaultValues };
  const readable = { ...values };
  for (const name of wrongFields(jobForm, values)) readable[name] = empty[name] ?? '';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are the values of this form
  const body = jobForm.toPayload(readable as typeof defaultValues);
  const found = [
    ...wrong.map(({ path, key, params }) => missingAt(path, t(`forms.${key}`, { ...params }), t)),
    ...missingFrom(body, now, t),
  ];
  return found.filter(({ name }, index) => found.findIndex((each) => each.name === name) === index);
}

/** What is wrong with a property of the contract, said with the step where it is put right. */
export function missingAt(path: string, words: string, t: TFunction): Missing {
  const name =
    jobForm.fieldOrder.find((each) => (jobForm.wireNames[each] ?? each) === path) ??
    path.split('.')[0] ??
    path;
  const step = jobSteps.find(({ fields }) => fields.some((each) => each === name)) ?? jobSteps[0];
  return { name, step: step.id, words: `${t(step.title)}: ${words}` };
}
