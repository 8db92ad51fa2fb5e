/** Elements that hold a value in the page without anybody keeping a copy. */
export type NativeField = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a person, a browser or a password manager has put into a field since the page was drawn, and undefined when it is as it was
 * drawn. It is there when what was typed before the script ran has to be taken over.
 */
export function editedValue(field: NativeField): string | boolean | undefined {
  if (field instanceof HTMLInputElement) {
    if (field.type === 'checkbox') return field.checked === field.defaultChecked ? undefined : field.checked;
    if (field.type === 'radio') return field.checked && !field.defaultChecked ? field.value : undefined;
  }
  return field.value === field.defaultValue ? undefined : field.value;
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
