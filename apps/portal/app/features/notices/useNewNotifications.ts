import { useQuery } from '@tanstack/react-query';
import { useIsAllowed } from '#app/access/access.ts';
import { panelNeeds } from '#app/access/needs.ts';
import { useSession } from '#app/session/session.ts';
import { countOfNew, lastReadOf, notificationsOf } from './lists.ts';

/** How many messages are new, by the tab that shows them. What is not known counts as none. */
export interface NewNotifications {
  readonly general: number;
  readonly critical: number;
  /** Both, for the badge of the bell. */
  readonly total: number;
}

/** The messages that the person who is signed in has not read. None without the permission to see any. */
export function useNewNotifications(): NewNotifications {
  const state = useSession();
  const enabled = useIsAllowed(panelNeeds.notifications) && state.status === 'signed-in';
  const mobileNumber = state.status === 'signed-in' ? state.user.mobileNumber : '';
  const broadcast = useQuery({ ...notificationsOf('Broadcast'), enabled });
  const critical = useQuery({ ...notificationsOf('Critical'), enabled });
  const lastRead = useQuery({ ...lastReadOf(mobileNumber), enabled });
  const readUntil = lastRead.data ?? Infinity;
  const general = broadcast.data === undefined ? 0 : countOfNew(broadcast.data, readUntil);
  const urgent = critical.data === undefined ? 0 : countOfNew(critical.data, readUntil);
  return { general, critical: urgent, total: general + urgent };
}
