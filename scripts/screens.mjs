// `npm run screens`: pictures of every screen as every kind of account sees it, into .visual/screens; see docs/contributing.md.
import { runInBrowser } from './run-in-browser.mjs';

await runInBrowser('tests/visual/screens.ts');
