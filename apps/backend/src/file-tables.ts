/** Every table whose rows have files: they are moved, and a file that no row of them names is removed. */
import { imageFiles } from './candidates/index.ts';
import { cvFiles } from './hiring/index.ts';
import type { FileTable } from './platform/index.ts';

export const fileTables: readonly FileTable[] = [imageFiles, cvFiles];
