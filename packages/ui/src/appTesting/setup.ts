/** Imported once before the tests, by `setupFiles` of Vitest or `setupFilesAfterEnv` of Jest. */
import { prepareJsdom } from './prepareJsdom.ts';

prepareJsdom();
