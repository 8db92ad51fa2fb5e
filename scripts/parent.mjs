// npm runs a script in a shell. A signal that is sent to npm alone ends that shell, which passes nothing on to what it started.

/** Milliseconds between two looks. */
const rhythm = 500;

/** Calls `stop` once the program that started this one has ended. */
export function whenParentEnds(stop) {
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    stop();
  }, rhythm);
  timer.unref();
}
