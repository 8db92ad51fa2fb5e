/**
 * The threads of the JavaScript engine that compile and collect garbage behind the program's back. Four of them take turns with the program
 * and with PGlite for the cores of a small machine, mostly to compile PGlite, which pays only later: a start took a fifth longer for it,
 * and the first minute answered fewer requests. So they get what the others leave.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** How Node names them. */
const engineThread = 'V8Worker';

/** Enough to stand back wherever a core is wanted, and still a tenth of one when all are: with less, hot parts would stay slow under load. */
const niceness = 10;

/** Lets the engine's threads stand back. Does nothing where threads cannot be told apart, on other systems than Linux. */
export function lowerEngineThreads(): void {
  const folder = '/proc/self/task';
  try {
    for (const thread of readdirSync(folder)) {
      // To Linux a thread is a process as far as its priority goes.
      if (readFileSync(`${folder}/${thread}/comm`, 'utf8').startsWith(engineThread)) {
        setPriority(Number(thread), niceness);
      }
    }
  } catch {
    // It only costs the time that it would have saved.
  }
}
