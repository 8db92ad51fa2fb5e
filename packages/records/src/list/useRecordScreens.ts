import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Resource } from '../declare/resource.ts';
import type { ListAddress } from './useListAddress.ts';

/** The address of a list whose records are shown, or added and changed, on a screen of their own: going to them goes there. */
export function useRecordScreens({ form, page: details }: Resource, address: ListAddress): ListAddress {
  const navigate = useNavigate();
  const page = form?.page;
  return useMemo(() => {
    if (page === undefined && details === undefined) return address;
    return {
      ...address,
      hrefOf: (change) =>
        details === undefined || typeof change.record !== 'string'
          ? address.hrefOf(change)
          : `${details}/${change.record}`,
      go: (change, options) => {
        const id = change.record ?? address.record ?? 'new';
        if (change.isEditing === true && page !== undefined) {
          void navigate(id === 'new' ? page : `${page}?${new URLSearchParams({ id }).toString()}`);
        } else if (typeof change.record === 'string' && details !== undefined) {
          void navigate(`${details}/${change.record}`);
        } else {
          address.go(change, options);
        }
      },
    };
  }, [page, details, address, navigate]);
}
