import { focusField } from '@aarambh/ui/ErrorSummary';
import type { FormHandle } from '@aarambh/forms/react';
import { useEffect, useRef, type RefObject } from 'react';
import type { AnyValues } from '../declare/row.ts';

/**
 * Puts the focus into the field that the address names, also where it is drawn later, and otherwise on the heading of a step that is gone to.
 * @returns around the fields
 */
export function useFieldFocus(
  form: FormHandle<AnyValues>,
  field: string | null,
  heading: RefObject<HTMLElement | null>,
  step: string | undefined,
): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    const isOther = last.current !== step;
    last.current = step;
    if (field === null) {
      if (isOther) heading.current?.focus();
      return undefined;
    }
    const go = (): boolean => {
      const element = document.getElementById(form.fieldId(field));
      if (element !== null) focusField(element);
      return element !== null;
    };
    if (go() || area.current === null) return undefined;
    const watch = new MutationObserver(() => {
      if (go()) watch.disconnect();
    });
    watch.observe(area.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [form, field, heading, step]);
  return area;
}
