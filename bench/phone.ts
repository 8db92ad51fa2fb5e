/** The phone that paints are measured on. */
import type { Page } from 'playwright';

/** A mid-range phone on slow 4G: the profile that Lighthouse uses for mobile. */
export const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
export const cpuSlowdown = 4;

/** Milliseconds since the visit began. */
export interface Paints {
  first: number;
  largest: number;
  /** Sum of what every task of the load took beyond 50 ms. */
  blocking: number;
}

declare global {
  interface Window {
    benchPaints: Paints;
  }
}

/** Has a page note its paints in `benchPaints`; to be called before it opens an address. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.benchPaints = { first: 0, largest: 0, blocking: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByName('first-contentful-paint')) {
        window.benchPaints.first = entry.startTime;
      }
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.benchPaints.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.benchPaints.blocking += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
}
