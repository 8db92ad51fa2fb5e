/** The first element in a shadow root that fits a selector and whose name, by label or text, begins so. */
export const findIn = (root: ShadowRoot, selector: string, name = ''): HTMLElement => {
  const found = [...root.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const labelled = root.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent;
    const own = element.getAttribute('aria-label') ?? labelled ?? element.textContent;
    return (own ?? '').startsWith(name);
  });
  if (!found) throw new Error(`There is no ${selector} ${name}.`);
  return found;
};

/** Whether nothing lies over the middle of an element. */
export const isOnTop = (root: ShadowRoot, element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(root.elementFromPoint((left + right) / 2, (top + bottom) / 2));
};
