import { useState } from 'react';
import type { FormValues } from '../../definition/definition.ts';
import type { FormHandle } from '../formHandle.ts';

/** What a text field holds when it is drawn for the first time, also on a server. From then on the input keeps its value. */
export function useInitialText<Values extends FormValues>(form: FormHandle<Values>, name: string): string {
  const [text] = useState(() => form.text(name));
  return text;
}
