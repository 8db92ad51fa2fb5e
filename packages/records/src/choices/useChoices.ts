import { isApiError } from '@aarambh/api-client';
import { indianStates, stateKeywords, stateName } from '@aarambh/forms';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormats, useService, useTranslation } from '../host/hooks.ts';
import { readChoices } from '../calls/calls.ts';
import { isLookup, isNamed, isNumberRange, type AnyFilter } from '../declare/filter.ts';

export interface Choice {
  readonly id: string;
  readonly label: string;
  /** Other words by which it is found. */
  readonly keywords?: readonly string[];
}

const statesIn = (language: string): readonly Choice[] =>
  indianStates.map((state) => ({
    id: state.code,
    label: stateName(state, language),
    keywords: stateKeywords(state),
  }));

const none: readonly Choice[] = [];

const lastYear = new Date().getFullYear() + 5;

/** Years that records are of, the latest first: some lie ahead. */
const years: readonly Choice[] = Array.from({ length: 12 }, (_each, index) => {
  const year = String(lastYear - index);
  return { id: year, label: year };
});

export interface ChoiceList {
  readonly items: readonly Choice[];
  /** There are more, which only a search finds. */
  readonly isPart: boolean;
  /** While what can be chosen is not there: waits for it, and after a failure asks anew. @throws ApiError */
  readonly wait: (() => Promise<readonly Choice[]>) | null;
  /** They could not be read though they may be: a network or a server failed. */
  readonly hasFailed: boolean;
}

/**
 * What can be chosen. Records of another list are empty until they have come.
 * @param isNeeded whether they are read at once
 */
export function useChoices(options: AnyFilter['options'], isNeeded = true): ChoiceList {
  const { t } = useTranslation();
  const formats = useFormats();
  const { language } = formats;
  const service = useService();
  const list = isLookup(options) ? options : null;
  const { data, error, refetch } = useQuery({
    queryKey: [list?.family, 'choices', list?.query, language],
    queryFn: ({ signal }) => (list === null ? null : readChoices(service, list, formats, signal)),
    enabled: list !== null && isNeeded,
  });
  const items = useMemo(() => {
    if (options === 'states') return statesIn(language);
    if (options === 'years') return years;
    // Chosen in a calendar, or written.
    if (options === 'day' || isNumberRange(options)) return none;
    if (options === 'active') {
      return [
        { id: 'true', label: t('resources.active') },
        { id: 'false', label: t('resources.inactive') },
      ];
    }
    if (isLookup(options)) return data?.items ?? none;
    if (isNamed(options)) return options.named;
    return Object.entries(options).map(([id, key]) => ({ id, label: t(key) }));
  }, [options, data, t, language]);
  const isAwaited = list !== null && data === undefined;
  const wait = useMemo(() => {
    if (!isAwaited) return null;
    return async () => (await refetch({ cancelRefetch: false, throwOnError: true })).data?.items ?? none;
  }, [isAwaited, refetch]);
  const hasFailed = error !== null && !(isApiError(error) && error.status === 403);
  return { items, isPart: data?.isPart ?? false, wait, hasFailed };
}
