import { useState } from 'react';
import type { ComboboxItem } from '../Combobox/searchIndex.ts';

/** Adding a new item, which may take a while. */
export interface Creation {
  isRunning: boolean;
  /** What could not be added, or null. */
  failedText: string | null;
  start: (text: string) => void;
}

/** Adds items through the owner, one at a time. */
export function useCreation(
  create: ((label: string) => ComboboxItem | Promise<ComboboxItem>) | undefined,
  onCreated: (item: ComboboxItem) => void,
): Creation {
  const [isRunning, setIsRunning] = useState(false);
  const [failedText, setFailedText] = useState<string | null>(null);

  async function run(text: string): Promise<void> {
    setIsRunning(true);
    setFailedText(null);
    try {
      const item = await create?.(text);
      if (item) onCreated(item);
    } catch {
      setFailedText(text);
    } finally {
      setIsRunning(false);
    }
  }

  return {
    isRunning,
    failedText,
    start(text) {
      if (!isRunning) void run(text);
    },
  };
}
