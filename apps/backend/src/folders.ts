/**
 * Folders beside the code. They are all worked out in this file because it lies at the same depth as the bundle that
 * `npm start` runs (dist/main.js), so that one relative address holds in both.
 */
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const repositoryFolder = fileURLToPath(new URL('../../..', import.meta.url));

/** The database migrations, in order. */
export const migrationsFolder = fileURLToPath(new URL('../drizzle', import.meta.url));

/** What the sandbox serves to browsers beside the portal. */
export const sandboxFolder = fileURLToPath(new URL('../sandbox', import.meta.url));

/** The sources of documents that are printed as PDF. */
export const documentsFolder = fileURLToPath(new URL('../documents', import.meta.url));
