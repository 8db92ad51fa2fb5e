import type { components } from '@aarambh/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../../session/queries.ts';

export type SearchResult = components['schemas']['SearchResult'];

/** From here on records are looked for; a shorter text is in too many of them. */
export const shortestText = 3;

/** Milliseconds without a key after which the server is asked. */
const pauseMs = 150;

/** The records that a text finds, once typing has paused. Those of the text before stay until then. */
export function useSearch(text: string) {
  const settled = useSettled(text.trim());
  const isAsked = settled.length >= shortestText;
  const { data, error, isFetching, refetch } = useQuery({
    ...queries().queryOptions('get', '/search', { params: { query: { q: settled } } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const results: readonly SearchResult[] = isAsked ? (data?.data.results ?? []) : [];
  return {
    results,
    error: isAsked ? error : null,
    /** Whether the answer to what stands there now has come. */
    isSettled: settled === text.trim() && !(isAsked && isFetching),
    refetch,
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
