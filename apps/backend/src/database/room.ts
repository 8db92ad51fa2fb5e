import { statfs } from 'node:fs/promises';

/** Bytes that have to be free: a file of the write-ahead log (16 MB) is made before the one before it is full, and a checkpoint writes besides. */
const leastFree = 64 * 1024 * 1024;

/**
 * Whether the disk of a folder can take what is written. A database that finds it full in the middle of a write ends with it, so its server
 * stops taking calls before.
 */
export async function hasRoomIn(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= leastFree;
}
