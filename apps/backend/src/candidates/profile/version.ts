/**
 * The lock of a section against overwriting what somebody has not seen. The version of a row is the moment of its last
 * change: every saving moves it.
 */
import { notFound, stale } from '../../platform/index.ts';

interface Dated {
  updatedAt: Date;
}

/** The version of a row, as the contract shows it. */
export function versionOf({ updatedAt }: Dated): number {
  return updatedAt.getTime();
}

/**
 * Throws when the caller read another state of the row than the present one. A caller who does not say which overwrites.
 * @throws ApiFailure 404 when the row has been removed meanwhile, 409 STALE
 */
export function refuseStale(row: Dated | undefined, { rowVersion }: { rowVersion?: number }): void {
  if (rowVersion === undefined) return;
  if (row === undefined) throw notFound();
  if (rowVersion !== versionOf(row)) throw stale(versionOf(row));
}
