import { currentDegree } from '@aarambh/forms';
import { useQuery } from '@tanstack/react-query';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { useUser } from '#app/screen/useUser.ts';
import { bodyOf, erased } from '../erasedForm.ts';
import { OneSection } from '../OneSection.tsx';

const definition = erased(currentDegree);

/** What a fresher studies now. The institute is that of the account; the degree is that of the program. */
export function CurrentDegree() {
  const { parentEntityID } = useUser();
  const instituteID = parentEntityID ?? '';
  const { data, error, isPending, refetch } = useQuery(queries().queryOptions('get', '/user/currDegree'));
  const query = { pageNo: -1, instituteID } as const;
  const programs = useQuery(queries().queryOptions('get', '/program/all', { params: { query } }));
  const offered = programs.data?.data.program ?? [];
  const items = offered.map(({ id, name }) => ({ id, label: name ?? id }));
  const entry = data?.data.currDegree;
  return (
    <OneSection
      name="currentDegree"
      definition={definition}
      entry={entry}
      isPending={isPending || programs.isPending}
      error={error ?? programs.error}
      refetch={async () => {
        await programs.refetch();
        return (await refetch()).data?.data.currDegree;
      }}
      choices={{ items: { programID: items } }}
      names={Object.fromEntries(offered.map(({ id, name }) => [id, name]))}
      save={(written, rowVersion, signal) => {
        const degree = offered.find(({ id }) => id === written.programID)?.degree ?? entry?.degree;
        const semesters = entry?.semesters;
        return call((api) =>
          api.POST('/user/currDegree', {
            body: bodyOf('CurrentDegreeUpdate', { ...written, instituteID, degree, semesters, rowVersion }),
            signal,
          }),
        );
      }}
    />
  );
}
