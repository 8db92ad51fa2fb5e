// Finishes the build in build/client:
//
//   - takes out of the manifest of the routes, which every page loads, what no page reads;
//   - puts the styles of every HTML page inside it, so that the first paint waits for no further file;
//   - writes csp-hashes.json, from which the server makes the content security policy of the pages;
//   - writes a .gz and a .br beside every file that shrinks.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

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
 * the link before it loads a style, takes it as loaded. The <style> comes before the links, and so before the styles of
 * screens opened later: the first style in the document settles the order of the cascade layers.
 */
function withStylesInside(html) {
  const sheets = [...html.matchAll(stylesheetLink)].map(([, href]) =>
    readFileSync(join(client, href), 'utf8').trim(),
  );
  if (sheets.length === 0) return html;
  const links = html.search(stylesheetLink);
  const switchedOff = html
    .slice(links)
    .replace(stylesheetLink, (link) => link.replace('<link', '<link disabled=""'));
  return `${html.slice(0, links)}<style>${sheets.join('\n')}</style>${switchedOff}`;
}

/** Source expressions of the policy for every inline element of one name. */
function inlineHashes(html, element) {
  const inline = new RegExp(`<${element}\\b(?![^>]*\\bsrc=)[^>]*>([\\s\\S]+?)</${element}>`, 'g');
  return [...html.matchAll(inline)].map(
    ([, content]) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}

/** What a route of the manifest says by having it: a route without it need not say so. */
const isSaying = ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0);

/**
 * The manifest without what goes without saying: flags that are off and styles that every page has. The lists of scripts go too:
 * a link that is pointed at imports the module of its screen itself, and of all that grows with every screen they are most.
 */
function leanManifest({ entry, routes, ...rest }) {
  const lean = ({ imports: _imports, hasDefaultExport: _hasDefaultExport, ...route }) => ({
    ...route,
    css: route.id === 'root' ? route.css : route.css.filter((file) => !routes.root.css.includes(file)),
  });
  const leanRoutes = Object.entries(routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(lean(route)).filter(isSaying)),
  ]);
  return { entry: { ...entry, imports: [] }, routes: Object.fromEntries(leanRoutes), ...rest };
}

const manifestName = /\/assets\/manifest-[\da-f]+\.js/g;
const manifestStart = 'window.__reactRouterManifest=';

/**
 * Writes the lean manifest under a name of its own, because browsers keep for good what an address once gave.
 * @returns the pages with the new name in place of the old one
 */
function withLeanManifest(pages) {
  const [old, ...others] = new Set(pages.flatMap(({ html }) => html.match(manifestName) ?? []));
  if (old === undefined || others.length > 0) throw new Error('The pages do not share one manifest.');
  const source = readFileSync(join(client, old), 'utf8').trim();
  if (!source.startsWith(manifestStart)) throw new Error(`${old} is not the manifest it was.`);
  const {
    url: _url,
    version: _version,
    ...manifest
  } = leanManifest(JSON.parse(source.slice(manifestStart.length).replace(/;$/, '')));
  const version = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 8);
  const url = `/assets/manifest-${version}.js`;
  rmSync(join(client, old));
  writeFileSync(join(client, url), `${manifestStart}${JSON.stringify({ ...manifest, url, version })};`);
  return pages.map(({ file, html }) => ({ file, html: html.replaceAll(old, url) }));
}

/** What the router is given with a page: nothing, or the router's stand-in for it (vite/router/serverData.js) were wrong. */
const emptyState = String.raw`enqueue("[{\"_1\":2,\"_3\":-5,\"_4\":-5},\"loaderData\",{},\"actionData\",\"errors\"]\n")`;

function finishPages() {
  const hashes = { 'script-src': new Set(), 'style-src': new Set() };
  const pages = filesOfBuild()
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(file, 'utf8') }));
  for (const { file, html: written } of withLeanManifest(pages)) {
    if (!written.includes(emptyState)) throw new Error(`${file} was written with data of a server.`);
    const html = withStylesInside(written);
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
compress();
