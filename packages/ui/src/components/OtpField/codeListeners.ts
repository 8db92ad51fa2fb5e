import { rootOf } from '../../dom/roots.ts';
import { insertionSlot, slotSelection, spliceCode, type CodeState } from './codeEditing.ts';
import type { CodeInputEvents, CodeText, OtpChangeReason } from './codeText.ts';
import { allowedCharacters, extractCode, type CodeShape } from './extractCode.ts';

/** What the listeners of a code field work on, and when they stop. */
export interface CodeListening {
  readonly input: HTMLInputElement;
  readonly text: CodeText;
  readonly shape: CodeShape;
  readonly signal: AbortSignal;
}

const CLEARS_ALL = new Set(['deleteWordBackward', 'deleteSoftLineBackward', 'deleteHardLineBackward']);
const INSERTS = new Set([
  'insertText',
  'insertFromPaste',
  'insertFromDrop',
  'insertReplacementText',
  'insertFromYank',
]);

/** How an edit that is about to happen changes the code. */
function reasonOf({ inputType, data, dataTransfer }: InputEvent): OtpChangeReason {
  if (inputType.startsWith('delete')) return 'delete';
  if (inputType === 'insertFromPaste' || inputType === 'insertFromDrop') return 'paste';
  const inserted = INSERTS.has(inputType) ? (data ?? dataTransfer?.getData('text/plain') ?? '') : '';
  return inserted.length > 1 ? 'autofill' : 'type';
}

/**
 * Takes edits: what would leave a code is stopped before it happens, or put right after.
 *
 * @returns whether an input method composes a character now.
 */
export function listenToEdits(
  { input, text, shape, signal }: CodeListening,
  onRefused: CodeInputEvents['onRefused'],
): () => boolean {
  const { mode, length } = shape;
  /** What `beforeinput` saw and let happen, until the `input` that belongs to it. */
  let pending: { before: CodeState; reason: OtpChangeReason } | null = null;
  let isComposing = false;

  /**
   * Takes a text that arrives at once, unless the browser does it as well: it puts a code alone into an empty field in half the
   * time.
   *
   * @returns whether the text was taken.
   */
  function takeAtOnce(arrived: string, reason: OtpChangeReason): boolean {
    const isCode = arrived.length <= length && extractCode(arrived, shape) === arrived;
    if (input.value === '' && isCode) return false;
    text.fill(arrived, reason);
    return true;
  }

  /** Takes a character that no code holds as it is; whether it was one. */
  function takeCharacter(typed: string): boolean {
    const character = allowedCharacters(typed, mode);
    if (character === typed) return false;
    if (character !== '') {
      text.write(spliceCode(text.read(), character, length));
      text.settle(null);
      text.emit('type');
    } else if (typed.trim() !== '') onRefused('character');
    return true;
  }

  /** Does an edit in the browser's place; whether there was need for it. */
  function takeEdit({ inputType, data, dataTransfer }: InputEvent, reason: OtpChangeReason): boolean {
    if (CLEARS_ALL.has(inputType)) {
      text.clear('delete');
      return true;
    }
    if (!INSERTS.has(inputType)) return false;
    const inserted = data ?? dataTransfer?.getData('text/plain') ?? '';
    return reason === 'type' ? takeCharacter(inserted) : takeAtOnce(inserted, reason);
  }

  function onBeforeInput(event: InputEvent): void {
    pending = null;
    if (text.isOwnEdit() || event.isComposing || input.readOnly) return;
    const before = text.read();
    const reason = reasonOf(event);
    if (takeEdit(event, reason)) event.preventDefault();
    else pending = { before, reason };
  }

  /** After the deletion of the character in the current box, the box before it is current. */
  function stepBack({ start }: CodeState): void {
    const slot = start === input.value.length ? start : start - 1;
    text.select(slotSelection(slot, input.value, length));
  }

  function onInput(event: Event): void {
    if (text.isOwnEdit()) return;
    const announced = pending;
    pending = null;
    if (isComposing) {
      text.paint();
      if (allowedCharacters(input.value, mode) === input.value && input.value.length <= length)
        text.emit('type');
      return;
    }
    // Browsers say nothing about what filled a field in. No `beforeinput` came before, and no input type is given.
    const inputType = event instanceof InputEvent ? event.inputType : '';
    const reason = announced?.reason ?? (inputType === '' ? 'autofill' : 'type');
    text.correct(reason);
    const before = announced?.before;
    if (inputType === 'deleteContentBackward' && before && before.end - before.start === 1) stepBack(before);
    text.settle(null);
    text.emit(reason);
  }

  input.addEventListener('beforeinput', onBeforeInput, { signal });
  input.addEventListener('input', onInput, { signal });
  input.addEventListener('compositionstart', () => (isComposing = true), { signal });
  input.addEventListener(
    'compositionend',
    () => {
      isComposing = false;
      text.correct('type');
      text.settle(null);
      text.emit('type');
    },
    { signal },
  );
  return () => isComposing;
}

