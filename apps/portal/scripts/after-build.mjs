// Finishes the build in build/client:
//
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
