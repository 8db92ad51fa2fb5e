/** What the people for a job answered to its questions, as columns and as a filter of their list. */
import type { components } from '@aarambh/api-client';
import type { AnyColumn, AnyFilter, AnyRow, Resource } from '@aarambh/records';

type Question = NonNullable<components['schemas']['JobDescription']['questions']>[number];
type Answered = AnyRow & Pick<components['schemas']['Mapping'], 'answers'>;

/** The resource with the questions of one job, in the reader's language where they were written in that too. */
export function withQuestions(
  resource: Resource,
  questions: readonly Question[],
  language: string,
): Resource {
  if (questions.length === 0) return resource;
  const textOf = ({ text, translations }: Pick<Question, 'text' | 'translations'>): string =>
    translations[language] ?? text;
  const columns = questions.map(({ id, ...question }): AnyColumn => ({
    field: `answers.${id}`,
    label: 'resources.eligibleStudent.answer',
    title: textOf(question),
    shown: 'chosen',
    words: (row: Answered) => row.answers?.find(({ questionID }) => questionID === id)?.answer ?? '',
  }));
  const named = questions.flatMap((question) =>
    question.options.map((option) => ({ id: option.id, label: `${textOf(question)} – ${textOf(option)}` })),
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
