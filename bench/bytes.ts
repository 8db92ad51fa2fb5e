import { gunzipSync, gzipSync, brotliDecompressSync } from 'node:zlib';
import { weighBareLogin } from './bareLogin.ts';
import { openBrowser } from './browser.ts';
import { kilobytes, type Row } from './table.ts';

interface Loaded {
  path: string;
  kind: 'html' | 'script' | 'style' | 'text' | 'other';
  /** Bytes of the body as it travelled. */
  sent: number;
  /** Bytes of the body under gzip, which some goals are given in. */
  gzip: number;
}

function kindOf(type: string, path: string): Loaded['kind'] {
  if (type === 'document') return 'html';
  if (type === 'script') return 'script';
  if (type === 'stylesheet') return 'style';
  return path.endsWith('.json') ? 'text' : 'other';
}

/** Bodies as they travel: asked for again with brotli, since the browser hands out only the unpacked ones. */
async function sizes(url: string): Promise<{ sent: number; gzip: number }> {
  const { request } = await import('node:http');
  const { body, encoding } = await new Promise<{ body: Buffer; encoding: string | undefined }>(
    (resolve, reject) => {
      request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ body: Buffer.concat(chunks), encoding: response.headers['content-encoding'] }),
        );
        response.on('error', reject);
      })
        .on('error', reject)
        .end();
    },
  );
  const plain =
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return { sent: body.length, gzip: gzipSync(plain, { level: 9 }).length };
}

/** What a first visit to /login loads until the network is quiet. */
export async function measureBytes(origin: string): Promise<Row[]> {
  const browser = await openBrowser();
  const seen = new Map<string, Loaded['kind']>();
  try {
    const page = await browser.newPage();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.ok() && response.url().startsWith(origin)) {
        seen.set(response.url(), kindOf(response.request().resourceType(), pathname));
      }
    });
    await page.goto(`${origin}/login`);
    await page.waitForLoadState('networkidle');
  } finally {
    await browser.close();
  }

  const loaded: Loaded[] = [];
  for (const [url, kind] of seen) loaded.push({ path: new URL(url).pathname, kind, ...(await sizes(url)) });
  const sum = (kinds: readonly Loaded['kind'][], field: 'sent' | 'gzip') =>
    loaded.filter(({ kind }) => kinds.includes(kind)).reduce((total, file) => total + file[field], 0);
  const count = (kind: Loaded['kind']) => loaded.filter((file) => file.kind === kind).length;

  const bare = await weighBareLogin();

  return [
    {
      figure: 'HTML with its critical CSS (the form is there)',
      value: `${kilobytes(sum(['html'], 'sent'))} br`,
    },
    {
      figure: `scripts (${count('script')} files) until the form can be sent`,
      value: `${kilobytes(sum(['script'], 'sent'))} br, ${kilobytes(sum(['script'], 'gzip'))} gzip`,
    },
    {
      figure: 'a bare page of the same libraries, and /login beside it',
      value: `${kilobytes(bare)} gzip, ${(sum(['script'], 'gzip') / bare).toFixed(2)}`,
    },
    {
      figure: `styles fetched besides (${count('style')} files)`,
      value: `${kilobytes(sum(['style'], 'sent'))} br`,
    },
    {
      figure: `texts and settings (${count('text')} files)`,
      value: `${kilobytes(sum(['text'], 'sent'))} br`,
    },
    {
      figure: 'everything /login loads',
      value: `${kilobytes(sum(['html', 'script', 'style', 'text', 'other'], 'sent'))} br, ${kilobytes(
        sum(['html', 'script', 'style', 'text', 'other'], 'gzip'),
      )} gzip`,
    },
  ];
}
