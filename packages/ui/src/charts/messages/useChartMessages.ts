import { useContext } from 'react';
import { useProvider } from '../../components/Provider/index.ts';
import { MessagesContext } from '../../messages/MessagesContext.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { ChartMessages } from './en.ts';
import { hi } from './hi.ts';
import { mr } from './mr.ts';

const languages: Readonly<Record<string, ChartMessages>> = { ar, en, hi, mr };

/**
 * The texts of the charts in the language of Provider, or in English where the charts do not speak it; under the group `chart` of what
 * Provider was given, under what this chart was given.
 */
export function useChartMessages(overrides?: Partial<ChartMessages>): ChartMessages {
  const { locale } = useProvider();
  const provided = useContext(MessagesContext).chart;
  const language = languages[locale.toLowerCase().split('-')[0] ?? ''] ?? en;
  return { ...language, ...provided, ...overrides };
}
