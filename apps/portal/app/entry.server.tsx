import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import english from 'virtual:texts/en';
import { startI18n } from './i18n/i18n.ts';

startI18n(english);

/** Renders a page at build time; nothing of this runs on a server later. Rejects when a page cannot be rendered. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failure: unknown;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      // The build itself only says that a page failed, not why.
      console.error(error);
      failure = error;
    },
  });
  await stream.allReady;
  if (failure !== undefined) throw failure;
  headers.set('Content-Type', 'text/html');
  return new Response(stream, { headers, status });
}
