/** Two skills that are one are merged, and the old name finds the one that stays. */
import { expect, test } from './test.ts';
import { arrive } from './session.ts';
