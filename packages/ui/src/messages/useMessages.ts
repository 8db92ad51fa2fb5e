import { useContext } from 'react';
import { en } from './en.ts';
import type { UiMessages } from './en.ts';
import { MessagesContext } from './MessagesContext.ts';

/**
 * The texts of one group: the English defaults, under what Provider was given, under what this instance was given.
 * @param group - the component's name in `UiMessages`.
 * @param overrides - the `messages` prop of the instance.
 */
export function useMessages<Group extends keyof UiMessages>(
  group: Group,
  overrides?: Partial<UiMessages[Group]>,
): UiMessages[Group] {
  const provided = useContext(MessagesContext)[group];
  return { ...en[group], ...provided, ...overrides };
}
