import type { Config } from '@react-router/dev/config';
import { publicScreens } from './app/routes.ts';

/** A client-side application whose public screens are HTML before any script has arrived. */
export default {
  ssr: false,
  prerender: publicScreens.map(({ path }) => `/${path}`),
} satisfies Config;
