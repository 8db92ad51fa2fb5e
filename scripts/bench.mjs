// `npm run bench`: builds what changed and prints the table of figures; see bench/README.md.
import { runInBrowser } from './run-in-browser.mjs';

await runInBrowser('bench/main.ts');
