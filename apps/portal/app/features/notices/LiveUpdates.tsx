import { useAnnounce } from '@aarambh/ui/Announcer';
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIsAllowed } from '#app/access/access.ts';
import { panelNeeds } from '#app/access/needs.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSession } from '#app/session/session.ts';
import { followChanges } from './followChanges.ts';
import { isNew, lastReadOf, notificationsOf } from './lists.ts';

/** Keeps the lists of messages up to date without a reload, says when new ones come, and ends a session that the server ended. */
export function LiveUpdates() {
  const state = useSession();
  const maySee = useIsAllowed(panelNeeds.notifications);
  return state.status === 'signed-in' ? (
    <>
      <Following key={state.user.jti} sessionId={state.user.jti} mobileNumber={state.user.mobileNumber} />
      {maySee && <Arrivals />}
    </>
  ) : null;
}

function Following({
  sessionId,
  mobileNumber,
}: {
  readonly sessionId: string;
  readonly mobileNumber: string;
}) {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      followChanges(sessionId, ({ types, ifReadBefore }) => {
        const keys = types.map((type): QueryKey => notificationsOf(type).queryKey);
        if (types.includes('Broadcast')) keys.push(lastReadOf(mobileNumber).queryKey);
        for (const queryKey of keys) {
          void queryClient.invalidateQueries({
            queryKey,
            predicate: ({ state: { dataUpdatedAt, fetchStatus } }) => {
              if (ifReadBefore === undefined) return true;
              // What is being read for the first time is left to come.
              return dataUpdatedAt === 0 ? fetchStatus === 'idle' : dataUpdatedAt < ifReadBefore;
            },
          });
        }
      }),
    [sessionId, mobileNumber, queryClient],
  );
  return null;
}

/** Announces politely how many messages have come since the last reading. */
function Arrivals() {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const broadcast = useQuery(notificationsOf('Broadcast')).data;
  const critical = useQuery(notificationsOf('Critical')).data;
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (broadcast === undefined || critical === undefined) return;
    const all = [...broadcast.messages, ...critical.messages];
    const before = known.current;
    known.current = new Set(all.map(({ id }) => id));
    const count = before === null ? 0 : all.filter((each) => !before.has(each.id) && isNew(each, 0)).length;
    if (count > 0) announce(t('shell.notifications.arrived', { count }));
  }, [broadcast, critical, announce, t]);
  return null;
}
