import type { AnatomyPart } from './AnatomyFigure.tsx';

export const button: readonly AnatomyPart[] = [
  { name: 'icon', what: 'Before the text, optional, decorative', selector: 'button svg', side: 'start' },
  { name: 'text', what: 'What a press does', selector: 'button span', side: 'bottom' },
  {
    name: 'face',
    what: 'Its colour says how much weight it has beside other buttons',
    selector: 'button',
    side: 'end',
  },
  { name: 'pending face', what: 'Spinner and message; lies over the text while the work runs' },
];

export const alert: readonly AnatomyPart[] = [
  { name: 'icon', what: 'Says the tone to the eye', selector: '[data-tone] > svg', side: 'start' },
  {
    name: 'text',
    what: 'The tone as a word that only screen readers get, the title and the message',
    selector: '[data-part="text"]',
    side: 'top',
  },
  { name: 'action', what: 'A button or link after the text', selector: '[data-tone] a', side: 'bottom' },
  {
    name: 'dismiss',
    what: 'A button, with onDismiss',
    selector: '[data-part="dismiss"]',
    side: 'end',
  },
];

export const tabs: readonly AnatomyPart[] = [
  { name: 'tab', what: 'A name; the chosen one has a line', selector: '[data-part="tab"]', side: 'start' },
  {
    name: 'count',
    what: 'Where something is new; in words in the tab’s name',
    selector: '[data-component="Badge"]',
    side: 'top',
  },
  {
    name: 'panel',
    what: 'The chosen view; the others are not built',
    selector: '[data-part="panel"]',
    side: 'start',
  },
];

export const table: readonly AnatomyPart[] = [
  { name: 'caption', what: 'Name of the table', selector: 'caption', side: 'start' },
  {
    name: 'header',
    what: 'A button where the column can be sorted',
    selector: '[data-part="sort"]',
    side: 'start',
  },
  {
    name: 'row header',
    what: 'Names the row: isRowHeader',
    selector: 'tbody th',
    side: 'start',
  },
  {
    name: 'cell',
    what: 'Numbers stand at the end, under each other',
    selector: 'tbody td',
    side: 'end',
  },
  {
    name: 'card',
    what: 'A row below 768 px, or with fits="room" where the table has less than 640 px: title, something aside, then lines with their header’s text',
  },
];

export const card: readonly AnatomyPart[] = [
  {
    name: 'card',
    what: 'Surface, border, corners and padding',
    selector: '[data-component="Card"]',
    side: 'end',
  },
  { name: 'heading', what: 'What the card is about, first', selector: 'h3', side: 'start' },
  { name: 'content', what: 'Whatever you put in', selector: 'p', side: 'start' },
];

export const dialog: readonly AnatomyPart[] = [
  {
    name: 'backdrop',
    what: 'Over the page; a press closes',
    selector: '[data-part="backdrop"]',
    side: 'end',
  },
  { name: 'dialog', what: 'Named by its heading', selector: '[data-part="dialog"]', side: 'bottom' },
  { name: 'heading', what: 'What it is about, as a question or a verb', selector: 'h2', side: 'top' },
  {
    name: 'close',
    what: 'A button that does what Escape does',
    selector: '[data-part="dialog"] button',
    side: 'end',
  },
  {
    name: 'body',
    what: 'Scrolls where it is higher than the window',
    selector: '[data-part="dialog"] > div:nth-of-type(2)',
    side: 'start',
  },
  {
    name: 'footer',
    what: 'The actions, the one that goes on last',
    selector: '[data-part="dialog"] > div:last-of-type',
    side: 'end',
  },
];

export const menu: readonly AnatomyPart[] = [
  {
    name: 'trigger',
    what: 'A Button or IconButton that you draw with the given props',
    selector: '[data-component="IconButton"]',
    side: 'start',
  },
  {
    name: 'menu',
    what: 'Named by what its actions are about',
    selector: '[data-component="Menu"]',
    side: 'bottom',
  },
  {
    name: 'item',
    what: 'An action or a link, with icon and description',
    selector: '[role="menuitem"]',
    side: 'end',
  },
  { name: 'group', what: 'Actions under a heading', selector: '[role="group"]', side: 'start' },
];
