/**
 * Resolves when the form is gone. On a slow line the next screen takes seconds: a form that has signed somebody in goes on until then, or it
 * would look as if it had been refused.
 * @param signal that of the form's `onSubmit`
 */
export const untilGone = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', resolve, { once: true });
  });
