import { StrictMode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { PipeableStream } from 'react-dom/server';
import { Screen } from './Screen.tsx';

const app = (
  <StrictMode>
    <Screen />
  </StrictMode>
);

/** The screen at once, as text. */
export const asText = (): string => renderToString(app);

/** The screen as a stream, once its shell is there. */
export function asStream(): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(app, { onShellReady: () => resolve(stream), onShellError: reject });
  });
}
