import { educationEntry } from '@aarambh/forms';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { bodyOf, erased } from '../erasedForm.ts';
import { valueText } from '../facts.ts';
import { ListSection } from '../ListSection.tsx';
import { ProofUpload } from './ProofUpload.tsx';
import { useProofs } from './useProofs.ts';

const definition = erased(educationEntry);
const below = { proofImageID: ProofUpload };

/** Completed stages of education, each with a document as proof. */
export function Education() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data, error, isPending, refetch } = useQuery(queries().queryOptions('get', '/user/education'));
  const { options, names } = useProofs();
  return (
    <ListSection
      name="education"
      definition={definition}
      entries={data?.data.education}
      {...{ error, isPending }}
      refetch={async () => (await refetch()).data?.data.education}
      keyOf={({ id }) => id}
      titleOf={({ degree, passingYear }) =>
        `${valueText(definition.fields.degree, degree, { t, formats })}, ${passingYear}`
      }
      inTitle={['degree', 'passingYear']}
      names={names}
      choices={() => ({ options: { proofImageID: options }, below })}
      save={(entry) => (written, rowVersion, signal) =>
        call((api) =>
          api.POST('/user/education', {
            body: bodyOf('EducationUpdate', { ...written, id: entry?.id, rowVersion }),
            signal,
          }),
        )
      }
      remove={({ id }) => call((api) => api.DELETE('/user/education/{id}', { params: { path: { id } } }))}
    />
  );
}
