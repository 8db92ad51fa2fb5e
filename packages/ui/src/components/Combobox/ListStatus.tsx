import { useEffect, useRef, type ReactNode } from 'react';
import { useTimer } from '../../hooks/useTimer.ts';
import { classNames } from '../../theme/classNames.ts';
import type { UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { isPresent } from '../Field/parts.ts';
import { AlertCircleIcon } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import type { SearchStatus } from './asyncSearch.ts';
import * as styles from './Combobox.css.ts';

/** Words about a list as a whole. */
export type ListTexts = Pick<
  UiMessages['searchSelect'],
  'loadFailed' | 'loading' | 'typeToSearch' | 'noItemsFound' | 'resultCount'
> & { addFailed?: string };

export interface ListStatusProps {
  status: SearchStatus;
  itemCount: number;
  /** Adding an item has failed. */
  hasAddFailed: boolean;
  messages: ListTexts;
}

/** What there is to say about a list instead of its items, or an empty text. */
export function statusText({ status, itemCount, hasAddFailed, messages }: ListStatusProps): string {
  if (hasAddFailed) return messages.addFailed ?? '';
  if (status === 'failed') return messages.loadFailed;
  if (status === 'slow') return messages.loading;
  if (status === 'tooShort') return messages.typeToSearch;
  return status === 'ready' && itemCount === 0 ? messages.noItemsFound : '';
}

/**
 * A line above the options. While an answer is awaited and nothing can be said yet, it keeps the place.
 *
 * @param notice what holds for all options, when there is nothing more urgent to say.
 * @param empty stands in the place of the words that nothing was found.
 */
export function ListStatus({
  notice = '',
  empty,
  ...props
}: ListStatusProps & { notice?: string; empty?: ReactNode }): ReactNode {
  const text = statusText(props) || notice;
  if (isPresent(empty) && text === props.messages.noItemsFound) {
    return (
      <div className={styles.empty} data-part="empty">
        {empty}
      </div>
    );
  }
  if (text === '' && props.itemCount > 0) return null;
  const isFailure = props.hasAddFailed || props.status === 'failed';
  return (
    <div className={classNames(styles.status, isFailure && styles.failure)} data-part="status">
      {props.status === 'slow' && <Spinner isDecorative size="sm" />}
      {isFailure && <AlertCircleIcon size="sm" />}
      {text}
    </div>
  );
}

// Longer than the pause between two keys: a count for each letter would talk over the typing.
const QUIET_TIME = 500;

/** Says how many options there are, or why there are none, once typing has paused. Each text is said once. */
export function useListAnnouncements(isOpen: boolean, query: string | null, props: ListStatusProps): void {
  const announce = useAnnounce();
  const quiet = useTimer();
  const said = useRef('');
  const { status, itemCount, messages } = props;
  const isSearching = isOpen && (query ?? '') !== '';
  const count = isSearching && status === 'ready' ? messages.resultCount({ count: itemCount }) : '';
  const text = isOpen ? statusText(props) || count : '';
  const isFailure = props.hasAddFailed || status === 'failed';

  useEffect(() => {
    if (!isOpen) said.current = '';
    quiet.stop();
    if (text === '' || text === said.current) return;
    quiet.start(isFailure || status === 'slow' ? 0 : QUIET_TIME, () => {
      said.current = text;
      announce(text, isFailure ? 'assertive' : 'polite');
    });
  }, [isOpen, text, isFailure, status, quiet, announce]);
}
