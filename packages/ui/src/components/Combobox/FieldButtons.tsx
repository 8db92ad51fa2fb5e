import type { ReactNode } from 'react';
import type { UiMessages } from '../../messages/index.ts';
import { FieldButton } from '../Field/parts.ts';
import { ChevronDownIcon, CloseIcon } from '../Icon/index.ts';

export interface FieldButtonsProps {
  /** The id of the input. */
  id: string;
  labelId: string;
  isOpen: boolean;
  isEditable: boolean;
  messages: Pick<UiMessages['searchSelect'], 'clearAll' | 'showOptions'>;
  /** Empties the field; null when there is nothing to empty. */
  onClear: (() => void) | null;
  onToggle: () => void;
}

/** The buttons at the end of the field, each named together with the field's label. */
export function FieldButtons(props: FieldButtonsProps): ReactNode {
  const { id, labelId, isOpen, isEditable, messages, onClear, onToggle } = props;
  return (
    <>
      {onClear && (
        <FieldButton
          controlId={id}
          labelId={labelId}
          part="clear"
          label={messages.clearAll}
          icon={<CloseIcon size="sm" />}
          onClick={onClear}
        />
      )}
      <FieldButton
        controlId={id}
        labelId={labelId}
        part="toggle"
        label={messages.showOptions}
        icon={<ChevronDownIcon size="sm" />}
        // The input does the same for the keyboard.
        tabIndex={-1}
        disabled={!isEditable}
        aria-expanded={isOpen}
        // The focus stays in the input, or goes there.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onToggle}
      />
    </>
  );
}
