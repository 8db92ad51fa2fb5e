/**
 * Changes the value of a native input as if the reader had typed it: React's `onChange` fires, form libraries see the
 * value, and an input that nobody controls keeps it.
 */
export function setInputValue(input: HTMLInputElement, value: string): void {
  // React replaces the `value` setter of the element and ignores what goes through its own.
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  property?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
