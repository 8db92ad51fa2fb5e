// Finishes the build in build/client:
//
//   - puts the styles of every HTML page inside it, so that the first paint waits for no further file;
//   - writes csp-hashes.json, from which the server makes the content security policy of the pages;
//   - writes worker.js, which lets the portal start without a network, with the list of the files that it may keep;
//   - writes a .gz and a .br beside every file that shrinks.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { languages } from '../app/config/languages.ts';

const client = fileURLToPath(new URL('../build/client', import.meta.url));
const hashesFile = join(client, 'csp-hashes.json');

const filesOfBuild = () =>
  readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !['.gz', '.br'].includes(extname(file)));

const stylesheetLink = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="([^"#?]+)[^>]*>/g;

/**
 * Moves the styles that a page links to into one <style>. The links stay where they were, switched off, because React
 * expects them in the document it takes over; a disabled stylesheet is not downloaded, and the router, which looks for
 * the link before it loads a style, takes it as loaded. The router writes their addresses with a "#"; what loads the parts of a
 * screen looks for them without. The <style> comes before the links, and so before the styles of
 * screens opened later: the first style in the document settles the order of the cascade layers.
 */
function withStylesInside(html) {
  const sheets = [...html.matchAll(stylesheetLink)].map(([, href]) =>
    readFileSync(join(client, href), 'utf8').trim(),
  );
  if (sheets.length === 0) return html;
  const links = html.search(stylesheetLink);
  const switchedOff = html.slice(links).replace(stylesheetLink, (link, href) => {
    const off = link.replace('<link', '<link disabled=""');
    return link.includes(`${href}#`) ? `${off}<link disabled="" rel="stylesheet" href="${href}"/>` : off;
  });
  return `${html.slice(0, links)}<style>${sheets.join('\n')}</style>${switchedOff}`;
}

/** Source expressions of the policy for every inline element of one name. */
function inlineHashes(html, element) {
  const inline = new RegExp(`<${element}\\b(?![^>]*\\bsrc=)[^>]*>([\\s\\S]+?)</${element}>`, 'g');
  return [...html.matchAll(inline)].map(
    ([, content]) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}

function finishPages() {
  const hashes = { 'script-src': new Set(), 'style-src': new Set() };
  for (const file of filesOfBuild().filter((name) => name.endsWith('.html'))) {
    const html = withStylesInside(readFileSync(file, 'utf8'));
    for (const hash of inlineHashes(html, 'script')) hashes['script-src'].add(hash);
    for (const hash of inlineHashes(html, 'style')) hashes['style-src'].add(hash);
    writeFileSync(file, html);
  }
  const directives = Object.entries(hashes).map(([name, set]) => [
    name,
    [...set].toSorted((a, b) => (a < b ? -1 : 1)),
  ]);
  writeFileSync(hashesFile, `${JSON.stringify(Object.fromEntries(directives), null, 2)}\n`);
}

/** What the router knows of the routes and their files; `url` is where it is. */
function readManifest() {
  const file = readdirSync(join(client, 'assets')).find((name) => /^manifest-[^/]+\.js$/.test(name));
  const text = readFileSync(join(client, 'assets', file), 'utf8');
  return JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, ''));
}

/** Screens that candidates read offline and the one where signing out leads, by their ids among the routes. */
const offlineScreens = [
  'dashboard',
  'wallet',
  'my-jobs',
  'my-jobs/:id',
  'cv',
  'cv/:id',
  'test/:id',
  'features/sign-in/login',
];

/** What an installed portal is drawn with, and its news. */
const lookOfApp = [
  '/manifest.webmanifest',
  '/icons/icon-192.png',
  '/icons/icon-512.png',
  '/icons/maskable-512.png',
];

/** The files that screens are made of, with those of the frame around them. */
function filesOfScreens(manifest, ids) {
  const parts = [manifest.entry];
  for (const id of ids) {
    for (let route = manifest.routes[id]; route !== undefined; route = manifest.routes[route.parentId]) {
      parts.push(route);
    }
    if (manifest.routes[id] === undefined) throw new Error(`There is no screen ${id}.`);
  }
  const files = parts.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
  return [...new Set(files.map((file) => file.replace(/#.*$/, '')))];
}

/** Scripts with those that they import from the start: they share parts with screens that are not kept. */
function withImports(scripts) {
  const all = new Set(scripts);
  // What is added meanwhile is looked at, too.
  for (const script of all) {
    if (!script.endsWith('.js')) continue;
    const source = readFileSync(join(client, script), 'utf8');
    for (const [, name] of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      all.add(`/assets/${name}`);
    }
  }
  return all;
}

/** What a screen whose files are not kept shows without a network: in every language, because the worker knows nothing of the person. */
function offlinePage() {
  const sentences = languages.map(({ code }) => {
    const file = new URL(`../i18n/${code}/first.json`, import.meta.url);
    const { offline, retry } = JSON.parse(readFileSync(file, 'utf8')).failure;
    return `<p lang="${code}">${offline} <a href="">${retry}</a></p>`;
  });
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:40rem;margin:2rem auto;padding-inline:1rem}</style>';
  return `<!doctype html><html lang="en"><head>${head}<title>Aarambh</title></head><body><h1>Aarambh</h1>${sentences.join('')}</body></html>`;
}

function writeWorker() {
  const assets = filesOfBuild()
    .map((file) => file.slice(client.length))
    .filter((path) => path.startsWith('/assets/') && !/^\/assets\/(?:i18n|reference)\//.test(path))
    .toSorted();
  const manifest = readManifest();
  // Who has no network can still sign out, hears what was not sent, and shows a code at a door.
  const opened = assets.filter((path) => /^\/assets\/(?:AccountPanel|DoorCode|SigningOut)-/.test(path));
  const first = [
    ...new Set([
      ...filesOfScreens(manifest, offlineScreens),
      manifest.url,
      ...withImports(opened),
      ...lookOfApp,
    ]),
  ];
  const build = { files: assets, first, offlinePage: offlinePage() };
  const source = readFileSync(new URL('../worker/worker.ts', import.meta.url), 'utf8');
  const script = stripTypeScriptTypes(source).replaceAll(/^\s*\n/gm, '');
  writeFileSync(join(client, 'worker.js'), `const build = ${JSON.stringify(build)};\n${script}`);
}

const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest', '.map']);

function compress() {
  for (const file of filesOfBuild().filter(
    (name) => compressible.has(extname(name)) && name !== hashesFile,
  )) {
    const content = readFileSync(file);
    const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
    const twins = { br: brotliCompressSync(content, options), gz: gzipSync(content, { level: 9 }) };
    for (const [suffix, small] of Object.entries(twins)) {
      rmSync(`${file}.${suffix}`, { force: true });
      if (small.length < content.length) writeFileSync(`${file}.${suffix}`, small);
    }
  }
}

finishPages();
writeWorker();
compress();
