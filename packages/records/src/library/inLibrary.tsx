import type { Decorator } from '@storybook/react-vite';
import { LibraryApp } from './LibraryApp.tsx';
import { openLibrary, type Instead, type Library } from './server.ts';
import type { Book } from './contract.ts';

/** What a story is played in. */
export interface Loaded {
  readonly library: Library;
}

/** Opens a library anew for each time that a story is shown. */
export const withLibrary = (first: readonly Book[], instead?: Instead) => (): Loaded => ({
  library: openLibrary(first, instead),
});

/** Puts a story into the small app; `parameters` say where it is opened (`at`), and whether the person may only read (`isReader`). */
export const inLibrary: Decorator = (Story, { loaded, parameters }) => {
  const at: unknown = parameters.at;
  return (
    <LibraryApp
      library={loaded.library}
      at={typeof at === 'string' ? at : undefined}
      isReader={parameters.isReader === true}
    >
      <Story />
    </LibraryApp>
  );
};
