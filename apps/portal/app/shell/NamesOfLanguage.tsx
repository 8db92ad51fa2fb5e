import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLanguage } from '#app/i18n/LanguageProvider.tsx';
import { preferredLanguage } from '#app/i18n/preferredLanguage.ts';
import { preferencesQuery } from '#app/features/preferences/preferences.ts';

/**
 * Reads again what was read in another language: names of cities and skills, messages and reasons come in the reader's. What the person
 * prefers is the same in each, and may be on its way to the server at this moment.
 */
export function NamesOfLanguage() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const read = useRef(preferredLanguage());
  useEffect(() => {
    // The page begins in the base language whatever the person prefers, but never calls in it.
    if (language !== preferredLanguage() || language === read.current) return;
    read.current = language;
    const [preferences] = preferencesQuery.queryKey;
    void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== preferences });
  }, [client, language]);
  return null;
}
