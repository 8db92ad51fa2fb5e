import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** An icon as a file: `arrow-end.svg` and its text. */
export type IconFile = { readonly name: string; readonly svg: string };

const folder = fileURLToPath(new URL('../src/components/Icon/', import.meta.url));
/** Below the package, so that it finds the React of the package. */
const drawing = fileURLToPath(new URL('../node_modules/.cache/drawIcons.mjs', import.meta.url));

/** The style sheet of the icons gives them their size in a page; a file has its own. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  setup(plugins) {
    plugins.onLoad({ filter: /\.css\.ts$/ }, () => ({
      contents: `export const icon = ''; export const directional = ''; export const sizes = {};`,
    }));
  },
};

/** Draws every icon that the entry exports, but not the two frames of icons. */
const draw = `
  import { createElement } from 'react';
  import { renderToStaticMarkup } from 'react-dom/server';
  import * as icons from './index.ts';
  export default Object.entries(icons)
    .filter(([name]) => name !== 'Icon' && name !== 'DirectionalIcon')
    .map(([name, icon]) => [name, renderToStaticMarkup(createElement(icon))]);
`;

const isDrawn = (value: unknown): value is readonly (readonly [name: string, markup: string])[] =>
  Array.isArray(value) && value.every((each) => Array.isArray(each) && each.length === 2);

/** `ArrowEndIcon` is `arrow-end.svg`. */
const fileName = (component: string): string =>
  `${component
    .replace(/Icon$/, '')
    .replace(/(?<=[a-z])[A-Z]/g, (capital) => `-${capital}`)
    .toLowerCase()}.svg`;

/** What only a page needs leaves, what a file needs comes. */
const asFile = (markup: string): string =>
  `${markup
    .replace(/ (?:aria-hidden|class|focusable)="[^"]*"/g, '')
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"')}\n`;

/** Draws every icon of the package as a file for design tools, in the colour of what it is put into. */
export async function iconFiles(): Promise<readonly IconFile[]> {
  await build({
    stdin: { contents: draw, resolveDir: folder, loader: 'js' },
    bundle: true,
    outfile: drawing,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'error',
    plugins: [withoutStyles],
  });
  const { default: drawn }: { default: unknown } = await import(drawing);
  if (!isDrawn(drawn)) throw new Error('The icons were not drawn.');
  return drawn.map(([name, markup]) => ({ name: fileName(name), svg: asFile(markup) }));
}
