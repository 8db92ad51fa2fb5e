/** The list of processes, as everybody on this machine reads it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The program and the arguments of each process of this machine, one a line. */
export function commandLines(): string {
  if (!existsSync('/proc/self/cmdline'))
    return execFileSync('ps', ['-axww', '-o', 'args='], { encoding: 'utf8' });
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.map((id) => argumentsOf(id).replaceAll('\0', ' ').replaceAll('\n', ' ')).join('\n');
}

function argumentsOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
