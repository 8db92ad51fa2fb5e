import type { RootProps } from '../../dom/rootProps.ts';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { Field, type FieldBaseProps } from '../../components/Field/parts.ts';
import { root as richText } from '../../components/RichText/RichText.css.ts';
import { CharacterCount } from '../../components/TextArea/CharacterCount.tsx';
import { rootOf } from '../../dom/roots.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/richTextField.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import { FormatBar } from './FormatBar.tsx';
import { editing, formats } from './formats.ts';
import { lengthOf, readDocument, readLists, schema, writeDocument } from './richDocument.ts';
import * as styles from './RichTextField.css.ts';

/** Told with each edit. */
export type RichTextChangeDetails = {
  /** Characters that are read, as `characterLimit` counts them. */
  readonly length: number;
};

export type RichTextFieldProps = FieldBaseProps &
  RootProps<
    'div',
    keyof FieldBaseProps | 'aria-labelledby' | 'contentEditable' | 'onBlur' | 'onChange' | 'role'
  > & {
    /** HTML from anywhere; what the editor does not offer is left out, its words stay. */
    readonly value: string;
    /** Called with the HTML at each edit: `p`, `h3`, `ul`, `ol`, `li`, `strong`, `em`, `br`; the empty text for no words. */
    readonly onChange: (html: string, details: RichTextChangeDetails) => void;
    readonly onBlur?: () => void;
    /** Shows how many characters are left, of what is read: markup does not count. Nothing is cut off. */
    readonly characterLimit?: number;
    readonly messages?: Partial<UiMessages['richTextField']>;
  };

/**
 * A text with paragraphs, small headings, lists and emphasis. Whatever is pasted or dropped comes in as its words and lists, so that nothing of
 * another page's look or links comes along. In the browser only: before its script has run the frame is empty.
 */
export const RichTextField = withRef(function RichTextField({
  label,
  hint,
  error,
  necessity,
  id,
  required,
  labelAction,
  className,
  style,
  'aria-describedby': describedBy,
  value,
  onChange,
  onBlur,
  characterLimit,
  messages,
  ref,
  ...rest
}: RichTextFieldProps) {
  const texts = useMessages('richTextField', en.richTextField, messages);
  const place = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(place, ref);
  const view = useRef<EditorView>(undefined);
  const [state, setState] = useState<EditorState>();
  /** What was last read or written: another value comes from outside. */
  const known = useRef(value);
  const latest = useRef({ onChange });
  useEffect(() => {
    latest.current = { onChange };
  });

  useEffect(() => {
    const mount = place.current;
    if (mount === null) return undefined;
    const made = new EditorView(
      { mount },
      {
        state: EditorState.create({ doc: readDocument(known.current), schema, plugins: [...editing] }),
        dispatchTransaction(transaction) {
          const next = made.state.apply(transaction);
          made.updateState(next);
          setState(next);
          if (!transaction.docChanged) return;
          const html = writeDocument(next.doc);
          if (html === known.current) return;
          known.current = html;
          latest.current.onChange(html, { length: lengthOf(next.doc) });
        },
        handleDOMEvents: { paste: takeText, drop: takeText },
      },
    );
    view.current = made;
    setState(made.state);
    return () => {
      made.destroy();
      view.current = undefined;
    };
  }, []);

  useEffect(() => {
    const current = view.current;
    if (current === undefined || value === known.current) return;
    known.current = value;
    const next = EditorState.create({ doc: readDocument(value), schema, plugins: [...editing] });
    current.updateState(next);
    setState(next);
  }, [value]);

  return (
    <Field
      component="RichTextField"
      {...{ label, hint, error, necessity, id, required, labelAction, className, style }}
      aria-describedby={describedBy}
    >
      {(control, ids) => (
        <>
          <div className={styles.frame}>
            {state !== undefined && (
              <FormatBar
                state={state}
                texts={texts}
                controls={ids.controlId}
                onToggle={(name) => {
                  const current = view.current;
                  if (current === undefined) return;
                  formats[name].toggle(current.state, current.dispatch);
                }}
              />
            )}
            <FocusByLabel labelId={ids.labelId} target={place} />
            <div
              {...rest}
              {...control}
              ref={mergedRef}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native control holds formatted text
              role="textbox"
              tabIndex={0}
              aria-multiline="true"
              aria-labelledby={ids.labelId}
              className={classNames(richText, styles.text)}
              onBlur={onBlur}
              data-part="text"
            />
          </div>
          {characterLimit !== undefined && (
            <CharacterCount limit={characterLimit} length={state === undefined ? 0 : lengthOf(state.doc)} />
          )}
        </>
      )}
    </Field>
  );
});

/** Words and lists only, whatever else the clipboard has. */
function takeText(view: EditorView, event: ClipboardEvent | DragEvent): boolean {
  event.preventDefault();
  const isDrop = 'dataTransfer' in event;
  const data = isDrop ? event.dataTransfer : event.clipboardData;
  const words = data?.getData('text/plain') ?? '';
  // A part of the text that is dragged about would be there twice.
  if (words === '' || (isDrop && view.dragging !== null)) return true;
  const lists = readLists(data?.getData('text/html') ?? '');
  if (lists === undefined) view.pasteText(words);
  else view.dispatch(view.state.tr.replaceSelection(lists).scrollIntoView());
  return true;
}

/** A press on the label goes to the text, as with a native control. */
function FocusByLabel({
  labelId,
  target,
}: {
  readonly labelId: string;
  readonly target: { readonly current: HTMLElement | null };
}) {
  useEffect(() => {
    const label = rootOf(target.current).getElementById(labelId);
    const focus = (): void => target.current?.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [labelId, target]);
  return null;
}
