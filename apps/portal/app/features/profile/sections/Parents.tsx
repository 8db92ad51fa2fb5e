import { parentEntry, relations } from '@aarambh/forms';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { bodyOf, erased } from '../erasedForm.ts';
import { valueText } from '../facts.ts';
import { ListSection } from '../ListSection.tsx';

const definition = erased(parentEntry);

/** Parents and guardians, whom the candidate alone sees. */
export function Parents() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data, error, isPending, refetch } = useQuery(queries().queryOptions('get', '/user/parents'));
  const parents = data?.data.parents;
  const options = relations.options
    .filter(({ value }) => !parents?.some(({ relation }) => relation === value))
    .map(({ value, label }) => ({ value, label: t(`forms.${label}`) }));
  return (
    <ListSection
      name="parents"
      definition={definition}
      entries={parents}
      {...{ error, isPending }}
      refetch={async () => (await refetch()).data?.data.parents}
      keyOf={({ id }) => id}
      titleOf={({ name, relation }) =>
        `${name} (${valueText(definition.fields.relation, relation, { t, formats })})`
      }
      inTitle={['name', 'relation']}
      hasRoom={options.length > 0}
      // The relation identifies an entry.
      choices={(entry) =>
        entry === undefined ? { options: { relation: options } } : { settled: ['relation'] }
      }
      save={() => (written, rowVersion, signal) =>
        call((api) =>
          api.POST('/user/parents', { body: bodyOf('ParentUpdate', { ...written, rowVersion }), signal }),
        )
      }
      remove={({ id }) => call((api) => api.DELETE('/user/parents/{id}', { params: { path: { id } } }))}
    />
  );
}
