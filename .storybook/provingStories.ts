import type { Indexer } from 'storybook/internal/types';
import { provingStories } from '../packages/ui/docs/source/provingStories.ts';

/** The tag of a story that proves a behaviour: a test like each other, but out of the sidebar until the filter asks for it. */
export const provingTag = 'proof';

/** Storybook's own reading of a file, with the tag for the stories that only prove something. */
export function withProvingStories(indexer: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(file, options) {
      const proving = new Set(provingStories(file));
      const stories = await indexer.createIndex(file, options);
      return stories.map((story) =>
        proving.has(story.exportName) ? { ...story, tags: [...(story.tags ?? []), provingTag] } : story,
      );
    },
  };
}
