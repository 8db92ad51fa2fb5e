import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import { transform } from 'esbuild';
import type { Plugin } from 'esbuild';

/**
 * Writes one plain stylesheet per `*.css.ts` and imports it from the chunk that uses it, so that an app gets the styles of
 * the components it uses and no others, and `styles.css` with all of them for a shadow root. The stock plugin writes one stylesheet per entry, each with everything that the
 * entry reaches. The output is flat, so `./Button.css` is right from every chunk; two files of one name would overwrite
 * each other and fail the build.
 */
export function cssPerComponent(outFolder: string): Plugin {
  return {
    name: 'css-per-component',
    setup(build) {
      const sheets = new Map<string, { readonly from: string; readonly source: string }>();
      build.onResolve({ filter: virtualCssFileFilter }, async ({ path }) => {
        const { fileName, source } = await getSourceFromVirtualCssFile(path);
        // Without `.css.ts`: an app's own vanilla-extract plugin would take the file for one of its own.
        const name = basename(fileName).replace(/\.css\.ts.*$/, '.css');
        const known = sheets.get(name);
        if (known && known.from !== fileName) {
          return { errors: [{ text: `${fileName} and ${known.from} would both be written as ${name}` }] };
        }
        sheets.set(name, { from: fileName, source });
        return { path: `./${name}`, external: true, sideEffects: true };
      });
      build.onEnd(async () => {
        await mkdir(outFolder, { recursive: true });
        const written = new Map<string, string>();
        for (const [name, { source }] of sheets) {
          const { code } = await transform(source, { loader: 'css', minify: true });
          await writeFile(join(outFolder, name), code);
          written.set(name, code);
        }
        const order = written.get('layers.css') ?? '';
        await writeFile(join(outFolder, 'styles.css'), [order, ...written.values()].join(''));
      });
    },
  };
}
