import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { provingStories } from './provingStories.ts';

const components = fileURLToPath(new URL('../../src/components/', import.meta.url));

it('finds the stories that no page shows and no comment explains', () => {
  expect(provingStories(`${components}Button/Button.stories.tsx`)).toEqual(['PendingInAForm', 'OwnMessages']);
});

it('takes no story of a file that no page explains', () => {
  expect(
    provingStories(fileURLToPath(new URL('../../src/testing/Everything.stories.tsx', import.meta.url))),
  ).toEqual([]);
});
