import { useContext } from 'react';
import type { UiMessages } from './en.ts';
import { MessagesContext } from './MessagesContext.ts';

/**
 * The texts of one group: the English defaults, under what Provider was given, under what this instance was given.
 * @param group - the component's name in `UiMessages`.
 * @param english - its English texts, `en.alert`: named here, so that a bundle holds the texts of the components in it and no others.
 * @param overrides - the `messages` prop of the instance.
 */
export function useMessages<Group extends keyof UiMessages>(
  group: Group,
  english: UiMessages[Group],
  overrides?: Partial<UiMessages[Group]>,
): UiMessages[Group] {
  const provided = useContext(MessagesContext)[group];
  return { ...english, ...provided, ...overrides };
}
