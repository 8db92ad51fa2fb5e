import type { FieldDefinition } from '../../definition/definition.ts';
import { useTranslate } from '../FormsProvider.tsx';

/** A choice of a field, in the language of the page. */
interface Choice {
  readonly value: string;
  readonly label: string;
  readonly color?: string;
}

/** The choices that the definition gives a field, in the language of the page; none where it gives none. */
export function useChoicesOf({ options = [] }: Pick<FieldDefinition, 'options'>): readonly Choice[] {
  const translate = useTranslate();
  return options.map(({ label, ...choice }) => ({ ...choice, label: translate(label) }));
}
