/** Puts the components beside Tailwind, a reset and Bootstrap, as the README says: they look as they do alone. */
import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installApps, run, temporaryFolder, type NewApp } from './packed.ts';
import { readReadme, type ShownFile } from './readme.ts';

const folder = temporaryFolder();
const source = fileURLToPath(new URL('beside-resets/', import.meta.url));
const shared: readonly ShownFile[] = globSync('**/*.{html,tsx}', { cwd: source }).map((path) => ({
  path,
  text: readFileSync(join(source, path), 'utf8'),
}));

/** The line of the README that a stylesheet of the app begins with. */
const firstLine = readReadme('ui').everywhere.files.find(({ path }) => path === 'src/app.css')?.text ?? '';

/** What the app has besides: a stylesheet of its own, which brings the other one. */
const others = {
  none: '',
  tailwind: "@import 'tailwindcss';",
  reset: "@import 'modern-normalize' layer(base);",
  bootstrap: "@import 'bootstrap/dist/css/bootstrap.css' layer(base);",
} as const;
type Other = keyof typeof others;
const orders = ['before', 'after'] as const;
type Order = (typeof orders)[number];

/** Milliseconds for building an app and looking at it. */
const timeoutMs = 240_000;

/** A rule in no layer: how an app adjusts one button. */
const ownRule = '.own { border-radius: 1px; }';

const packages = [
  '@aarambh/ui',
  '@popperjs/core',
  '@tailwindcss/vite',
  'bootstrap',
  'modern-normalize',
  'react',
  'react-dom',
  'tailwindcss',
  'vite',
];

function appOf(other: Other, order: Order): NewApp {
  const theme = ["import '@aarambh/ui/theme';", "import './Page.tsx';"];
  const own = ["import './app.css';"];
  const plugins =
    other === 'tailwind' ? "import tailwind from '@tailwindcss/vite';" : 'const tailwind = () => [];';
  return {
    name: `${other}-${order}`,
    react: '19',
    files: [
      ...shared,
      { path: 'package.json', text: JSON.stringify({ private: true, type: 'module' }) },
      { path: 'vite.config.js', text: `${plugins}\nexport default { plugins: [tailwind()] };\n` },
      { path: 'src/app.css', text: `${firstLine}${others[other]}\n${ownRule}\n` },
      {
        path: 'src/main.tsx',
        text: (order === 'before' ? [...own, ...theme] : [...theme, ...own]).join('\n'),
      },
    ],
    packages,
  };
}

const otherNames = Object.keys(others).filter((name): name is Other => name in others);
const apps = otherNames.flatMap((other) =>
  orders.map((order) => ({ other, order, app: appOf(other, order) })),
);
let folders: Readonly<Record<string, string>>;
let browser: Browser;

beforeAll(async () => {
  folders = installApps(
    folder.path,
    apps.map(({ app }) => app),
  );
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
});
afterAll(async () => {
  await browser?.close();
  folder.remove();
});

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Opens an app as a server with a strict policy sends it. */
async function open(name: string, hash = ''): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.route('http://app.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folders[name] ?? '', 'dist', pathname === '/' ? 'index.html' : pathname);
    return route.fulfill({
      path,
      headers: {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:",
      },
    });
  });
  await page.goto(`http://app.test/${hash}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

type Looks = ReadonlyArray<{ readonly element: string; readonly style: Readonly<Record<string, string>> }>;

/** How the elements look; what an app adjusts itself is left out. */
function looksOf(page: Page, selector: string): Promise<Looks> {
  return page.locator(selector).evaluateAll((elements) => {
    // Sizes by the names of the page's sides say the same again; the others here are seen nowhere.
    const skipped =
      /^(--|-webkit-|tab-size|appearance|caret|perspective|transform-origin|text-decoration-color|text-emphasis|outline-color|column-rule|row-rule)|block|inline/;
    const isSeen = (style: CSSStyleDeclaration, name: string): boolean => {
      const [, side] = /^border-(\w+)-(?:color|style)$/.exec(name) ?? [];
      if (side) return style.getPropertyValue(`border-${side}-width`) !== '0px';
      if (name === 'outline-offset') return style.outlineStyle !== 'none';
      return name !== 'vertical-align' || style.display.includes('inline') || style.display.includes('cell');
    };
    return elements
      .filter((element) => !element.matches('template, [data-adjusted], [data-adjusted] *'))
      .map((element) => {
        const component = element.closest('[data-component]')?.getAttribute('data-component') ?? '';
        const style = getComputedStyle(element);
        const properties = [...style].filter((name) => !skipped.test(name) && isSeen(style, name));
        return {
          element: `${component} ${element.localName} ${element.textContent.slice(0, 20)}`,
          style: Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)])),
        };
      });
  });
}

/** The page, and each thing that opens over it. */
async function allLooks(name: string): Promise<Looks> {
  const page = await open(name);
  const looks = [...(await looksOf(page, '#root *'))];
  for (const [opener, role] of [
    ['Dialog', 'dialog'],
    ['Popover', 'dialog'],
    ['Menu', 'menu'],
  ] as const) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    const layer = page.getByRole(role);
    await layer.waitFor();
    looks.push(...(await looksOf(page, `[role="${role}"], [role="${role}"] *`)));
    await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'detached' });
  }
  await page.close();
  return looks;
}

function differences(alone: Looks, beside: Looks): string[] {
  return alone.flatMap(({ element, style }, index) => {
    const other = beside[index];
    if (other?.element !== element) return [`${element} is ${other?.element}`];
    return Object.keys(style)
      .filter((name) => style[name] !== other.style[name])
      .map((name) => `${element} ${name}: ${style[name]} -> ${other.style[name]}`);
  });
}

describe.each(orders)('with the styles of the app %s ours', (order) => {
  let alone: Looks;
  beforeAll(async () => {
    run(folders[`none-${order}`] ?? '', 'vite', ['build']);
    alone = await allLooks(`none-${order}`);
  });

  it.each(otherNames.filter((name) => name !== 'none'))(
    'everything looks beside %s as it does alone',
    { timeout: timeoutMs },
    async (other) => {
      run(folders[`${other}-${order}`] ?? '', 'vite', ['build']);
      expect(alone.length).toBeGreaterThan(250);
      expect(differences(alone, await allLooks(`${other}-${order}`))).toEqual([]);
    },
  );

  it('a class of the app adjusts a component, of Tailwind too', async () => {
    const page = await open(`tailwind-${order}`);
    const styleOf = (button: string, property: string): Promise<string> =>
      page
        .getByRole('button', { name: button })
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await styleOf('Own rule', 'border-radius')).toBe('1px');
    expect(await styleOf('Own utility', 'padding-left')).toBe('40px');
    await page.close();
  });
});

it('a brand is applied under a strict policy', async () => {
  const page = await open('none-before', '#branded');
  const button = page.getByRole('button', { name: 'Primary' });
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(15, 118, 110)',
  );
  await page.close();
});
