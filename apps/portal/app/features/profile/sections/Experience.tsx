import { experienceEntry } from '@aarambh/forms';
import { useQuery } from '@tanstack/react-query';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { bodyOf, erased } from '../erasedForm.ts';
import { ListSection } from '../ListSection.tsx';

const definition = erased(experienceEntry);

/** Where the candidate has worked, the latest first. */
export function Experience() {
  const { data, error, isPending, refetch } = useQuery(queries().queryOptions('get', '/user/experience'));
  return (
    <ListSection
      name="experience"
      definition={definition}
      entries={data?.data.experience}
      {...{ error, isPending }}
      refetch={async () => (await refetch()).data?.data.experience}
      keyOf={({ id }) => id}
      titleOf={({ designation, companyName }) => `${designation}, ${companyName}`}
      inTitle={['designation', 'companyName']}
      save={(entry) => (written, rowVersion, signal) => {
        const { companyID, industryID, skillIDs } = entry ?? {};
        const kept = { id: entry?.id, companyID, industryID, skillIDs, rowVersion };
        return call((api) =>
          api.POST('/user/experience', { body: bodyOf('ExperienceUpdate', { ...kept, ...written }), signal }),
        );
      }}
      remove={({ id }) => call((api) => api.DELETE('/user/experience/{id}', { params: { path: { id } } }))}
    />
  );
}
