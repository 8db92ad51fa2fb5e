// npm runs a script in a shell. A signal that is sent to npm alone ends that shell, which passes nothing on to what it started.

/** Known before anything else is done: the parent may end while the dependencies are being installed. */
const { ppid } = process;

/** Milliseconds between two looks. */
const rhythm = 500;

/** Calls `stop` once the program that started this one has ended. */
export function whenParentEnds(stop) {
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    stop();
  }, rhythm);
  timer.unref();
}
