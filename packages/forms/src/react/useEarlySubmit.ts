import { useEffect, type RefObject } from 'react';
import type { FormValues } from '../definition/definition.ts';
import type { FormHandle } from './formHandle.ts';

/**
 * Sends a form that was submitted before React took the page over: at once, or, where the button waits for a form that is
 * valid, as soon as it is, which a captcha may take some seconds for. What the person does in the form meanwhile takes the submit back.
 *
 * A script of the page that keeps such a submit hears the event `takeover` from the form and cancels it to say that there was one.
 */
export function useEarlySubmit<Values extends FormValues>(
  element: RefObject<HTMLFormElement | null>,
  form: FormHandle<Values>,
): void {
  useEffect(() => {
    const page = element.current;
    const wasSubmitted =
      page?.dispatchEvent(new Event('takeover', { bubbles: true, cancelable: true })) === false;
    if (page === null || !wasSubmitted) return undefined;
    if (form.definition.submitNeedsValid !== true || form.store.isValid()) {
      void form.submit();
      return undefined;
    }
    const over = new AbortController();
    const stopListening = form.store.subscribe(() => {
      if (!form.store.isValid()) return;
      over.abort();
      void form.submit();
    });
    over.signal.addEventListener('abort', stopListening);
    for (const act of ['input', 'click', 'keydown']) {
      page.addEventListener(act, () => over.abort(), { signal: over.signal });
    }
    return () => over.abort();
  }, [element, form]);
}
