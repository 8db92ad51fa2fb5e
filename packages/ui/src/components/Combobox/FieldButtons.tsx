import type { ReactNode } from 'react';
import type { UiMessages } from '../../messages/index.ts';
import { ChevronDownIcon, CloseIcon } from '../Icon/index.ts';
import * as styles from './Combobox.css.ts';

export interface FieldButtonsProps {
  /** The id of the input. */
  id: string;
  labelId: string;
  isOpen: boolean;
  isEditable: boolean;
  messages: UiMessages['searchSelect'];
  /** Empties the field; null when there is nothing to empty. */
  onClear: (() => void) | null;
  onToggle: () => void;
}

/** The buttons at the end of the field, each named together with the field's label. */
export function FieldButtons(props: FieldButtonsProps): ReactNode {
  const { id, labelId, isOpen, isEditable, messages, onClear, onToggle } = props;
  const [clearId, toggleId] = [`${id}-clear`, `${id}-toggle`];
  return (
    <>
      {onClear && (
        <button
          type="button"
          id={clearId}
          className={styles.button}
          data-part="clear"
          aria-label={messages.clearAll}
          aria-labelledby={`${clearId} ${labelId}`}
          onClick={onClear}
        >
          <CloseIcon size="sm" />
        </button>
      )}
      <button
        type="button"
        id={toggleId}
        className={styles.button}
        data-part="toggle"
        // The input does the same for the keyboard.
        tabIndex={-1}
        disabled={!isEditable}
        aria-label={messages.showOptions}
        aria-labelledby={`${toggleId} ${labelId}`}
        aria-expanded={isOpen}
        // The focus stays in the input, or goes there.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onToggle}
      >
        <ChevronDownIcon size="sm" />
      </button>
    </>
  );
}
