import { AppHeaderAction } from '@aarambh/ui/AppHeader';
import { SearchIcon } from '@aarambh/ui/Icon';
import { useEffect } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { openPanel, useOpenPanel } from '#app/screen/panels.ts';
import * as styles from './SearchButton.css.ts';

/** What opens the search: a field to press where there is room, a sign where there is none, and Ctrl+K from everywhere. */
export function SearchButton() {
  const { t } = useTranslation();
  const open = useOpenPanel();
  const show = (): void => openPanel('search');
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      // Not by a function of the key: autofill and password managers send events without one.
      const isKey = event.key === 'k' || event.key === 'K';
      if (!isKey || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      openPanel('search');
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <span className={styles.narrow}>
        <AppHeaderAction
          label={t('shell.search.title')}
          icon={<SearchIcon />}
          isOpen={open === 'search'}
          onClick={show}
        />
      </span>
      <button
        type="button"
        className={styles.field}
        aria-haspopup="dialog"
        aria-expanded={open === 'search'}
        aria-keyshortcuts="Control+K"
        onClick={show}
      >
        <SearchIcon size="sm" />
        <span className={styles.words}>{t('shell.search.title')}</span>
        <kbd className={styles.keys} aria-hidden>
          Ctrl K
        </kbd>
      </button>
    </>
  );
}
