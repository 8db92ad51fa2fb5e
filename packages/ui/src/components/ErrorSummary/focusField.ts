import { rootOf } from '../../dom/roots.ts';

/**
 * Brings a control that needs attention into view and puts the focus in it. What is scrolled to is the question, not the
 * input: whoever lands on an input alone does not know what is asked. It comes to rest 50 px below the upper edge
 * (`scroll-margin` of labels and legends), smoothly unless the reader asked for less motion.
 */
export function focusField(control: HTMLElement): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  questionOf(control).scrollIntoView({ block: 'start', behavior: reduced ? 'auto' : 'smooth' });
  // The scroll above is the one that counts.
  control.focus({ preventScroll: true });
}

function questionOf(control: HTMLElement): Element {
  const named = rootOf(control).querySelector(`label[for="${CSS.escape(control.id)}"]`);
  const label = named ?? control.closest('label');
  const legend = control.closest('fieldset')?.querySelector('legend');
  if (legend) {
    // A radio button or checkbox is one answer: its question is the legend.
    const isChoice = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
    const distance = control.getBoundingClientRect().bottom - legend.getBoundingClientRect().top;
    // For others only while both fit into the upper half of the window, above the keyboard of a phone.
    if (isChoice || distance < innerHeight / 2) return legend;
  }
  return label ?? control;
}
