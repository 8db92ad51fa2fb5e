import type { RootProps } from '../../dom/rootProps.ts';
import type { FieldBaseProps } from '../Field/parts.ts';

/** What a field that is searched says of its input itself: its text is the search, and its keys are those of the list. */
type InputOwn =
  | keyof FieldBaseProps
  | 'aria-activedescendant'
  | 'aria-autocomplete'
  | 'aria-controls'
  | 'aria-expanded'
  | 'defaultValue'
  | 'list'
  | 'onChange'
  | 'onClick'
  | 'onInput'
  | 'onKeyDown'
  | 'role'
  | 'size'
  | 'title'
  | 'type'
  | 'value';

/** What such a field hands on to its input. */
export type ComboboxInputProps = RootProps<'input', InputOwn>;
