import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { queries } from '#app/session/queries.ts';
import type { AnyFormHandle } from '../erasedForm.ts';
import { UploadField } from '../UploadField.tsx';

/** Adds the document that proves an entry where it is asked for, and chooses it. */
export function ProofUpload({ form }: { readonly form: AnyFormHandle }) {
  const { t } = useTranslation();
  const { data, refetch } = useQuery(queries().queryOptions('get', '/image'));
  const added = useRef<string>(undefined);
  useEffect(() => {
    // The field can hold it only once it is among what it chooses from.
    if (added.current === undefined || !data?.data.image.some(({ id }) => id === added.current)) return;
    form.setValue('proofImageID', added.current);
    added.current = undefined;
  }, [form, data]);
  return (
    <UploadField
      kind="document"
      purpose="proof"
      label={t('profile.files.label')}
      onUploaded={async (image) => {
        added.current = image?.id;
        await refetch();
      }}
    />
  );
}
