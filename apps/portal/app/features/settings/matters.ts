/** What everybody decides on /settings, in the order of the page: each is a card, called `settings.<matter>.title`, which `#<matter>` leads to. */
export const ownMatters = [
  'appearance',
  'language',
  'messages',
  'mobile',
  'email',
  'password',
  'sessions',
  'ownData',
  'erasure',
] as const;

/** Those, and what only some people have. */
export type Matter = (typeof ownMatters)[number] | 'college' | 'consents' | 'name' | 'push';
