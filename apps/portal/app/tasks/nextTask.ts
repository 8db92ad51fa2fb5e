/** Lets the browser do what waits, a press or a paint, before the next part of the start runs. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
