import { useEffect, useRef } from 'react';
import { useTimer } from '../../hooks/useTimer.ts';
import * as en from '../../messages/english/searchField.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';

/** What there is to say about a search. */
export interface ResultAnnouncement {
  /** What was searched for, or null while nobody has searched: what a page shows at first is not announced. */
  readonly query: string | null;
  /** How many results there are; undefined while nobody knows. */
  readonly count: number | undefined;
  /** The results are on their way: the count is that of another search. @default false */
  readonly isPending?: boolean;
  readonly messages?: Partial<UiMessages['searchField']>;
}

// A screen reader that is still saying the typed letters would be cut short.
const QUIET_TIME = 500;

/** Says to screen readers how many results a search has, once for each search, when they are there and typing has paused. */
export function useResultAnnouncement({
  query,
  count,
  isPending = false,
  messages,
}: ResultAnnouncement): void {
  const texts = useMessages('searchField', en.searchField, messages);
  const announce = useAnnounce();
  const quiet = useTimer();
  const said = useRef('');
  const isKnown = query !== null && count !== undefined && !isPending;
  const text = isKnown ? (count === 0 ? texts.noResults : texts.resultCount({ count })) : '';

  useEffect(() => {
    quiet.stop();
    const news = `${query}\n${text}`;
    if (text === '' || news === said.current) return;
    quiet.start(QUIET_TIME, () => {
      said.current = news;
      announce(text);
    });
  }, [query, text, quiet, announce]);
}
