/** What a system that forces its colours takes away, and what stands there instead (CSS Color Adjustment, section 3.1). */
const forced: Readonly<Record<string, string>> = {
  'accent-color': 'revert',
  'background-color': 'revert',
  'border-top-color': 'revert',
  'border-right-color': 'revert',
  'border-bottom-color': 'revert',
  'border-left-color': 'revert',
  'box-shadow': 'none',
  'caret-color': 'revert',
  color: 'revert',
  'outline-color': 'revert',
  'text-decoration-color': 'revert',
  'text-shadow': 'none',
};

const feature = /\(forced-colors:\s*(active|none)\)/;
/** What stays of an author's colours: the system's own, and those of the element around. */
const stays =
  /^(?:inherit|initial|unset|revert|revert-layer|currentcolor|none|\w*(?:Canvas|Text|Face|Border|Field|Highlight|Item))$/i;

/** Makes one sheet say what it would say under forced colours. Returns what puts it back. */
function force(rules: CSSRuleList): Array<() => void> {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && feature.test(rule.conditionText)) {
      const before = rule.media.mediaText;
      // A feature that is named decides alone; the rules below it are written for forced colours.
      rule.media.mediaText = before.replace(feature, (_, value) =>
        value === 'active' ? '(min-width: 0px)' : '(max-width: 0px)',
      );
      return () => void (rule.media.mediaText = before);
    }
    const inner = 'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? force(rule.cssRules) : [];
    if (!(rule instanceof CSSStyleRule)) return inner;
    const before = rule.style.cssText;
    const named = Object.keys(forced).filter((property) => [...rule.style].includes(property));
    for (const property of named) {
      if (stays.test(rule.style.getPropertyValue(property))) continue;
      rule.style.setProperty(property, forced[property] ?? '', rule.style.getPropertyPriority(property));
    }
    return named.length === 0 ? inner : [...inner, () => void (rule.style.cssText = before)];
  });
}

function imitate(): () => void {
  const seen = new Set<CSSStyleSheet>();
  const undo: Array<() => void> = [];
  const look = (): void => {
    for (const sheet of document.styleSheets) {
      // Sheets of another origin do not say what is in them.
      if (seen.has(sheet) || (sheet.href !== null && new URL(sheet.href).origin !== location.origin))
        continue;
      seen.add(sheet);
      undo.push(...force(sheet.cssRules));
    }
  };
  const root = document.documentElement;
  // A browser's own dark colours are no palette of a system: its greys hide what a real one shows.
  root.style.setProperty('color-scheme', 'light', 'important');
  look();
  // Stories bring their style sheets along.
  const observer = new MutationObserver(look);
  observer.observe(document.head, { childList: true, subtree: true });
  document.addEventListener('load', look, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('load', look, true);
    for (const back of undo.toReversed()) back();
    root.style.removeProperty('color-scheme');
  };
}

let end: (() => void) | undefined;

/**
 * Shows the page about as a system with forced colours would: colours of its style sheets give way to those of the browser, and the rules
 * that are written for forced colours hold. A page cannot make the browser force its colours; tests do, by its debugging protocol.
 */
export function showForcedColours(isOn: boolean): void {
  if (isOn === (end !== undefined)) return;
  end?.();
  end = isOn ? imitate() : undefined;
}
