import { settleSelection, spliceCode, type CodeSelection, type CodeState } from './codeEditing.ts';
import { allowedCharacters, extractCode, type CodeShape } from './extractCode.ts';

/** How a code came to change. */
export type OtpChangeReason =
  | 'type'
  | 'delete'
  | 'paste'
  /** Filled in by the browser, the phone's keyboard or a password manager. */
  | 'autofill'
  | 'clear'
  | 'reset'
  /** Typed before the page's script took over. */
  | 'restore';

/** What the owner of the input is told. */
export interface CodeInputEvents {
  /** The text or the selection is new: paint. */
  onPaint: (state: CodeState) => void;
  onChange: (code: string, reason: OtpChangeReason) => void;
  /** The code is whole: its last character was typed, one of it was replaced, or all of it arrived at once. */
  onComplete: (code: string, reason: OtpChangeReason) => void;
  /** A character that no code holds was typed, or a text without a code in it was pasted. */
  onRefused: (what: 'character' | 'text') => void;
}

/** The text of a native input as a code: how it is read, written, painted and reported. */
export interface CodeText {
  read(): CodeState;
  hasFocus(): boolean;
  /** Whether the text changes by {@link write} right now, and not by an edit that has to be looked at. */
  isOwnEdit(): boolean;
  /** The text and the selection when they last came to rest. */
  settled(): CodeState;
  paint(): void;
  select(selection: CodeSelection): void;
  /** Makes the box current that a bare caret means, and paints. `previous` is the selection before, if the text is the same. */
  settle(previous: CodeSelection | null): void;
  /** Tells the owner of the code, if it is news. */
  emit(reason: OtpChangeReason): void;
  /** Writes a value as an edit of the user's, so that undo takes it back. */
  write(state: CodeState): void;
  /** Puts a text that arrived at once into the field, by the rules of a paste. */
  fill(text: string, reason: OtpChangeReason): void;
  clear(reason: OtpChangeReason): void;
  /** Puts a text right that came without a `beforeinput` that could be stopped: autofill, or an input method. */
  correct(reason: OtpChangeReason): void;
  /** Takes the input's text as what the owner knows already. */
  know(code: string): void;
}

/** Holds a native input whose text is a code. */
export function codeTextOf(input: HTMLInputElement, shape: CodeShape, events: CodeInputEvents): CodeText {
  const { mode, length } = shape;
  let emitted = input.value;
  let settled: CodeState = read();
  let painted: CodeState | null = null;
  let isOwnEdit = false;

  function read(): CodeState {
    const start = input.selectionStart ?? input.value.length;
    return { value: input.value, start, end: input.selectionEnd ?? start };
  }

  function hasFocus(): boolean {
    return input.matches(':focus');
  }

  function paint(): void {
    settled = read();
    const { start, end } = settled;
    const value = allowedCharacters(settled.value, mode).slice(0, length);
    // A key makes several events; most of them change nothing that is seen.
    if (painted?.value === value && painted.start === start && painted.end === end) return;
    painted = { value, start, end };
    events.onPaint(painted);
  }

  function select({ start, end }: CodeSelection): void {
    // Safari moves the focus into an input whose selection is set.
    if (!hasFocus() || (input.selectionStart === start && input.selectionEnd === end)) return;
    input.setSelectionRange(start, end);
  }

  function settle(previous: CodeSelection | null): void {
    const next = settleSelection(read(), length, previous);
    if (next) select(next);
    paint();
  }

  function emit(reason: OtpChangeReason): void {
    const code = input.value;
    const isNew = code !== emitted;
    emitted = code;
    if (isNew) events.onChange(code, reason);
    const arrivedAtOnce = reason === 'paste' || reason === 'autofill';
    if (code.length === length && (arrivedAtOnce || (isNew && reason === 'type')))
      events.onComplete(code, reason);
  }

  function write({ value, start, end }: CodeState): void {
    isOwnEdit = true;
    if (hasFocus() && !input.readOnly) {
      input.setSelectionRange(0, input.value.length);
      // Deprecated, and still the only way to edit an input and keep its undo history.
      document.execCommand(value === '' ? 'delete' : 'insertText', false, value);
    }
    if (input.value !== value) {
      input.value = value;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    isOwnEdit = false;
    select({ start, end });
  }

  function fill(text: string, reason: OtpChangeReason): void {
    const code = extractCode(text, shape);
    if (code === '') {
      if (text.trim() !== '') events.onRefused('text');
      return;
    }
    write(spliceCode(read(), code, length));
    settle(null);
    emit(reason);
  }

  function clear(reason: OtpChangeReason): void {
    write({ value: '', start: 0, end: 0 });
    settle(null);
    emit(reason);
  }

  function correct(reason: OtpChangeReason): void {
    const { value, start } = read();
    const code =
      reason === 'autofill' ? extractCode(value, shape) : allowedCharacters(value, mode).slice(0, length);
    if (code === value) return;
    const before = allowedCharacters(value.slice(0, start), mode).length;
    input.value = code;
    select({ start: before, end: before });
    if (code === '') events.onRefused(reason === 'autofill' ? 'text' : 'character');
  }

  return {
    read,
    hasFocus,
    isOwnEdit: () => isOwnEdit,
    settled: () => settled,
    paint,
    select,
    settle,
    emit,
    write,
    fill,
    clear,
    correct,
    know(code) {
      emitted = code;
    },
  };
}
