import type { StoryContext } from '@storybook/react-vite';
import { widthOf } from './widths.ts';

/** How long Storybook may take to make the frame of a story as wide as the story asks, in milliseconds. */
const patience = 3000;

/** Holds a story's test until its window has the width that it asks for: Storybook sets that from outside, after the story is there. */
export async function awaitViewport({ globals, viewMode }: StoryContext): Promise<void> {
  const width = widthOf(globals);
  if (width === undefined || viewMode === 'docs' || window.self === window.top) return;
  const end = performance.now() + patience;
  const isThere = (): boolean => innerWidth === width || performance.now() > end;
  while (!isThere()) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
