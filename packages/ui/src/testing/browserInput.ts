import { fireEvent, userEvent } from 'storybook/test';

const runsAsTest = '__vitest_browser__' in globalThis;

/** Typing and pressing, as far as simulated and real input have it in common. */
export interface InputUser {
  /** Keys in the notation of testing-library: `abc{ArrowLeft}{Control>}a{/Control}`. */
  keyboard(keys: string): Promise<unknown>;
  tab(options?: { shift?: boolean }): Promise<unknown>;
  click(element: HTMLElement): Promise<unknown>;
  dblClick(element: HTMLElement): Promise<unknown>;
  hover(element: HTMLElement): Promise<unknown>;
  unhover(element: HTMLElement): Promise<unknown>;
}

/**
 * Input that the browser itself makes (trusted events: caret, undo, clipboard and form submission by Enter work as for a person),
 * where the stories run as tests. In Storybook's own window, where no such input can be made, simulated input takes its place.
 */
export async function browserUser(): Promise<InputUser> {
  return runsAsTest ? (await import('vitest/browser')).userEvent : userEvent;
}

/** Presses a place of an element, counted in CSS pixels from its top left corner. */
export async function pressAt(element: HTMLElement, x: number, y: number): Promise<void> {
  if (runsAsTest) {
    await (await import('vitest/browser')).userEvent.click(element, { position: { x, y } });
    return;
  }
  const { left, top } = element.getBoundingClientRect();
  element.focus();
  await fireEvent.click(element, { clientX: left + x, clientY: top + y, detail: 1 });
}

/** Gives the window a size, in CSS pixels, where the stories run as tests. In Storybook's own window it stays as it is. */
export async function resizeWindow(width: number, height: number): Promise<void> {
  if (runsAsTest) await (await import('vitest/browser')).page.viewport(width, height);
}

/** What the tests use of the debugging protocol of Chromium. */
interface ProtocolSession {
  send(method: string, parameters: object): Promise<unknown>;
}

async function protocolSession(): Promise<ProtocolSession> {
  const session: object = (await import('vitest/browser')).cdp();
  if (!('send' in session) || typeof session.send !== 'function')
    throw new Error('This browser has no debugging protocol.');
  const { send } = session;
  return { send: (method, parameters) => Promise.resolve(send.call(session, method, parameters)) };
}

/** Begins a word in an input method, and commits nothing. */
export async function beginComposing(text: string): Promise<void> {
  const { length } = text;
  const caret = { selectionStart: length, selectionEnd: length };
  await (await protocolSession()).send('Input.imeSetComposition', { text, ...caret });
}

/** Types a word through an input method: `steps` are what is shown while it is composed, the last one is committed. */
export async function compose(steps: readonly string[]): Promise<void> {
  const session = await protocolSession();
  for (const text of steps) {
    const end = text.length;
    await session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  }
  await session.send('Input.insertText', { text: steps.at(-1) ?? '' });
}

/** Puts a text in at once, as a phone's keyboard does with a code from an SMS: an `input` event and no paste. */
export async function insertText(text: string): Promise<void> {
  await (await protocolSession()).send('Input.insertText', { text });
}

/**
 * Chooses a file as the browser's dialog does: it tells the page only when the choice differs from what the input holds.
 * @param path - of a file, from the top of the project.
 */
export async function chooseFile(input: HTMLInputElement, path: string): Promise<void> {
  await (await import('vitest/browser')).userEvent.upload(input, path);
}

/**
 * Takes the browser's pointer off the page. It stays where the story before left it, and what appears below it is hovered:
 * a tooltip would open that nobody asked for.
 */
export async function parkPointer(): Promise<void> {
  if (!runsAsTest) return;
  await (await protocolSession()).send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
}

/**
 * Makes the next Tab begin at the top of the page. It would go on from where the focus was when the story before was taken away,
 * which can be after everything that this one shows.
 */
export function startTabbingAtTop(): void {
  if (!runsAsTest) return;
  const { body } = document;
  body.tabIndex = -1;
  body.focus();
  body.removeAttribute('tabindex');
}

/** Whether {@link compose}, {@link insertText} and {@link chooseFile} work here. */
export const hasProtocol: boolean = runsAsTest;
