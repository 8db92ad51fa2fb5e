import { createContext } from 'react';
import type { ChartMessages } from '../charts/messages/en.ts';
import type { UiMessages } from './en.ts';

/** Some texts of some components, in place of the defaults. */
export type UiMessageOverrides = { readonly [Group in keyof UiMessages]?: Partial<UiMessages[Group]> } & {
  /** Of the charts, which bring their own English and Hindi. */
  readonly chart?: Partial<ChartMessages>;
};

/** Filled by Provider. */
export const MessagesContext = createContext<UiMessageOverrides>({});
