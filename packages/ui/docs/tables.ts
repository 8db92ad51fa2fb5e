/** What a page's tables promise, and whether the stories beside it try it: read from their sources. */

/** How a story presses a key that a table names. */
const pressed: Readonly<Record<string, RegExp>> = {
  Tab: /\{(?:Shift>\})?Tab|\.tab\(/,
  Enter: /\{Enter/,
  Space: /\{ \}|\[Space\]|keyboard\('[^']* [^']*'\)|keyboard\(' '\)/,
  Escape: /\{Escape|key: 'Escape'/,
  Down: /\{ArrowDown/,
  Up: /\{ArrowUp/,
  Left: /\{ArrowLeft/,
  Right: /\{ArrowRight/,
  Home: /\{Home/,
  End: /\{End/,
  'Page Up': /\{PageUp/,
  'Page Down': /\{PageDown/,
  Backspace: /\{Backspace/,
  Delete: /\{Delete/,
  F6: /\{F6/,
  Ctrl: /\{Control>|ctrlKey/,
  Shift: /\{Shift>|shift: true|shiftKey/,
  Alt: /\{Alt>|altKey/,
};

const signs: Readonly<Record<string, string>> = { '↓': 'Down', '↑': 'Up', '←': 'Left', '→': 'Right' };

const section = (page: string, heading: string): string =>
  new RegExp(`^#+ ${heading}\\n(.*?)^## `, 'ms').exec(page)?.[1] ?? '';

/** The keys of the table under "Keyboard". */
function keysOf(page: string): string[] {
  const named = [...section(page, 'Keyboard').matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) =>
    cell.replaceAll(/[↓↑←→]/g, (sign) => signs[sign] ?? sign),
  );
  return Object.keys(pressed).filter((key) =>
    named.some((cell) => new RegExp(`(?<!\\w)${key}(?!\\w)`).test(cell)),
  );
}

/** The texts in quotation marks under "What is announced", up to where the app's own words begin. */
const announcementsOf = (page: string): string[] =>
  [...section(page, 'What is announced').matchAll(/“([^”…]*)…?”/g)].map(([, text = '']) => text);

/** A count is one of an example. */
const withoutCounts = (text: string): string => text.replaceAll(/\\d\+?|\d[\d,]*/g, '#');

/** The keys and announcements of a page's tables that no story tries. */
export function untried(page: string, stories: string): string[] {
  const compared = withoutCounts(stories);
  return [
    ...keysOf(page).filter((key) => !pressed[key]?.test(stories)),
    ...announcementsOf(page).filter((text) => !compared.includes(withoutCounts(text))),
  ];
}
