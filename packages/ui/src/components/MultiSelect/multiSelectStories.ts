import { within } from 'storybook/test';
import type { MultiSelectItem } from './index.ts';

/** What the stories choose from. */
export const skills: readonly MultiSelectItem[] = [
  { id: 'c', label: 'C' },
  { id: 'cpp', label: 'C++' },
  { id: 'css', label: 'CSS' },
  { id: 'excel', label: 'Excel', keywords: ['Spreadsheets'] },
  { id: 'figma', label: 'Figma' },
  { id: 'java', label: 'Java' },
  { id: 'js', label: 'JavaScript', keywords: ['JS'] },
  { id: 'kotlin', label: 'Kotlin' },
  { id: 'matlab', label: 'MATLAB' },
  { id: 'python', label: 'Python' },
  { id: 'sql', label: 'SQL' },
  { id: 'tally', label: 'Tally' },
];

/** The field with a label. */
export function find(canvasElement: HTMLElement, name = 'Skills'): HTMLInputElement {
  return within(canvasElement).getByRole('combobox', { name });
}

/** The options in the page, in their order. */
export function optionTexts(): (string | null)[] {
  return [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);
}

/** The texts of the options that are chosen. */
export function chosenTexts(): (string | null)[] {
  return [...document.querySelectorAll('[role="option"][aria-selected="true"]')].map(
    (option) => option.textContent,
  );
}

/** The option that a screen reader takes for the current one. */
export function currentOption(input: HTMLElement): string | null {
  const id = input.getAttribute('aria-activedescendant');
  return id === null
    ? null
    : (document.getElementById(id)?.textContent ?? 'an option that is not in the page');
}

/** What stands below the field, in its order. */
export function tagTexts(canvasElement: HTMLElement): (string | null)[] {
  return [...canvasElement.querySelectorAll('[data-part="selected"] li')].map((tag) => tag.textContent);
}
