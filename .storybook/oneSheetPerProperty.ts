/** The layer in which components are styled; what several of them share is in a layer inside it, which is weaker. */
const layer = 'aarambh-components';

/** What one class sets in one style sheet. */
interface Declared {
  readonly sheet: Node;
  readonly values: ReadonlyMap<string, string>;
}

type Declarations = Map<string, Declared[]>;

const kept = new WeakMap<CSSStyleSheet, Declarations>();

function collect(rules: CSSRuleList, sheet: Node, found: Declarations): void {
  for (const rule of rules) {
    if (rule instanceof CSSLayerBlockRule) {
      if (rule.name === layer) collect(rule.cssRules, sheet, found);
    } else if (rule instanceof CSSMediaRule) {
      collect(rule.cssRules, sheet, found);
    } else if (rule instanceof CSSStyleRule && /^\.[\w-]+$/.test(rule.selectorText)) {
      const name = rule.selectorText.slice(1);
      const values = new Map(
        [...rule.style].map((property) => [property, rule.style.getPropertyValue(property)]),
      );
      found.set(name, [...(found.get(name) ?? []), { sheet, values }]);
    }
  }
}

function declarationsOf(sheet: CSSStyleSheet): Declarations {
  const known = kept.get(sheet);
  if (known) return known;
  const found: Declarations = new Map();
  if (sheet.ownerNode) collect(sheet.cssRules, sheet.ownerNode, found);
  kept.set(sheet, found);
  return found;
}

/**
 * After a story's test: no element gets two values of a property from classes of two style sheets, because which of them wins would
 * depend on the order in which an app's pages happen to load the sheets. What is made to be adjusted belongs into `layers.shared`.
 */
export function checkOneSheetPerProperty(): void {
  const declared: Declarations = new Map();
  for (const sheet of document.styleSheets) {
    for (const [name, values] of declarationsOf(sheet)) {
      declared.set(name, [...(declared.get(name) ?? []), ...values]);
    }
  }
  const problems = new Set<string>();
  for (const element of document.querySelectorAll('body [class*=" "]')) {
    const own = [...element.classList].flatMap((name) =>
      (declared.get(name) ?? []).map((each) => ({ name, ...each })),
    );
    for (const [index, one] of own.entries()) {
      for (const other of own.slice(index + 1)) {
        if (one.sheet === other.sheet) continue;
        for (const [property, value] of one.values) {
          const otherValue = other.values.get(property);
          if (otherValue === undefined || otherValue === value) continue;
          problems.add(`${one.name} and ${other.name} both set ${property}`);
        }
      }
    }
  }
  if (problems.size > 0) throw new Error([...problems].join('\n'));
}
