import type { ComponentType } from 'react';
import { loadNamespaces } from '#app/i18n/i18n.ts';

interface Loaded {
  readonly default: ComponentType<{ readonly userID: string }>;
}

/** What goes on with declines after a reload, with its texts, on whichever screen that is; without a network the next reload does. */
export async function loadResumedDeclines(): Promise<Loaded> {
  try {
    await loadNamespaces('my-jobs', 'resources');
    return await import('./ResumedDeclines.tsx');
  } catch {
    return { default: () => null };
  }
}
