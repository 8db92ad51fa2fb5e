/** Makes an app's test from the page "Testing an app", with the packed package, and runs it in jsdom by each of its two runners. */
import { afterAll, expect, it } from 'vitest';
import { installApps, run, temporaryFolder } from './packed.ts';
import { readGuide } from './readme.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

const page = 'packages/ui/docs/Testing.mdx';
const manifest = { path: 'package.json', text: '{ "type": "module" }' };
const react = ['@aarambh/ui', 'react', 'react-dom'];

it('runs the test of the page "Testing an app" by Vitest and by Jest', { timeout: 480_000 }, () => {
  const vitest = readGuide(page);
  const jest = readGuide(page, 'With Jest');
  expect([...vitest.unclear, ...jest.unclear]).toEqual([]);
  // As the page says: the same test with the imports of Jest.
  const test = vitest.files
    .filter(({ path }) => path.endsWith('.test.tsx'))
    .map(({ path, text }) => ({
      path,
      text: text
        .replace(
          /import \{[^}]*\} from 'vitest'/,
          "import { afterEach, expect, it, jest } from '@jest/globals'",
        )
        .replace('vi.fn', 'jest.fn'),
    }));
  const apps = installApps(folder.path, [
    {
      name: 'vitest-app',
      react: '19',
      files: [manifest, ...vitest.files],
      packages: [...react, ...vitest.installs.flat()],
      versions: { jsdom: '31.0.1' },
    },
    {
      name: 'jest-app',
      react: '19',
      files: [manifest, ...jest.files, ...test],
      packages: [...react, ...jest.installs.flat()],
      versions: {
        jest: '30.5.2',
        'jest-environment-jsdom': '30.5.2',
        '@jest/globals': '30.5.2',
        '@swc/core': '1.16.22',
        '@swc/jest': '0.2.39',
      },
    },
  ]);
  expect(run(apps['vitest-app'] ?? '', 'pnpm', ['exec', 'vitest', 'run'])).toContain('1 passed');
  // Jest writes to the other stream, and ends with an error unless all passed.
  run(apps['jest-app'] ?? '', 'pnpm', ['exec', 'jest', '--ci']);
});
