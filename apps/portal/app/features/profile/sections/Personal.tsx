import { experiencedPersonal, fresherPersonal } from '@aarambh/forms';
import { useQuery } from '@tanstack/react-query';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { useUser } from '#app/screen/useUser.ts';
import { bodyOf, erased } from '../erasedForm.ts';
import { OneSection } from '../OneSection.tsx';

/** What a candidate says about themself (specification, section 3: state, city, gender, marital status). */
export function Personal() {
  const { isFresher } = useUser();
  const { data, error, isPending, refetch } = useQuery(queries().queryOptions('get', '/user/personal'));
  return (
    <OneSection
      name="personal"
      definition={isFresher === true ? erased(fresherPersonal) : erased(experiencedPersonal)}
      entry={data?.data.personal}
      {...{ error, isPending }}
      refetch={async () => (await refetch()).data?.data.personal}
      save={(written, rowVersion, signal) =>
        call((api) =>
          api.POST('/user/personal', { body: bodyOf('Personal', { ...written, rowVersion }), signal }),
        )
      }
    />
  );
}
