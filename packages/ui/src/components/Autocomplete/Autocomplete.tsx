import { useId } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';

export type AutocompleteProps = Omit<TextFieldProps, 'list' | 'type'> & {
  /** Texts that are offered while something is typed. Any other text is as good. A hundred at most; a server's may change with what is typed. */
  readonly suggestions: readonly string[];
};

/**
 * Any text, with suggestions. A native input with a `datalist`: the browser shows and filters them. To choose one of a list, use SearchSelect.
 * `ref` reaches the input.
 */
export const Autocomplete = withRef(function Autocomplete({
  suggestions,
  className,
  style,
  ...rest
}: AutocompleteProps) {
  const listId = useId();
  return (
    <div className={className} style={style} data-component="Autocomplete">
      {/* The browser's memory of earlier entries would stand among the suggestions. */}
      <TextField autoComplete="off" {...rest} list={listId} />
      <datalist id={listId}>
        {suggestions.map((text) => (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its value is its text
          <option key={text} value={text} />
        ))}
      </datalist>
    </div>
  );
});
