import { useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import type { UiMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import * as styles from './Combobox.css.ts';
import { frame, input, isPresent, type FieldControlProps } from '../Field/parts.ts';
import type { ComboboxInputProps } from './comboboxProps.ts';
import { comboboxAttributes, trayFieldAttributes } from './comboboxAttributes.ts';
import { cursorAt, type ComboboxEvent, type ComboboxState } from './comboboxState.ts';
import { FieldButtons } from './FieldButtons.tsx';
import type { ListSlot, ListSlots } from './listSlots.ts';
import { ListStatus, type ListStatusProps } from './ListStatus.tsx';
import { ListSurface, type ListSurfaceProps } from './ListSurface.tsx';
import { OptionList, type OptionListProps } from './OptionList.tsx';
import type { ComboboxHandlers } from './useCombobox.ts';
import { usePanelFocus } from './usePanelFocus.ts';

/** What a person who writes the page gives to the input, and what the component adds. */
interface InputProps extends Omit<ComboboxInputProps, 'ref'> {
  readonly className?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly defaultValue?: string | undefined;
}

export interface ComboboxControlProps
  extends Pick<ListSurfaceProps, 'isTray' | 'title' | 'component' | 'trayEnd'>, InputProps {
  readonly control: FieldControlProps;
  readonly labelId: string;
  readonly state: ComboboxState;
  readonly dispatch: (event: ComboboxEvent) => void;
  /** The position of the current option, or -1. */
  readonly current: number;
  readonly handlers: ComboboxHandlers;
  readonly messages: UiMessages['searchSelect'];
  /** The component's own hold on the input. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** The hold of whoever writes the page. */
  readonly outerRef: Ref<HTMLInputElement> | undefined;
  /** Empties the field; null when there is nothing to empty. */
  readonly onClear: (() => void) | null;
  /** Keys of the input that are not of the list; whether it was one. */
  readonly onOwnKey?: (event: Parameters<ComboboxHandlers['onKeyDown']>[0]) => boolean;
  /** What is said above the options. */
  readonly status: Omit<ListStatusProps, 'messages'> & { readonly notice?: string };
  readonly list: Omit<OptionListProps, 'id' | 'labelledBy' | 'current' | 'query' | 'onPoint'>;
  readonly slots: Pick<ListSlots, 'empty' | 'footer'>;
  /** What stands below the input: the values of the form, tags. */
  readonly children: ReactNode;
}

/** The input of a field that is searched, its buttons, and the list that opens from it. */
export function ComboboxControl({
  control,
  labelId,
  state,
  dispatch,
  current,
  handlers,
  messages,
  isTray,
  title,
  component,
  trayEnd,
  inputRef,
  outerRef,
  onClear,
  onOwnKey,
  status,
  list,
  slots,
  children,
  className,
  onBlur,
  ...inputProps
}: ComboboxControlProps): ReactNode {
  const { isOpen, query } = state;
  const frameRef = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(inputRef, outerRef);
  const listId = `${control.id}-list`;
  const combobox = comboboxAttributes({ listId, isOpen, current });
  const close = (): void => dispatch({ type: 'close' });
  const panel = usePanelFocus(inputRef, close, handlers.leave);
  const filled = (slot: ListSlot): ReactNode =>
    typeof slot === 'function' ? slot({ query: query ?? '', close }) : slot;
  const footer = filled(slots.footer);

  function toggle(): void {
    inputRef.current?.focus();
    if (isOpen) close();
    else inputRef.current?.click();
  }

  return (
    <>
      <div ref={frameRef} className={frame}>
        <input
          {...inputProps}
          {...control}
          {...combobox}
          {...(isTray && trayFieldAttributes)}
          ref={ref}
          className={classNames(input, className)}
          type="text"
          onInput={handlers.onInput}
          onKeyDown={(event) => {
            if (onOwnKey?.(event) === true) return;
            if (!handlers.takesWithTab && panel.enter(event)) return;
            handlers.onKeyDown(event);
          }}
          onClick={handlers.onClick}
          onBlur={(event) => {
            if (!isTray && !panel.holds(event.relatedTarget)) handlers.onBlur(event);
            onBlur?.(event);
          }}
        />
        <FieldButtons
          id={control.id}
          labelId={labelId}
          isOpen={isOpen}
          isEditable={!inputProps.disabled && !inputProps.readOnly}
          messages={messages}
          onClear={onClear}
          onToggle={toggle}
        />
      </div>
      {children}
      <ListSurface
        isTray={isTray}
        isOpen={isOpen}
        onClose={close}
        component={component}
        title={title}
        anchorRef={frameRef}
        combobox={combobox}
        handlers={handlers}
        query={query}
        messages={messages}
        panel={panel.props}
        trayEnd={trayEnd}
      >
        <ListStatus {...status} messages={messages} empty={filled(slots.empty)} />
        <OptionList
          {...list}
          id={listId}
          labelledBy={labelId}
          current={current}
          query={query ?? ''}
          onPoint={(position) => dispatch({ type: 'move', cursor: cursorAt(list.options, position, false) })}
        />
        {isPresent(footer) && (
          <div className={styles.footer} data-part="footer">
            {footer}
          </div>
        )}
      </ListSurface>
    </>
  );
}
