import * as z from 'zod/mini';
import type { MessageKey } from '../../messages/keys.ts';
import type { RecordField } from '../../records/recordField.ts';
import { isBlank, oneOf, optional } from '../../rules/index.ts';

const written: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['no', false],
]);

/** Yes or no, each said in a sentence of its own; left out is no. */
export function yesNoChoice({
  label,
  yes,
  no,
}: Readonly<Record<'label' | 'yes' | 'no', MessageKey>>): RecordField<string, boolean> {
  return {
    field: {
      label,
      control: 'select',
      necessity: 'optional',
      options: [
        { value: 'no', label: no },
        { value: 'yes', label: yes },
      ],
    },
    rule: optional(oneOf(['yes', 'no'])),
    shape: z.boolean(),
    empty: 'no',
    read: (stored) => (stored === true ? 'yes' : 'no'),
    write: (typed) => (isBlank(typed) ? false : (written.get(typed.trim()) ?? asTyped(typed))),
  };
}

/** What is neither goes as it is: the server refuses it, as the form does. */
function asTyped(typed: string): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule lets nothing else pass
  return typed as unknown as boolean;
}
