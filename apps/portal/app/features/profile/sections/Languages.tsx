import { languageEntry } from '@aarambh/forms';
import { useQuery } from '@tanstack/react-query';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { bodyOf, erased } from '../erasedForm.ts';
import { ListSection } from '../ListSection.tsx';

const definition = erased(languageEntry);

/** Languages that the candidate knows. */
export function Languages() {
  const { data, error, isPending, refetch } = useQuery(queries().queryOptions('get', '/user/languagesKnown'));
  return (
    <ListSection
      name="languages"
      definition={definition}
      entries={data?.data.languagesKnown}
      {...{ error, isPending }}
      refetch={async () => (await refetch()).data?.data.languagesKnown}
      keyOf={({ id }) => id}
      titleOf={({ language }) => language}
      inTitle={['language']}
      // The name of a language identifies its entry.
      choices={(entry) => (entry === undefined ? {} : { settled: ['language'] })}
      save={() => (written, rowVersion, signal) =>
        call((api) =>
          api.POST('/user/languagesKnown', {
            body: bodyOf('LanguageKnownUpdate', { ...written, rowVersion }),
            signal,
          }),
        )
      }
      remove={({ id }) =>
        call((api) => api.DELETE('/user/languagesKnown/{id}', { params: { path: { id } } }))
      }
    />
  );
}
