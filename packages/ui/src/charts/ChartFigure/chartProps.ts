import type { RootProps } from '../../dom/rootProps.ts';
import type { ReactNode } from 'react';
import type { ChartMessages } from '../messages/en.ts';

/** Whether the values are drawn or stand in a table. */
export type ChartView = 'chart' | 'table';

/** What all charts take. */
export interface ChartProps extends RootProps<'figure', 'aria-labelledby' | 'title'> {
  /** Name of the chart: what is counted, and by what. */
  title: string;
  /**
   * Level of the title in the page's outline.
   * @default 2
   */
  level?: 2 | 3 | 4;
  /**
   * What the chart shows, in a sentence.
   * @default the ends of the values, in words
   */
  summary?: string;
  /** How values are written: currency, percent, decimals. The language is Provider's. */
  format?: Intl.NumberFormatOptions;
  /** What is seen, when the parent decides. */
  view?: ChartView;
  /**
   * What is seen at first.
   * @default 'chart'
   */
  defaultView?: ChartView;
  /** Told what the reader wants to see. */
  onViewChange?: (view: ChartView, details: { previous: ChartView }) => void;
  /** Shows a button that asks for the values as a file; the app makes the file. */
  onDownload?: () => void;
  /** Further buttons of the size `toolbar`. */
  actions?: ReactNode;
  /**
   * Values are on their way. Those that are there stay, paler.
   * @default false
   */
  isLoading?: boolean;
  /** Stands in place of the drawing when there is no value: an EmptyState, or a sentence. */
  empty?: ReactNode;
  /** Stands in place of the drawing when the values could not be loaded: an ErrorState. */
  error?: ReactNode;
  /** Texts in place of the defaults. */
  messages?: Partial<ChartMessages>;
}
