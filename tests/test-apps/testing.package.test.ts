/** Makes an app's test from the page "Testing an app", with the packed package, and runs it in jsdom. */
import { afterAll, expect, it } from 'vitest';
import { installApps, run, temporaryFolder } from './packed.ts';
import { readGuide } from './readme.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

it('runs the test of the page "Testing an app" in jsdom', { timeout: 480_000 }, () => {
  const { files, installs, unclear } = readGuide('packages/ui/docs/Testing.mdx');
  expect(unclear).toEqual([]);
  const apps = installApps(folder.path, [
    {
      name: 'tested',
      react: '19',
      files: [{ path: 'package.json', text: '{ "type": "module" }' }, ...files],
      packages: ['@aarambh/ui', 'react', 'react-dom', ...installs.flat()],
      versions: { jsdom: '31.0.1' },
    },
  ]);
  expect(run(apps.tested ?? '', 'pnpm', ['exec', 'vitest', 'run'])).toContain('1 passed');
});
