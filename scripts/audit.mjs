// `npm run audit`: what stands of accessibility, contrast and bytes at a release, kept in docs/audits/ for those who review the components.
//
//   npm run audit -- --built    without building Storybook and the package again
//
// It is called after the version, or `next` while changesets wait for one. `npm run release -- --version` runs it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { measure, measured, total } from '../packages/ui/scripts/sizes.ts';
import { measureContrast } from '../packages/ui/src/theme/contrast.ts';
import { themeNames } from '../packages/ui/src/theme/themeScopes.ts';
import { findChromium } from './browser.mjs';
import { serve } from './storybook-pages.mjs';

const folder = 'docs/audits/';
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

function nameOfRelease() {
  const waiting = readdirSync('.changeset').some((file) => file.endsWith('.md') && file !== 'README.md');
  return waiting ? 'next' : JSON.parse(readFileSync('packages/ui/package.json', 'utf8')).version;
}

/** Runs in the page: all rules of WCAG 2.2 AA on a story whose animations have ended. */
async function violationsInPage(tags) {
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
  }
  const { violations } = await globalThis.axe.run(
    // What a story draws with the browser's own looks is not ours; what brings its theme along is checked in that one.
    { include: [['body']], exclude: [['button:not([class])'], ['body [data-theme]']] },
    { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] },
  );
  return violations.map(({ id, nodes }) => ({
    rule: id,
    places: nodes.map(({ target }) => target.join(' ')),
  }));
}

/** All states of every component in every theme. */
async function auditAccessibility() {
  const { address, close } = await serve('storybook-static');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  const violations = [];
  try {
    const { entries } = await (await fetch(`${address}/index.json`)).json();
    const stories = Object.values(entries).filter(
      ({ id, type }) => type === 'story' && id.endsWith('--states'),
    );
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
    for (const { id, title } of stories) {
      await page.goto(`${address}/iframe.html?viewMode=story&id=${id}`);
      await page.waitForFunction(() => document.querySelector('#storybook-root')?.childElementCount > 0);
      await page.evaluate(() => document.fonts.ready);
      await page.addScriptTag({ path: axePath });
      for (const theme of themeNames) {
        await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
        const found = await page.evaluate(violationsInPage, rules);
        violations.push(...found.map((violation) => ({ component: title, theme, ...violation })));
      }
    }
    return { stories: stories.length, themes: themeNames.length, violations };
  } finally {
    await browser.close();
    close();
  }
}

/** The weakest pair of each theme, beside what is asked of it. */
function auditContrast() {
  return themeNames.map((theme) => {
    const pairs = measureContrast(theme);
    const [weakest] = pairs.toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
    return {
      theme,
      pairs: pairs.length,
      tooWeak: pairs.filter(({ ratio, minimum }) => ratio < minimum).length,
      weakest: { ...weakest, ratio: Math.floor(weakest.ratio * 100) / 100 },
    };
  });
}

/** Bytes of each entry after brotli, JavaScript and CSS together. */
async function auditSizes() {
  const sizes = {};
  for (const name of measured) sizes[name] = total(await measure(name));
  return sizes;
}

if (!process.argv.includes('--built')) {
  execFileSync('pnpm', ['--filter', '@aarambh/ui', 'run', 'build'], { stdio: 'inherit' });
  execFileSync('node', ['scripts/storybook.mjs', '--build'], { stdio: 'inherit' });
}
const release = nameOfRelease();
const audit = {
  release,
  date: new Date().toISOString().slice(0, 10),
  axe: await auditAccessibility(),
  contrast: auditContrast(),
  sizes: await auditSizes(),
};
mkdirSync(folder, { recursive: true });
if (release !== 'next') rmSync(`${folder}next.json`, { force: true });
writeFileSync(`${folder}${release}.json`, `${JSON.stringify(audit, null, 2)}\n`);
console.log(
  `${folder}${release}.json: ${audit.axe.stories} components in ${audit.axe.themes} themes, ${audit.axe.violations.length} violations`,
);
