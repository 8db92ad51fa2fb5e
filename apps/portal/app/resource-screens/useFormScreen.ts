import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Resource } from '../resources/resource.ts';
import type { ListAddress } from './useListAddress.ts';

/** The address of a list whose records are added and changed on a screen of their own: going to the form goes there. */
export function useFormScreen({ form }: Resource, address: ListAddress): ListAddress {
  const navigate = useNavigate();
  const page = form?.page;
  return useMemo(() => {
    if (page === undefined) return address;
    return {
      ...address,
      go: (change, options) => {
        if (change.isEditing !== true) return address.go(change, options);
        const id = change.record ?? address.record ?? 'new';
        void navigate(id === 'new' ? page : `${page}?${new URLSearchParams({ id }).toString()}`);
      },
    };
  }, [page, address, navigate]);
}
