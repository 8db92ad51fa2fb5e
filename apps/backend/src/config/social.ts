/** Settings of the pages that the organisation has elsewhere. */
import { url, value, type Env } from './env.ts';

/** Networks that the footer has an icon for. */
export const socialNetworks = ['linkedin', 'youtube', 'instagram', 'facebook', 'x'] as const;

/** Addresses by network, of those that are given. */
export type SocialConfig = Partial<Record<(typeof socialNetworks)[number], string>>;

/** `SOCIAL_LINKEDIN` and its like: the addresses of the organisation's pages. */
export function social(env: Env): SocialConfig {
  const given = socialNetworks.flatMap((network) => {
    const name = `SOCIAL_${network.toUpperCase()}`;
    const text = value(env, name);
    return text === undefined ? [] : [[network, url(name, text, ['https:']).href] as const];
  });
  return Object.fromEntries(given);
}
