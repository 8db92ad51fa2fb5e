import { vars } from '../../theme/vars.css.ts';

/**
 * The browser's top layer. Browsers before Chrome 114, Safari 17 and Firefox 125 have none, nor has jsdom: there the box stands over the page
 * by its layer alone, so that an area around it that clips can cut it off.
 */
const hasTopLayer = (box: HTMLElement): boolean => 'showPopover' in box;

/** Shows a box with `popover="manual"` over everything else. */
export function showOnTop(box: HTMLElement): void {
  if (!hasTopLayer(box)) {
    Object.assign(box.style, { display: 'block', position: 'fixed', zIndex: vars.layer.popover });
  } else if (!box.matches(':popover-open')) box.showPopover();
}

/** Takes it away again; a browser without the top layer would show it from the beginning. */
export function takeFromTop(box: HTMLElement): void {
  if (!hasTopLayer(box)) box.style.display = 'none';
  else if (box.matches(':popover-open')) box.hidePopover();
}