/** The box under or nearest to a point, by their horizontal places. */
function slotAt(x: number, slots: Element): number {
  const distances = Array.from(slots.children, (slot) => {
    const { left, right } = slot.getBoundingClientRect();
    return Math.max(left - x, x - right, 0);
  });
  return distances.indexOf(Math.min(...distances));
}

/** Keeps one box current, wherever the caret is moved to by keys, by a press on one of `slots`, or by the focus. */
export function listenToSelection(
  { input, text, shape: { length }, signal }: CodeListening,
  slots: Element,
  isComposing: () => boolean,
): void {
  let isPointerDown = false;

  function onSelectionChange(): void {
    if (text.isOwnEdit() || isComposing() || !text.hasFocus()) return;
    const settled = text.settled();
    if (input.readOnly) text.paint();
    else text.settle(settled.value === input.value && !isPointerDown ? settled : null);
  }

  /** The current box is a selection without a direction; Shift with an arrow key extends it to the side of the key. */
  function turnSelection(key: string): void {
    const { start, end } = text.read();
    if (end - start !== 1 || input.selectionDirection === 'backward') return;
    if (key === 'ArrowLeft') input.setSelectionRange(start, end, 'backward');
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Selection events come late; keys that follow each other closely must each find the box that the last one made current.
    onSelectionChange();
    if (event.shiftKey) turnSelection(event.key);
    if (event.key !== 'Backspace' || !(event.ctrlKey || event.metaKey) || input.readOnly) return;
    // With a character selected, browsers report this as a plain Backspace.
    event.preventDefault();
    text.clear('delete');
  }

  function onClick({ clientX, detail }: MouseEvent): void {
    isPointerDown = false;
    // A double press selects the whole code, as in every input.
    if (detail === 1) text.select(slotSelection(slotAt(clientX, slots), input.value, length));
    text.paint();
  }

  function onFocus(): void {
    text.paint();
    // Chromium selects everything after the focus has come by the Tab key.
    if (!isPointerDown)
      setTimeout(() => text.select(slotSelection(insertionSlot(input.value, length), input.value, length)));
  }

  document.addEventListener('selectionchange', onSelectionChange, { signal });
  input.addEventListener('keydown', onKeyDown, { signal });
  input.addEventListener('pointerdown', () => (isPointerDown = true), { signal });
  for (const end of ['pointercancel', 'blur'])
    input.addEventListener(end, () => (isPointerDown = false), { signal });
  input.addEventListener('click', onClick, { signal });
  input.addEventListener('focus', onFocus, { signal });
}

/** Follows a reset of the form that the input belongs to. */
export function listenToReset({ input, text, shape: { length }, signal }: CodeListening): void {
  rootOf(input).addEventListener(
    'reset',
    ({ target }) => {
      if (target !== input.form) return;
      // The form gives its fields their values after everybody has heard of the reset.
      setTimeout(() => {
        if (signal.aborted) return;
        text.select(slotSelection(0, input.value, length));
        text.paint();
        text.emit('reset');
      });
    },
    { signal, capture: true },
  );
}
