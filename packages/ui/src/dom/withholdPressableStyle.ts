const id = 'react-aria-pressable-style';

/**
 * Keeps react-aria from writing a `<style>` into the page, which a strict content security policy refuses: it writes one
 * where no element has this id. What the style says, `touch-action` of what can be pressed, is in our own stylesheet.
 */
export function withholdPressableStyle(): void {
  if (document.getElementById(id)) return;
  const mark = document.createElement('meta');
  mark.id = id;
  document.head.append(mark);
}
