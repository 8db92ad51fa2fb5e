import type { AnatomyPart } from './AnatomyFigure.tsx';

const part = (name: string, side: AnatomyPart['side'], what: string): AnatomyPart => ({
  name,
  what,
  selector: `[data-part="${name}"]`,
  ...(side && { side }),
});

const label = part('label', 'start', 'The name of the field, in a label');
const error = part('error', 'start', 'What is wrong, with an icon and a hidden “Error:” before it');
const hint = part('hint', 'start', 'Help that is needed before typing');

export const textField: readonly AnatomyPart[] = [
  label,
  part('control', 'end', 'The frame with the native control and what stands beside it'),
  part('prefix', 'start', 'Fixed text before what is typed, decorative'),
  part('suffix', 'bottom', 'Fixed text after it, decorative'),
  error,
  hint,
  {
    name: 'action',
    what: 'A link or button at the end of the label’s line; it comes after the control in the Tab order',
    selector: '[data-component="TextField"] a',
    side: 'top',
  },
];

export const select: readonly AnatomyPart[] = [
  label,
  {
    name: 'select',
    what: 'A native select; it covers the frame, so a press anywhere opens the list',
    selector: 'select',
    side: 'start',
  },
  part('clear', 'end', 'Takes the choice back, in a field that may stay empty'),
  error,
  hint,
];

export const dateField: readonly AnatomyPart[] = [
  { ...label, what: 'The name of the field, in a legend' },
  part('day', 'start', 'A native text input with a label of its own'),
  part('month', 'top', 'As the day'),
  part('year', 'top', 'As the day, with room for four digits'),
  part(
    'calendar',
    'end',
    'The button of the calendar, and what it opens: a box beside it, or a dialog at the lower edge of a phone',
  ),
  error,
  hint,
];

export const multiSelect: readonly AnatomyPart[] = [
  label,
  {
    name: 'input',
    what: 'Holds what is searched for; while it is empty, how many are chosen',
    selector: 'input[role="combobox"]',
    side: 'start',
  },
  part('clear', 'top', 'Takes everything back; there while something is chosen'),
  part('toggle', 'end', 'Opens and closes the list; not a Tab stop, as the input does the same'),
  part(
    'selected',
    'start',
    'What is chosen, as tags; of more than eleven the first ten and a button for fifty more',
  ),
  part('remove', 'bottom', 'The button of a tag'),
  hint,
  {
    name: 'panel',
    what: 'The list under the field, at most 240 px high and as wide as the field, at least 20rem where the window has room, in the browser’s top layer; it stays open between choices',
  },
  { name: 'status', what: 'What there is to say instead of items, or that no more can be chosen' },
  { name: 'listbox, option', what: 'The list; only the rows in view are in the page' },
];

export const form: readonly AnatomyPart[] = [
  {
    name: 'summary',
    what: 'What is wrong, each with a link to its field; an ErrorSummary, first in the form',
    selector: '[data-component="ErrorSummary"]',
    side: 'end',
  },
  {
    name: 'fields',
    what: 'In one column, 16 px apart',
    selector: '[data-component="TextField"]',
    side: 'start',
  },
  {
    name: 'error',
    what: 'The same words at the field, and a border that is not colour alone',
    selector: '[data-part="error"]',
    side: 'end',
  },
  { name: 'submit', what: 'One Button with type="submit"', selector: '[type="submit"]', side: 'start' },
];
