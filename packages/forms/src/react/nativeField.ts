/** Elements that hold a value in the page without anybody keeping a copy. */
export type NativeField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a person, a browser or a password manager has put into a field since the page was drawn, and undefined when it is as it was
 * drawn. It is there when what was typed before the script ran has to be taken over.
 */
export function editedValue(field: NativeField): string | boolean | undefined {
  if (field instanceof HTMLInputElement) {
    if (field.type === 'checkbox') return field.checked === field.defaultChecked ? undefined : field.checked;
    if (field.type === 'radio') return field.checked && !field.defaultChecked ? field.value : undefined;
  }
  const drawn = field instanceof HTMLSelectElement ? drawnChoice(field) : field.defaultValue;
  return field.value === drawn ? undefined : field.value;
}

/** What a list had chosen when the page was drawn: the first of its options where none is marked. */
function drawnChoice(list: HTMLSelectElement): string {
  const marked = [...list.options].find((option) => option.defaultSelected);
  return (marked ?? list.options[0])?.value ?? '';
}

/** Of several elements of one field, such as radio buttons, the one to put the focus into. */
export function focusTarget(elements: Iterable<HTMLElement>): HTMLElement | undefined {
  const present = [...elements].filter((element) => element.isConnected);
  return present.find((element) => element instanceof HTMLInputElement && element.checked) ?? present[0];
}

/** Sorts elements as they stand in the page. */
export function byPagePosition(left: HTMLElement, right: HTMLElement): number {
  return left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
}
