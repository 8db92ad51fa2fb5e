/**
 * The lock of a data folder. PGlite takes none, and two processes on one folder would destroy it. The lock is a file
 * that names its process; one left behind by a process that is gone is taken over.
 */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { StartFailure } from '../start-failure.ts';

const held = new Set<string>();

/** Takes the lock of `folder` and returns how to give it up. Throws `StartFailure` while another process holds it. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const claim = `${path}.${randomUUID()}`;
  try {
    writeFileSync(claim, ownName(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new StartFailure(`The data folder ${folder} cannot be written to (${code}).`, { cause: error });
  }
  try {
    for (;;) {
      if (linked(claim, path)) break;
      const holder = readLock(path);
      if (holder === null) continue;
      if (held.has(path) || isRunning(holder)) {
        throw new StartFailure(
          `The data folder ${folder} is in use by process ${holder.split(' ')[0]}. Stop it, or choose another folder with DATA_DIR.`,
        );
      }
      takeAway(path, holder);
    }
  } finally {
    rmSync(claim, { force: true });
  }
  held.add(path);
  return () => {
    held.delete(path);
    if (readLock(path) === ownName()) rmSync(path, { force: true });
  };
}

/** Process id and, where the system tells it, the moment the process began: ids are used again. */
function nameOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold anything; the start time is the 20th after it.
    const began = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${pid} ${began}`;
  } catch {
    return String(pid);
  }
}

function ownName(): string {
  return nameOf(process.pid);
}

function isRunning(holder: string): boolean {
  const pid = Number(holder.split(' ')[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return !holder.includes(' ') || nameOf(pid) === holder;
}

function linked(claim: string, path: string): boolean {
  try {
    linkSync(claim, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readLock(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Removes the lock of a process that is gone, unless somebody else was quicker and holds it by now. */
function takeAway(path: string, holder: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  // Between reading and moving, another starter may have replaced the file: give it back.
  if (readLock(aside) !== holder) linked(aside, path);
  rmSync(aside, { force: true });
}
