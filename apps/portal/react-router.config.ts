import type { Config } from '@react-router/dev/config';
import { publicScreens } from './app/routes.ts';

/** A client-side application whose public screens are HTML before any script has arrived. */
export default {
  ssr: false,
  // A screen in several files would be several requests, and none of them could begin without the file that all share.
  splitRouteModules: false,
  prerender: publicScreens.map(({ path }) => `/${path}`),
} satisfies Config;
