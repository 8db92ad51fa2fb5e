/** What the people for a job answered to its questions, as columns and as a filter of their list. */
import type { components } from '@aarambh/api-client';
import type { AnyColumn, AnyFilter, AnyRow, Resource } from './resource.ts';

type Question = NonNullable<components['schemas']['JobDescription']['questions']>[number];
type Answered = AnyRow & Pick<components['schemas']['Mapping'], 'answers'>;

/** The resource with the questions of one job. */
export function withQuestions(resource: Resource, questions: readonly Question[]): Resource {
  if (questions.length === 0) return resource;
  const columns = questions.map(({ id, text }): AnyColumn => ({
    field: `answers.${id}`,
    label: 'resources.eligibleStudent.answer',
    title: text,
    shown: 'chosen',
    words: (row: Answered) => row.answers?.find(({ questionID }) => questionID === id)?.answer ?? '',
  }));
  const named = questions.flatMap(({ text, options }) =>
    options.map((option) => ({ id: option.id, label: `${text} – ${option.text}` })),
  );
  const filter: AnyFilter = {
    name: 'optionID',
    label: 'resources.eligibleStudent.answer',
    options: { named },
  };
  return {
    ...resource,
    columns: [...resource.columns, ...columns],
    filters: named.length === 0 ? resource.filters : [...resource.filters, filter],
  };
}
