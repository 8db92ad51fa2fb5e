import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Bytes that a run of all tests may need at once. */
const room = 6 * 2 ** 30;

/**
 * Makes an empty folder for a database that is thrown away. It is in memory where a Linux machine has room there: a copy of the tests'
 * database is 900 files, which takes 70 ms there and 150 to 1,200 ms on a disk.
 * @param {string} prefix how its name begins
 * @returns {string} its path; whoever asked for it removes it
 */
export function makeScratchFolder(prefix) {
  return mkdtempSync(join(hasRoom('/dev/shm') ? '/dev/shm' : tmpdir(), prefix));
}

/** @param {string} folder */
function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= room;
  } catch {
    return false;
  }
}
