import { updateCompany } from '@aarambh/api-client/operations';
import { companyDetails } from '@aarambh/forms';
import { useQuery } from '@tanstack/react-query';
import { useIsAllowed } from '#app/access/access.ts';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { bodyOf, erased } from '../erasedForm.ts';
import { FilesSection } from '../FilesSection.tsx';
import { OneSection } from '../OneSection.tsx';
import { CompanyStanding } from './CompanyStanding.tsx';
import { Organization } from './Organization.tsx';

const definition = erased(companyDetails);

/** The company of an employer: what it says of itself, and the papers that staff check it by. */
export function Company({ id }: { readonly id: string }) {
  const mayChange = useIsAllowed(updateCompany);
  const params = { path: { id } };
  const { data, error, isPending, refetch } = useQuery(
    queries().queryOptions('get', '/company/{id}', { params }),
  );
  const query = { pageNo: -1 } as const;
  const industries = useQuery(queries().queryOptions('get', '/admin/industry/all', { params: { query } }));
  const items = (industries.data?.data.industry ?? []).map(({ id: value, name }) => ({
    id: value,
    label: name,
  }));
  const company = data?.data.company;
  const reading = {
    isPending: isPending || industries.isPending,
    error: error ?? industries.error,
  };
  const read = async () => {
    if (industries.error) await industries.refetch();
    return (await refetch()).data?.data.company;
  };
  return (
    <>
      <Organization
        {...{ id, mayChange, ...reading }}
        record={company}
        location={company?.location}
        onRetry={read}
      />
      {company !== undefined && mayChange && <CompanyStanding company={company} />}
      <OneSection
        name="organizationDetails"
        definition={definition}
        entry={company}
        {...reading}
        isReadOnly={!mayChange}
        refetch={read}
        choices={{ items: { industryType: items } }}
        names={Object.fromEntries(items.map(({ id: value, label }) => [value, label]))}
        save={(written, rowVersion, signal) =>
          call((api) =>
            api.PUT('/company/{id}', {
              params,
              body: bodyOf('CompanyUpdate', { ...written, rowVersion }),
              signal,
            }),
          )
        }
      />
      {mayChange && <FilesSection name="organizationDocuments" ownerID={id} />}
    </>
  );
}
