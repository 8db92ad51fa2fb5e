import {
  insertionSlot,
  settleSelection,
  slotSelection,
  spliceCode,
  type CodeSelection,
  type CodeState,
} from './codeEditing.ts';
import { rootOf } from '../../dom/roots.ts';
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

/** Drives a native input as a code field. */
export interface CodeInput {
  /** Puts a text that arrived at once into the field, by the rules of a paste. */
  fill(text: string, reason: OtpChangeReason): void;
  clear(): void;
  /** Takes over a value that was set from outside; tells nobody. */
  adopt(value: string): void;
  /** Takes over what is in the input already, where the owner knows of another value. */
  restore(known: string): void;
  detach(): void;
}

const CLEARS_ALL = new Set(['deleteWordBackward', 'deleteSoftLineBackward', 'deleteHardLineBackward']);
const INSERTS = new Set([
  'insertText',
  'insertFromPaste',
  'insertFromDrop',
  'insertReplacementText',
  'insertFromYank',
]);

/** The box under or nearest to a point, by their horizontal places. */
function slotAt(x: number, slots: Element): number {
  const distances = Array.from(slots.children, (slot) => {
    const { left, right } = slot.getBoundingClientRect();
    return Math.max(left - x, x - right, 0);
  });
  return distances.indexOf(Math.min(...distances));
}

/**
 * Turns a native input into a code field. The browser does the editing, so undo, cut, copy, input methods, autofill and every
 * keyboard work; only what would leave a code is caught before it happens (`beforeinput`) or put right after (`input`).
 * Nothing depends on key events: phone keyboards do not send them.
 *
 * @param slots the element whose children are the boxes, for presses on one of them.
 */
export function attachCodeInput(
  input: HTMLInputElement,
  slots: Element,
  shape: CodeShape,
  events: CodeInputEvents,
): CodeInput {
  const { mode, length } = shape;
  const listeners = new AbortController();
  const listen = { signal: listeners.signal };

  let emitted = input.value;
  /** What `beforeinput` saw, until the `input` that belongs to it. */
  let pending: { before: CodeState; reason: OtpChangeReason } | null = null;
  let settled: CodeState = read();
  let painted: CodeState | null = null;
  let isOwnEdit = false;
  let isComposing = false;
  let isPointerDown = false;

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

  /** The current box is a selection without a direction; Shift with an arrow key extends it to the side of the key. */
  function turnSelection(key: string): void {
    const { start, end } = read();
    if (end - start !== 1 || input.selectionDirection === 'backward') return;
    if (key === 'ArrowLeft') input.setSelectionRange(start, end, 'backward');
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

  /** Writes a value as an edit of the user's, so that undo takes it back. */
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

  function onBeforeInput(event: InputEvent): void {
    if (isOwnEdit || event.isComposing || input.readOnly) return;
    pending = { before: read(), reason: event.inputType.startsWith('delete') ? 'delete' : 'type' };
    if (CLEARS_ALL.has(event.inputType)) {
      event.preventDefault();
      clear('delete');
      return;
    }
    if (!INSERTS.has(event.inputType)) return;
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const isPaste = event.inputType === 'insertFromPaste' || event.inputType === 'insertFromDrop';
    if (isPaste || text.length > 1) {
      const reason = isPaste ? 'paste' : 'autofill';
      // The browser puts a code alone into an empty field as well as we could, and in half the time.
      if (input.value === '' && text.length <= length && extractCode(text, shape) === text) {
        pending.reason = reason;
        return;
      }
      event.preventDefault();
      fill(text, reason);
      return;
    }
    const character = allowedCharacters(text, mode);
    if (character === text) return;
    event.preventDefault();
    if (character !== '') {
      write(spliceCode(read(), character, length));
      settle(null);
      emit('type');
    } else if (text.trim() !== '') events.onRefused('character');
  }

  /** Puts a text right that came without a `beforeinput` that could be stopped: autofill, or an input method. */
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

  function onInput(event: Event): void {
    if (isOwnEdit) return;
    const announced = pending;
    pending = null;
    if (isComposing) {
      paint();
      if (allowedCharacters(input.value, mode) === input.value && input.value.length <= length) emit('type');
      return;
    }
    // Browsers say nothing about what filled a field in. No `beforeinput` came before, and no input type is given.
    const inputType = event instanceof InputEvent ? event.inputType : '';
    const reason = announced?.reason ?? (inputType === '' ? 'autofill' : 'type');
    correct(reason);
    const before = announced?.before;
    if (inputType === 'deleteContentBackward' && before && before.end - before.start === 1) {
      select(
        slotSelection(
          before.start === input.value.length ? before.start : before.start - 1,
          input.value,
          length,
        ),
      );
    }
    settle(null);
    emit(reason);
  }

  function onSelectionChange(): void {
    if (isOwnEdit || isComposing || !hasFocus()) return;
    if (input.readOnly) paint();
    else settle(settled.value === input.value && !isPointerDown ? settled : null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Selection events come late; keys that follow each other closely must each find the box that the last one made current.
    onSelectionChange();
    if (event.shiftKey) turnSelection(event.key);
    if (event.key !== 'Backspace' || !(event.ctrlKey || event.metaKey) || input.readOnly) return;
    // With a character selected, browsers report this as a plain Backspace.
    event.preventDefault();
    clear('delete');
  }

  input.addEventListener('beforeinput', onBeforeInput, listen);
  input.addEventListener('input', onInput, listen);
  input.addEventListener('compositionstart', () => (isComposing = true), listen);
  input.addEventListener(
    'compositionend',
    () => {
      isComposing = false;
      correct('type');
      settle(null);
      emit('type');
    },
    listen,
  );
  input.addEventListener('pointerdown', () => (isPointerDown = true), listen);
  for (const end of ['pointercancel', 'blur'])
    input.addEventListener(end, () => (isPointerDown = false), listen);
  input.addEventListener(
    'click',
    ({ clientX, detail }) => {
      isPointerDown = false;
      // A double press selects the whole code, as in every input.
      if (detail === 1) select(slotSelection(slotAt(clientX, slots), input.value, length));
      paint();
    },
    listen,
  );
  input.addEventListener(
    'focus',
    () => {
      paint();
      // Chromium selects everything after the focus has come by the Tab key.
      if (!isPointerDown)
        setTimeout(() => select(slotSelection(insertionSlot(input.value, length), input.value, length)));
    },
    listen,
  );
  document.addEventListener('selectionchange', onSelectionChange, listen);
  input.addEventListener('keydown', onKeyDown, listen);
  rootOf(input).addEventListener(
    'reset',
    ({ target }) => {
      if (target !== input.form) return;
      // The form gives its fields their values after everybody has heard of the reset.
      setTimeout(() => {
        if (listeners.signal.aborted) return;
        select(slotSelection(0, input.value, length));
        paint();
        emit('reset');
      });
    },
    { ...listen, capture: true },
  );

  return {
    fill,
    clear: () => clear('clear'),
    adopt(value) {
      const code = extractCode(value, shape);
      if (input.value !== code) {
        input.value = code;
        select(slotSelection(insertionSlot(code, length), code, length));
      }
      emitted = value;
      paint();
    },
    restore(known) {
      emitted = known;
      correct('autofill');
      if (hasFocus()) settle(null);
      else paint();
      emit('restore');
    },
    detach: () => listeners.abort(),
  };
}
