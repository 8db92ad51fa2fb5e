import { academicSummary } from '@aarambh/forms';
import { call } from '#app/session/call.ts';
import { bodyOf, erased } from '../erasedForm.ts';
import { OneSection } from '../OneSection.tsx';
import { useAcademics } from './useAcademics.ts';

const definition = erased(academicSummary);

/** Backlogs and gaps: the summary that criteria of jobs use. */
export function Academics() {
  const { academics, error, isPending, refetch } = useAcademics();
  return (
    <OneSection
      name="academics"
      definition={definition}
      entry={academics}
      {...{ error, isPending, refetch }}
      save={(written, rowVersion, signal) =>
        call((api) =>
          api.POST('/user/academics', {
            body: bodyOf('AcademicsUpdate', { ...written, rowVersion }),
            signal,
          }),
        )
      }
    />
  );
}
