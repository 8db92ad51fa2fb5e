import { within } from 'storybook/test';
import type { SearchSelectItem } from './index.ts';

/** What the stories choose from. */
export const states: readonly SearchSelectItem[] = [
  { id: 'AP', label: 'Andhra Pradesh' },
  { id: 'AS', label: 'Assam' },
  { id: 'BR', label: 'Bihar' },
  { id: 'GA', label: 'Goa' },
  { id: 'GJ', label: 'Gujarat' },
  { id: 'KL', label: 'Kerala' },
  { id: 'MP', label: 'Madhya Pradesh' },
  { id: 'MH', label: 'Maharashtra' },
  { id: 'OD', label: 'Odisha', keywords: ['Orissa'] },
  { id: 'TN', label: 'Tamil Nadu' },
  { id: 'UP', label: 'Uttar Pradesh', keywords: ['UP'] },
  { id: 'WB', label: 'West Bengal' },
];

/** The field with a label. */
export function find(canvasElement: HTMLElement, name = 'State'): HTMLElement {
  return within(canvasElement).getByRole('combobox', { name });
}

/** The options in the page, in their order. */
export function optionTexts(): (string | null)[] {
  return [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);
}

/** The option that a screen reader takes for the current one. */
export function currentOption(input: HTMLElement): string | null {
  const id = input.getAttribute('aria-activedescendant');
  return id === null
    ? null
    : (document.getElementById(id)?.textContent ?? 'an option that is not in the page');
}
