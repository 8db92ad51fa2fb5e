import type { ReactElement } from 'react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from '../components/Provider/index.ts';

export type ServerRendered = {
  /** Holds the HTML as a server sends it; no script has touched it yet. */
  readonly container: HTMLElement;
  /** Lets React take over, and returns what it complained about. */
  readonly hydrate: () => Promise<readonly string[]>;
  readonly remove: () => void;
};

/** Puts an element into the page as a prerendered page brings it. For stories' tests. */
export function serverRendered(element: ReactElement, parent: HTMLElement): ServerRendered {
  let takenOver = (): void => {};
  const app = (
    <Provider>
      {element}
      <Signal onMount={() => takenOver()} />
    </Provider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(app);
  parent.append(container);
  let unmount = (): void => {};
  return {
    container,
    hydrate: async () => {
      const complaints: string[] = [];
      const consoleError = console.error;
      console.error = (...words: unknown[]) => complaints.push(words.map(String).join(' '));
      try {
        await new Promise<void>((resolve) => {
          takenOver = resolve;
          const root = hydrateRoot(container, app, {
            onRecoverableError: (error) => complaints.push(String(error)),
          });
          unmount = () => root.unmount();
        });
      } finally {
        console.error = consoleError;
      }
      return complaints;
    },
    remove: () => {
      unmount();
      container.remove();
    },
  };
}

/** Tells when React has taken over. */
function Signal({ onMount }: { readonly onMount: () => void }) {
  useEffect(onMount);
  return null;
}
