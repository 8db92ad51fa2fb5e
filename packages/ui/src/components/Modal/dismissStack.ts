/** Why something that floats over the page asks to be closed. */
export type DismissReason = 'escape' | 'outside' | 'button' | 'back' | 'navigation';

interface Layer {
  dismiss: (reason: DismissReason) => void;
}

/** Open layers, the one that was opened last at the end. */
const layers: Layer[] = [];

/**
 * Puts a layer (panel, dialog, popover, tooltip) on top of the others, so that Escape closes one layer at a time, the topmost first.
 * A component inside that handles Escape itself calls `preventDefault`, and nothing is closed.
 *
 * @returns a function that takes the layer out again, wherever it is in the stack
 */
export function pushLayer(dismiss: (reason: DismissReason) => void): () => void {
  const layer: Layer = { dismiss };
  if (layers.length === 0) document.addEventListener('keydown', onKeyDown);
  layers.push(layer);
  return () => {
    const index = layers.indexOf(layer);
    if (index !== -1) layers.splice(index, 1);
    if (layers.length === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

function onKeyDown(event: KeyboardEvent): void {
  // 229: Safari reports the Escape that cancels a half-written word of an input method this way.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
  const top = layers.at(-1);
  if (!top) return;
  // Also keeps the browser from sending the same key to a CloseWatcher.
  event.preventDefault();
  top.dismiss('escape');
}
