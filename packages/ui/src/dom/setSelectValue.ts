/** Chooses a value of a native select as if the reader had: React's `onChange` fires, and form libraries see the value. */
export function setSelectValue(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
