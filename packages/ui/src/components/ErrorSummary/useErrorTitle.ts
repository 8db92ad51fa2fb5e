import { useEffect } from 'react';
import * as en from '../../messages/english/field.ts';
import { useMessages } from '../../messages/index.ts';

/**
 * Puts "Error:" before the title of the page while a form has errors: the title is the first thing a screen reader says
 * after a submit, and what a tab shows.
 */
export function useErrorTitle(hasErrors: boolean): void {
  const { errorPrefix } = useMessages('field', en.field);
  useEffect(() => {
    if (!hasErrors) return undefined;
    const prefix = `${errorPrefix} `;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors, errorPrefix]);
}
