/** Settings of the pages that the organisation has elsewhere. */
import { url, value, type Env } from './env.ts';

/** Where the organisation is found, on the networks that the footer has an icon for. */
const usual = {
  linkedin: 'https://www.linkedin.com/company/aarambh',
  youtube: 'https://www.youtube.com/@aarambh',
  instagram: 'https://www.instagram.com/aarambh',
  facebook: 'https://www.facebook.com/aarambh',
  x: 'https://x.com/aarambh',
} as const;

/** Addresses by network, of those that the footer shows. */
export type SocialConfig = Partial<Record<keyof typeof usual, string>>;

/** `SOCIAL_LINKEDIN` and its like: the addresses of the organisation's pages in place of the usual ones; `none` shows no icon. */
export function social(env: Env): SocialConfig {
  const shown = Object.entries(usual).flatMap(([network, otherwise]) => {
    const name = `SOCIAL_${network.toUpperCase()}`;
    const text = value(env, name) ?? otherwise;
    return text === 'none' ? [] : [[network, url(name, text, ['https:']).href] as const];
  });
  return Object.fromEntries(shown);
}
