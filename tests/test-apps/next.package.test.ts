/** The page of the READMEs that signs in, built by Next and by Vite: Next loads little more of ours than Vite does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installApps, packageNames, run, temporaryFolder } from './packed.ts';
import { readReadme, type ShownFile } from './readme.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

/** What the READMEs say of signing in; the app around it is smaller than theirs. */
const signIn = (['api-client', 'captcha', 'forms'] as const)
  .flatMap((name) => readReadme(name).everywhere.files)
  .filter(({ path }) => ['src/api.ts', 'src/captcha.ts', 'src/SignIn.tsx'].includes(path));

const pages: readonly ShownFile[] = [
  {
    path: 'src/SignInPage.tsx',
    text: `'use client';
import '@aarambh/ui/theme';
import { createTranslate } from '@aarambh/forms';
import english from '@aarambh/forms/messages/en.json';
import { FormsProvider } from '@aarambh/forms/react';
import { AlertRegion, Provider } from '@aarambh/ui';
import { SignIn } from './SignIn.tsx';

const translate = createTranslate(english);

export function Page() {
  return (
    <Provider locale="en">
      <FormsProvider translate={translate}>
        <main><SignIn /></main>
        <AlertRegion />
      </FormsProvider>
    </Provider>
  );
}
`,
  },
  {
    path: 'src/BarePage.tsx',
    text: `'use client';
import { useState } from 'react';

export function Page() {
  const [count, setCount] = useState(0);
  return <main><button onClick={() => setCount(count + 1)}>{count}</button></main>;
}
`,
  },
];

const names = ['SignInPage', 'BarePage'] as const;
type Name = (typeof names)[number];

const next: readonly ShownFile[] = [
  // The types are compiled by types.package.test.ts.
  { path: 'next.config.mjs', text: 'export default { typescript: { ignoreBuildErrors: true } };\n' },
  {
    path: 'app/layout.jsx',
    text: 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n',
  },
  ...names.map((name) => ({
    path: `app/${name}/page.jsx`,
    text: `import { Page } from '../../src/${name}.tsx';\nexport default () => <Page />;\n`,
  })),
];

const vite: readonly ShownFile[] = [
  // One after the other: what two pages share would be a file that holds more than each of them needs.
  {
    path: 'vite.config.js',
    text: `import react from '@vitejs/plugin-react';
const { PAGE } = process.env;
export default { plugins: [react()], build: { outDir: 'dist/' + PAGE, rollupOptions: { input: PAGE + '.html' } } };
`,
  },
  ...names.flatMap((name) => [
    {
      path: `${name}.html`,
      text: `<div id="root"></div><script type="module" src="/src/${name}Root.jsx"></script>\n`,
    },
    {
      path: `src/${name}Root.jsx`,
      text: `import { createRoot } from 'react-dom/client';
import { Page } from './${name}.tsx';
createRoot(document.getElementById('root')).render(<Page />);
`,
    },
  ]),
];

const packages = [
  ...packageNames.map((name) => `@aarambh/${name}`),
  'react',
  'react-dom',
  'react-hook-form',
  'zod',
];

type Bytes = { readonly script: number; readonly style: number };

/** Bytes of gzip that a built page loads before it can be used. */
function loadedBy(page: string, addressOf: (address: string) => string): Bytes {
  const tags = [...readFileSync(page, 'utf8').matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const addresses = tags
    // Scripts for browsers without modules are not loaded by the others.
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .map((tag) => /(?:src|href)="([^"?]+\.(?:js|css))/.exec(tag)?.[1])
    .filter((address) => address !== undefined);
  const weigh = (ending: string): number =>
    [...new Set(addresses)]
      .filter((address) => address.endsWith(ending))
      .map((address) => gzipSync(readFileSync(addressOf(address))).length)
      .reduce((sum, length) => sum + length, 0);
  return { script: weigh('.js'), style: weigh('.css') };
}

/** What the page that signs in loads beyond one that has React alone. */
function ours(measure: (name: Name) => Bytes): Bytes {
  const whole = measure('SignInPage');
  const bare = measure('BarePage');
  return { script: whole.script - bare.script, style: whole.style - bare.style };
}

let folders: Readonly<Record<string, string>>;

beforeAll(() => {
  const app = { react: '19', versions: {} };
  folders = installApps(folder.path, [
    { ...app, name: 'next', files: [...signIn, ...pages, ...next], packages: [...packages, 'next'] },
    {
      ...app,
      name: 'vite',
      files: [...signIn, ...pages, ...vite],
      packages: [...packages, 'vite', '@vitejs/plugin-react'],
    },
  ]);
}, 240_000);

it('signs in with Next for few kilobytes more than with Vite', { timeout: 480_000 }, () => {
  const inNext = folders.next ?? '';
  run(inNext, 'pnpm', ['exec', 'next', 'build'], { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' });
  const rendered = join(inNext, '.next/server/app');
  expect(readFileSync(join(rendered, 'SignInPage.html'), 'utf8')).toContain('Mobile number');
  const nextBytes = ours((name) =>
    loadedBy(join(rendered, `${name}.html`), (address) =>
      join(inNext, '.next', address.replace('/_next/', '')),
    ),
  );

  const inVite = folders.vite ?? '';
  for (const name of names) {
    run(inVite, 'pnpm', ['exec', 'vite', 'build'], { PAGE: name, NODE_ENV: 'production' });
  }
  const viteBytes = ours((name) => {
    const built = join(inVite, 'dist', name);
    return loadedBy(join(built, `${name}.html`), (address) => join(built, address));
  });

  console.log('gzip beyond React:', { next: nextBytes, vite: viteBytes });
  // Turbopack keeps 11 kB more of zod than Vite does, however it is imported.
  expect(nextBytes.script).toBeLessThan(viteBytes.script + 13_000);
  expect(nextBytes.style).toBeLessThan(viteBytes.style * 1.1);
});
