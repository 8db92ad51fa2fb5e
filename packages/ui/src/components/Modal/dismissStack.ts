/** Why something that floats over the page asks to be closed. */
export type DismissReason = 'escape' | 'outside' | 'button' | 'back' | 'navigation';

interface Layer {
  dismiss: (reason: DismissReason) => void;
  back: BackOfLayer;
}

/**
 * What going back means while a layer is the topmost: `closes` it, where it covers the page; `leaves` it with the address that shows it;
 * `passes` it by, where it only says something, as a tooltip.
 */
export type BackOfLayer = 'closes' | 'leaves' | 'passes';

/** Open layers, the one that was opened last at the end. */
const layers: Layer[] = [];

/** Told when a layer opens that Back closes; there while an app goes back itself. */
let onOpened: (() => void) | undefined;

/**
 * Puts a layer (panel, dialog, popover, tooltip) on top of the others, so that Escape closes one layer at a time, the topmost first.
 * A component inside that handles Escape itself calls `preventDefault`, and nothing is closed.
 *
 * @returns a function that takes the layer out again, wherever it is in the stack
 */
export function pushLayer(
  dismiss: (reason: DismissReason) => void,
  back: BackOfLayer = 'passes',
): () => void {
  const layer: Layer = { dismiss, back };
  if (layers.length === 0) document.addEventListener('keydown', onKeyDown);
  layers.push(layer);
  if (back === 'closes') onOpened?.();
  return () => {
    const index = layers.indexOf(layer);
    if (index !== -1) layers.splice(index, 1);
    if (layers.length === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

/**
 * For what covers the page and is not of this package, such as the window of a payment provider: Escape and going back close it as they
 * close a dialog.
 *
 * @param close - closes it
 * @returns a function to call when it is gone
 */
export const coverPage = (close: () => void): (() => void) => pushLayer(close, 'closes');

function onKeyDown(event: KeyboardEvent): void {
  // 229: Safari reports the Escape that cancels a half-written word of an input method this way.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
  const top = layers.at(-1);
  if (!top) return;
  // Also keeps the browser from sending the same key to a CloseWatcher.
  event.preventDefault();
  top.dismiss('escape');
}

/** What an app that goes back itself may ask of the layers. */
export interface BackOfApp {
  /** Asks the topmost layer to close, where it is one that Back closes; whether there is one. */
  readonly closeTop: () => boolean;
  /** From now on going back closes layers as if there were no app. */
  readonly stop: () => void;
}

/**
 * For the router of an app: who goes back while a picker, a panel or a dialog covers the page means to be rid of that and not of the page.
 * The app holds the step in its history, and calls `closeTop`. Until `stop`, no layer closes because the window goes back or forward.
 *
 * @param opened - called when such a layer has opened: a page that has no step before it needs one
 */
export function takeBack(opened: () => void): BackOfApp {
  onOpened = opened;
  return {
    closeTop() {
      const top = layers.findLast(({ back }) => back !== 'passes');
      if (top?.back !== 'closes') return false;
      top.dismiss('back');
      return true;
    },
    stop() {
      onOpened = undefined;
    },
  };
}

/** Whether an app goes back itself. */
export const isBackTaken = (): boolean => onOpened !== undefined;
