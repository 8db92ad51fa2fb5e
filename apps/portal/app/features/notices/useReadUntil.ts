import { dataOf } from '@aarambh/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#app/session/api.ts';
import { clock, useSession } from '#app/session/session.ts';
import { lastReadOf } from './lists.ts';

/**
 * Until when the general messages had been read when the panel was opened, in milliseconds since 1970: undefined while that is
 * not known, `Infinity` when it could not be read.
 * Once it is, the server is told that they are read now (specification, section 2).
 */
export function useReadUntil(isOpen: boolean): number | undefined {
  const state = useSession();
  const { id, mobileNumber } = state.status === 'signed-in' ? state.user : { id: '', mobileNumber: '' };
  const queryClient = useQueryClient();
  const lastRead = useQuery({ ...lastReadOf(mobileNumber), enabled: mobileNumber !== '' });
  const { mutate: save } = useMutation({
    mutationFn: (broadcastNotificationLastRead: { seconds: number; nanoseconds: number }) =>
      dataOf(api().POST('/user/update', { body: { id, broadcastNotificationLastRead } })),
    // When it fails the messages stay new, and the next opening tries again.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: lastReadOf(mobileNumber).queryKey }),
  });

  const [opening, setOpening] = useState<{ readonly isOpen: boolean; readonly readUntil?: number }>({
    isOpen: false,
  });
  if (opening.isOpen !== isOpen) {
    // While it slides out it shows what it showed.
    setOpening(isOpen ? { isOpen } : { ...opening, isOpen });
  } else if (isOpen && opening.readUntil === undefined && !lastRead.isPending) {
    setOpening({ isOpen, readUntil: lastRead.data ?? Infinity });
  }

  const isKnown = opening.readUntil !== undefined;
  useEffect(() => {
    if (!isOpen || !isKnown) return;
    const now = clock.now();
    save({ seconds: Math.floor(now / 1000), nanoseconds: Math.floor(now % 1000) * 1_000_000 });
  }, [isOpen, isKnown, save]);
  return opening.readUntil;
}
