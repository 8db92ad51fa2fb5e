import { isApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { useAnnounce } from '@aarambh/ui/Announcer';
import { Dialog } from '@aarambh/ui/Dialog';
import { SearchField } from '@aarambh/ui/SearchField';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { failureText } from '../../session/failureText.ts';
import { keepOpened, recentlyOpened, type Opened } from '../../session/recentlyOpened.ts';
import type { ShellPanelProps } from '../Panels.tsx';
import { Retry } from '../Retry.tsx';
import { RouterLink } from '../RouterLink.tsx';
import { useMenuItems } from '../useMenuItems.tsx';
import { placesFor } from './places.ts';
import * as styles from './SearchDialog.css.ts';
import { shortestText, useSearch, type SearchResult } from './useSearch.ts';

interface Found extends Opened {
  readonly detail: string | null;
}

interface Group {
  readonly name: 'recent' | 'places' | SearchResult['kind'];
  readonly found: readonly Found[];
}

/** Finds screens and records from everywhere. The arrow keys go through what was found, Enter opens it. */
export default function SearchDialog({ isOpen, onClose }: ShellPanelProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shell.search.title')} initialFocusRef={input}>
      {isOpen && <Search input={input} onClose={onClose} />}
    </Dialog>
  );
}

function Search({
  input,
  onClose,
}: {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const items = useMenuItems();
  const { results, error, isSettled, refetch } = useSearch(text);
  const list = useRef<HTMLDivElement>(null);
  const groups: readonly Group[] =
    text.trim() === ''
      ? [{ name: 'recent', found: recentlyOpened().map((each) => ({ ...each, detail: null })) }]
      : [
          { name: 'places', found: placesFor(items, text).map((each) => ({ ...each, detail: null })) },
          ...byKind(results),
        ];
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  useAnnouncedCount(text.trim() === '' || !isSettled ? null : count);
  const move = (event: KeyboardEvent): void => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (event.key === 'Enter' && at === -1) {
      event.preventDefault();
      links[0]?.click();
    }
    if (to === undefined) return;
    event.preventDefault();
    (to < 0 ? input.current : (links[to] ?? links.at(-1)))?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the field and the links in it
    <div onKeyDown={move} className={styles.field}>
      <Stack gap="md">
        <SearchField
          ref={input}
          label={t('shell.search.label')}
          isLabelHidden
          placeholder={t('shell.search.hint')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          isPending={!isSettled}
        />
        {error !== null && (
          <Alert tone="danger" action={<Retry onRetry={refetch} />}>
            {isApiError(error) ? failureText(error, t) : t('failure.server')}
          </Alert>
        )}
        <div ref={list} className={styles.groups}>
          {groups.map(({ name, found }) =>
            found.length === 0 ? null : (
              <FoundGroup
                key={name}
                name={t(`shell.search.kinds.${name}`)}
                found={found}
                onOpen={(opened) => {
                  keepOpened(opened);
                  onClose();
                }}
              />
            ),
          )}
          {count === 0 && isSettled && error === null && (
            <Text tone="muted">
              {t(text.trim().length < shortestText ? 'shell.search.more' : 'shell.search.none')}
            </Text>
          )}
        </div>
      </Stack>
    </div>
  );
}

function FoundGroup({
  name,
  found,
  onOpen,
}: {
  readonly name: string;
  readonly found: readonly Found[];
  readonly onOpen: (opened: Opened) => void;
}) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={styles.kind}>
        {name}
      </h3>
      <ul className={styles.found}>
        {found.map(({ title, detail, href }) => (
          <li key={href}>
            <RouterLink href={href} className={styles.link} onClick={() => onOpen({ title, href })}>
              <span className={styles.title}>{title}</span>
              {detail !== null && <span className={styles.detail}>{detail}</span>}
            </RouterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function byKind(results: readonly SearchResult[]): readonly Group[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return kinds.map((name) => ({
    name,
    found: results
      .filter(({ kind }) => kind === name)
      .map(({ title, detail, link }) => ({ title, detail, href: link })),
  }));
}

/** Says how many there are to those who do not see the list. */
function useAnnouncedCount(count: number | null): void {
  const { t } = useTranslation();
  const announce = useAnnounce();
  useEffect(() => {
    if (count !== null) announce(t('shell.search.found', { count }));
  }, [count, announce, t]);
}
