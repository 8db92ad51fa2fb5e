import { createContext } from 'react';
import type { UiMessages } from './en.ts';

/** Some texts of some components, in place of the defaults. */
export type UiMessageOverrides = { readonly [Group in keyof UiMessages]?: Partial<UiMessages[Group]> };

/** Filled by Provider. */
export const MessagesContext = createContext<UiMessageOverrides>({});
