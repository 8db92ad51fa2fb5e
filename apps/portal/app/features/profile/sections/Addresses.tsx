import { addressEntry, addressTypes } from '@aarambh/forms';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { bodyOf, erased } from '../erasedForm.ts';
import { valueText } from '../facts.ts';
import { ListSection } from '../ListSection.tsx';

const definition = erased(addressEntry);

/** The permanent and the current address; a new current one begins as a copy of the permanent one. */
export function Addresses() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data, error, isPending, refetch } = useQuery(queries().queryOptions('get', '/user/address'));
  const addresses = data?.data.address;
  const left = addressTypes.values.filter((type) => !addresses?.some((each) => each.type === type));
  const [next] = left;
  const permanent = addresses?.find(({ type }) => type === 'Permanent');
  return (
    <ListSection
      name="address"
      definition={definition}
      entries={addresses}
      {...{ error, isPending }}
      refetch={async () => (await refetch()).data?.data.address}
      keyOf={({ type }) => type}
      titleOf={({ type }) => valueText(definition.fields.type, type, { t, formats })}
      inTitle={['type']}
      hasRoom={next !== undefined}
      initialValues={(entry): Record<string, string | boolean> => {
        if (entry !== undefined || next === undefined) return {};
        return { ...(permanent && definition.fromEntry(permanent)), type: next };
      }}
      choices={(entry) => (entry === undefined && left.length > 1 ? {} : { settled: ['type'] })}
      save={() => (written, rowVersion, signal) =>
        call((api) =>
          api.POST('/user/address', { body: bodyOf('AddressUpdate', { ...written, rowVersion }), signal }),
        )
      }
    />
  );
}
