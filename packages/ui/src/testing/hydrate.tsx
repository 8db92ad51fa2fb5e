import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from '../components/Provider/index.ts';

/** What a component looks like from a server, and what React complained about when it took it over. */
export interface Hydration {
  /** As the server sends it. */
  html: string;
  /** Differences between the two renders; none in a component that is safe to prerender. */
  errors: string[];
}

/** What a test does around the moment when React takes the markup over. */
export interface HydrationSteps {
  /** The page is there and its script is not: what a quick person types. */
  beforeScript?: (container: HTMLElement) => void;
  /** React has taken over. */
  afterScript?: (container: HTMLElement) => void | Promise<void>;
}

/**
 * Renders on the server's side, puts the markup into the page, lets React take it over and removes it again. For stories' tests.
 * Markup with a `style` attribute or an inline script counts as an error too: a strict content security policy refuses both.
 */
export async function hydrate(element: ReactNode, steps: HydrationSteps = {}): Promise<Hydration> {
  let onTaken = ignore;
  const taken = new Promise<void>((resolve) => {
    onTaken = resolve;
  });
  const app = (
    <Provider>
      {element}
      <Effect run={onTaken} />
    </Provider>
  );
  const html = renderToString(app);
  const errors: string[] = [];
  if (/<[^>]+\sstyle=/.test(html)) errors.push('inline style in the markup');
  if (/<script/.test(html)) errors.push('inline script in the markup');

  const complain = console.error;
  console.error = (...words: unknown[]) => errors.push(words.map(String).join(' '));
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  steps.beforeScript?.(container);
  const root = hydrateRoot(container, app, {
    onRecoverableError: (error) => errors.push(String(error)),
  });
  await taken;
  console.error = complain;
  await steps.afterScript?.(container);
  root.unmount();
  container.remove();
  return { html, errors };
}

/** Effects run when the browser has taken the markup over. */
function Effect({ run }: { run: () => void }): ReactNode {
  useEffect(run, [run]);
  return null;
}

function ignore(): void {}
