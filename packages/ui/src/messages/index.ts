export { en } from './en.ts';
export type { UiMessages } from './en.ts';
export { hi } from './hi.ts';
export type { UiMessageOverrides } from './MessagesContext.ts';
export { useMessages } from './useMessages.ts';
