import { useMemo } from 'react';
import { useSearchParams, type ClientLoaderFunctionArgs } from 'react-router';
import { readRowsAhead } from '#app/records/readRowsAhead.ts';
import { parameterReader, type ParameterReader } from '@aarambh/records/data';
import { ResourceScreen } from '@aarambh/records/screens';
import { textsOf } from '#app/i18n/textsOf.ts';
import { myJobLists, type MyJobList } from './myJobs.tsx';
import { AlertActions } from './alerts/AlertActions.tsx';
import { JobContent } from './JobContent.tsx';
import { MyJobsTabs } from './MyJobsTabs.tsx';
import { PastJobContent } from './PastJobContent.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

const loadTexts = textsOf('my-jobs', 'resources');

export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<null> {
  const { resource, query } = myJobLists[listOf(parameterReader(new URL(request.url).searchParams))];
  readRowsAhead(resource, request.url, query);
  return loadTexts();
}

const isList = (text: string): text is MyJobList => Object.hasOwn(myJobLists, text);

function listOf({ read }: ParameterReader): MyJobList {
  const value = read('list', isList);
  return isList(value) ? value : 'eligible';
}

const open = { Content: JobContent };
const past = { Content: PastJobContent };

/** A candidate's jobs: those to decide about, those that are closed to them and why, and what became of the others. */
export default function MyJobs() {
  const [parameters] = useSearchParams();
  const list = listOf(parameterReader(parameters));
  const { resource, query } = myJobLists[list];
  const subject = useMemo(
    () => ({ query, chooser: <MyJobsTabs current={list} />, prompt: null }),
    [query, list],
  );
  const cards = list === 'past' ? past : open;
  return (
    <ResourceScreen
      key={list}
      resource={resource}
      subject={subject}
      cards={cards}
      // What was saved or decided about is no search that could be told of.
      actions={list !== 'saved' && list !== 'past' && <AlertActions resource={resource} />}
    />
  );
}
