import { insertionSlot, slotSelection } from './codeEditing.ts';
import { listenToEdits, listenToReset, listenToSelection } from './codeListeners.ts';
import { codeTextOf, type CodeInputEvents, type OtpChangeReason } from './codeText.ts';
import { extractCode, type CodeShape } from './extractCode.ts';

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
  const { length } = shape;
  const listeners = new AbortController();
  const text = codeTextOf(input, shape, events);
  const listening = { input, text, shape, signal: listeners.signal };
  const isComposing = listenToEdits(listening, events.onRefused);
  listenToSelection(listening, slots, isComposing);
  listenToReset(listening);

  return {
    fill: (arrived, reason) => text.fill(arrived, reason),
    clear: () => text.clear('clear'),
    adopt(value) {
      const code = extractCode(value, shape);
      if (input.value !== code) {
        input.value = code;
        text.select(slotSelection(insertionSlot(code, length), code, length));
      }
      text.know(value);
      text.paint();
    },
    restore(known) {
      text.know(known);
      text.correct('autofill');
      if (text.hasFocus()) text.settle(null);
      else text.paint();
      text.emit('restore');
    },
    detach: () => listeners.abort(),
  };
}
