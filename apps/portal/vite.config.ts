import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type PluginOption } from 'vite';
import { groups } from './vite/chunks.ts';
import { reference } from './vite/reference.ts';
import { texts } from './vite/texts.ts';

/** Where `npm run dev` finds the backend: what the portal does not answer itself is passed on to it. */
const backend = process.env.BACKEND_URL ?? 'http://localhost:3000';

/** A route's file may hold what other files need of it; React Router asks for the opposite, and with it for a file more each time. */
const extensibleRoutes: PluginOption = {
  name: 'aarambh-extensible-routes',
  enforce: 'post',
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
      : undefined,
};

export default defineConfig({
  plugins: [
    texts(),
    reference(),
    vanillaExtractPlugin(),
    reactRouter(),
    extensibleRoutes,
    // react-aria-components carries its words in thirty languages; the portal speaks two.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  build: {
    target: 'es2023',
    // The content security policy has no place for data: addresses.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups },
          },
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: Object.fromEntries(['/api', '/config.json', '/outbox', '/sandbox'].map((path) => [path, backend])),
  },
});
