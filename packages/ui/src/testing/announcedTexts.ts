import type { Politeness } from '../components/Announcer/index.ts';

/** What the live regions of the page hold now, oldest first; of one politeness, or of both. For stories' tests. */
export function announcedTexts(politeness?: Politeness): string[] {
  const part = politeness ? `[data-part="${politeness}"]` : '[data-part]';
  const spans = document.querySelectorAll(`[data-live-announcer] ${part} > span`);
  return [...spans].map((span) => (span.textContent ?? '').trim());
}
