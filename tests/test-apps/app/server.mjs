// A plain server under a strict content security policy: `/` is rendered here, `/browser` by the browser. Says its port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Transform } from 'node:stream';
import { asStream, asText } from './dist-server/server.js';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const types = { css: 'text/css', html: 'text/html; charset=utf-8', js: 'text/javascript' };
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

/** Stylesheets of a module and of those it imports. */
function stylesheets(key, found = new Set()) {
  for (const sheet of manifest[key].css ?? []) found.add(sheet);
  for (const imported of manifest[key].imports ?? []) stylesheets(imported, found);
  return [...found];
}

const head = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Packed packages</title>
${stylesheets('src/hydrate.tsx')
  .map((sheet) => `<link rel="stylesheet" href="/${sheet}">`)
  .join('')}
</head><body><div id="root">`;
const tail = `</div><script type="module" src="/${manifest['src/hydrate.tsx'].file}"></script></body></html>`;

async function answer({ url }, response) {
  response.setHeader('content-security-policy', policy);
  if (url === '/' || url === '/text') response.setHeader('content-type', types.html);
  if (url === '/text') return response.end(head + asText() + tail);
  if (url === '/') {
    response.write(head);
    const page = new Transform({
      transform: (chunk, _encoding, done) => done(null, chunk),
      flush: (done) => done(null, tail),
    });
    page.pipe(response);
    return (await asStream()).pipe(page);
  }
  if (url.startsWith('/api/')) {
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ success: true, status: 200, message: '', data: [], meta: {} }));
  }
  if (url === '/favicon.ico') {
    response.statusCode = 204;
    return response.end();
  }
  const file = url === '/browser' ? 'index.html' : url.slice(1);
  if (!/^(index\.html|assets\/[\w.-]+)$/.test(file)) throw new Error(`No file ${file}`);
  response.setHeader('content-type', types[file.split('.').at(-1)]);
  return response.end(readFileSync(`dist/${file}`));
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    response.statusCode = 500;
    response.end();
  });
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
