import { useState } from 'react';
import type { ComboboxItem } from '../Combobox/searchIndex.ts';

/** Adding a new item, which may take a while. */
export interface Creation {
  isRunning: boolean;
  hasFailed: boolean;
  start: (text: string) => void;
}

/** Adds items through the owner, one at a time. */
export function useCreation(
  create: ((label: string) => ComboboxItem | Promise<ComboboxItem>) | undefined,
  onCreated: (item: ComboboxItem) => void,
): Creation {
  const [phase, setPhase] = useState<'idle' | 'running' | 'failed'>('idle');

  async function run(text: string): Promise<void> {
    setPhase('running');
    try {
      const item = await create?.(text);
      setPhase('idle');
      if (item) onCreated(item);
    } catch {
      setPhase('failed');
    }
  }

  return {
    isRunning: phase === 'running',
    hasFailed: phase === 'failed',
    start(text) {
      if (phase !== 'running') void run(text);
    },
  };
}
