import { accountDetails } from '@aarambh/forms';
import { useQuery } from '@tanstack/react-query';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { session } from '#app/session/session.ts';
import { useUser } from '#app/screen/useUser.ts';
import { bodyOf, erased } from '../erasedForm.ts';
import { OneSection } from '../OneSection.tsx';

const definition = erased(accountDetails);

/** What an account is known by. */
export function Account() {
  const { id, mobileNumber } = useUser();
  const params = { path: { mobileNumber } };
  const { data, error, isPending, refetch } = useQuery(
    queries().queryOptions('get', '/user/{mobileNumber}', { params }),
  );
  return (
    <OneSection
      name="account"
      definition={definition}
      entry={data?.data.user}
      {...{ error, isPending }}
      refetch={async () => (await refetch()).data?.data.user}
      save={async (written, _rowVersion, signal) => {
        const body = bodyOf('UserUpdate', { ...written, id });
        const result = await call((api) => api.POST('/user/update', { body, signal }));
        // The header calls the person by the name that the token has.
        if (result.ok && result.data.token !== undefined) session().signIn(result.data.token);
        return result;
      }}
    />
  );
}
