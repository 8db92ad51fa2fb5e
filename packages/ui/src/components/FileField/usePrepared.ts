import { useState } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import type { FileListState } from './useFileList.ts';

/**
 * Adds files to a list once each was made to fit.
 *
 * @returns `isPreparing` while that goes on, and what takes the files.
 */
export function usePrepared(
  list: FileListState,
  prepare: ((file: File) => Promise<File>) | undefined,
): { readonly isPreparing: boolean; readonly take: (chosen: readonly File[]) => Promise<void> } {
  const latest = useLatest(list);
  const [isPreparing, setIsPreparing] = useState(false);

  async function take(chosen: readonly File[]): Promise<void> {
    if (prepare === undefined || chosen.length === 0) return list.add(chosen);
    setIsPreparing(true);
    const prepared = await Promise.allSettled(chosen.map(prepare));
    setIsPreparing(false);
    // What was chosen before is what the list has by now.
    latest.current.add(
      prepared.flatMap((made) => (made.status === 'fulfilled' ? [made.value] : [])),
      chosen.filter((_file, index) => prepared[index]?.status === 'rejected'),
    );
  }
  return { isPreparing, take };
}
