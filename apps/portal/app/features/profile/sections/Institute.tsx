import { updateInstitute } from '@aarambh/api-client/operations';
import { instituteDetails } from '@aarambh/forms';
import { useQuery } from '@tanstack/react-query';
import { useIsAllowed } from '#app/access/access.ts';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { bodyOf, erased } from '../erasedForm.ts';
import { FilesSection } from '../FilesSection.tsx';
import { OneSection } from '../OneSection.tsx';
import { Organization } from './Organization.tsx';

const definition = erased(instituteDetails);

/** The institute of an officer: its contact person, its programs, and the papers that staff check it by. */
export function Institute({ id }: { readonly id: string }) {
  const mayChange = useIsAllowed(updateInstitute);
  const params = { path: { id } };
  const { data, error, isPending, refetch } = useQuery(
    queries().queryOptions('get', '/institute/{id}', { params }),
  );
  const query = { pageNo: -1 } as const;
  const programs = useQuery(queries().queryOptions('get', '/program/all', { params: { query } }));
  const items = (programs.data?.data.program ?? []).map(({ id: value, name }) => ({
    id: value,
    label: name ?? value,
  }));
  const institute = data?.data.institute;
  const reading = { isPending: isPending || programs.isPending, error: error ?? programs.error };
  const read = async () => {
    if (programs.error) await programs.refetch();
    return (await refetch()).data?.data.institute;
  };
  return (
    <>
      <Organization
        {...{ id, mayChange, ...reading }}
        record={institute}
        location={institute?.city}
        onRetry={read}
      />
      <OneSection
        name="organizationDetails"
        definition={definition}
        entry={institute}
        {...reading}
        isReadOnly={!mayChange}
        refetch={read}
        choices={{ items: { programIDs: items } }}
        names={Object.fromEntries(items.map(({ id: value, label }) => [value, label]))}
        save={(written, rowVersion, signal) =>
          call((api) =>
            api.PUT('/institute/{id}', {
              params,
              body: bodyOf('InstituteUpdate', { ...written, rowVersion }),
              signal,
            }),
          )
        }
      />
      {mayChange && <FilesSection name="organizationDocuments" ownerID={id} />}
    </>
  );
}
