import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { queries } from '#app/session/queries.ts';

/** The documents that the candidate has uploaded as proofs: as the options of a field, none first, and their names by id. */
export function useProofs() {
  const { t } = useTranslation();
  const files = useQuery(queries().queryOptions('get', '/image'));
  const proofs = (files.data?.data.image ?? []).filter(({ purpose }) => purpose === 'proof');
  return {
    options: [
      { value: '', label: t('profile.none') },
      ...proofs.map(({ id, fileName }) => ({ value: id, label: fileName })),
    ],
    names: Object.fromEntries(proofs.map(({ id, fileName }) => [id, fileName])),
  };
}
