import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { parameterReader } from '../../../address/expected.ts';
import { textsOf } from '../../../i18n/textsOf.ts';
import { ResourceScreen } from '../../../resource-screens/ResourceScreen.tsx';
import { jobOrders, myJobLists, type MyJobList } from '../../../resources/myJobs.tsx';
import { JobContent } from './JobContent.tsx';
import { MyJobsTabs } from './MyJobsTabs.tsx';
import { PastJobContent } from './PastJobContent.tsx';

export { ScreenError as ErrorBoundary } from '../../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

const isList = (text: string): text is MyJobList => Object.hasOwn(myJobLists, text);

const open = { Content: JobContent, orders: jobOrders };
const past = { Content: PastJobContent };

/** A candidate's jobs: those to decide about, those that are closed to them and why, and what became of the others. */
export default function MyJobs() {
  const [parameters] = useSearchParams();
  const value = parameterReader(parameters).read('list', isList);
  const list = isList(value) ? value : 'eligible';
  const { resource, query } = myJobLists[list];
  const subject = useMemo(
    () => ({ query, chooser: <MyJobsTabs current={list} />, prompt: null }),
    [query, list],
  );
  return (
    <ResourceScreen key={list} resource={resource} subject={subject} cards={list === 'past' ? past : open} />
  );
}
