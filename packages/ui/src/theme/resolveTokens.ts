/**
 * Reads design tokens in the DTCG 2025.10 format and turns them into CSS values.
 * Used when stylesheets are built, by the scripts that write the files for design tools, and by the tests;
 * nothing of it reaches a browser.
 */

/** A group or a token of a `*.tokens.json` file; members whose name starts with `$` describe the node itself. */
export type TokenNode = { readonly [key: string]: unknown };

/** One token with every alias replaced by the value it stands for. */
export type ResolvedToken = {
  /** Names from the root, e.g. `['color', 'textMuted']`. */
  readonly path: readonly string[];
  readonly type: string;
  readonly value: unknown;
  /** The path the value was written as an alias of, e.g. `['palette', 'slate', '600']`. */
  readonly aliasOf?: readonly string[];
  readonly description?: string;
};

/** The shape of a token file with a CSS value in the place of each token. */
export type CssValues<Tree> = {
  readonly [Key in keyof Tree as Key extends `$${string}` ? never : Key]: Tree[Key] extends {
    $value: unknown;
  }
    ? string
    : CssValues<Tree[Key]>;
};

const isNode = (value: unknown): value is TokenNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays token files over each other: a later file replaces a token of the same path. */
export function mergeTokens(...trees: readonly TokenNode[]): TokenNode {
  const merged: Record<string, unknown> = {};
  for (const tree of trees) {
    for (const [key, value] of Object.entries(tree)) {
      const before = merged[key];
      const both = isNode(before) && isNode(value) && !('$value' in value);
      merged[key] = both ? mergeTokens(before, value) : value;
    }
  }
  return merged;
}

/**
 * Lists every token of a merged tree, aliases resolved, in file order.
 * Throws when an alias points nowhere or in a circle, or when a token has no type.
 */
export function resolveTokens(tree: TokenNode): readonly ResolvedToken[] {
  const tokens: ResolvedToken[] = [];
  const walk = (node: TokenNode, path: readonly string[], inheritedType: string | undefined): void => {
    const type = typeof node.$type === 'string' ? node.$type : inheritedType;
    if ('$value' in node) {
      if (type === undefined) throw new Error(`Token ${path.join('.')} has no $type`);
      const alias = aliasPath(node.$value);
      tokens.push({
        path,
        type,
        value: resolveValue(tree, node.$value, []),
        ...(alias && { aliasOf: alias }),
        ...(typeof node.$description === 'string' && { description: node.$description }),
      });
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      if (!key.startsWith('$') && isNode(child)) walk(child, [...path, key], type);
    }
  };
  walk(tree, [], undefined);
  return tokens;
}

function aliasPath(value: unknown): readonly string[] | undefined {
  return typeof value === 'string' && value.startsWith('{') && value.endsWith('}')
    ? value.slice(1, -1).split('.')
    : undefined;
}

function resolveValue(tree: TokenNode, value: unknown, seen: readonly string[]): unknown {
  const alias = aliasPath(value);
  if (alias) {
    const name = alias.join('.');
    if (seen.includes(name)) throw new Error(`Token alias goes in a circle: ${[...seen, name].join(' -> ')}`);
    const target = alias.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), tree);
    if (!isNode(target) || !('$value' in target)) throw new Error(`Token alias {${name}} points nowhere`);
    return resolveValue(tree, target.$value, [...seen, name]);
  }
  if (Array.isArray(value)) return value.map((item) => resolveValue(tree, item, seen));
  if (isNode(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, resolveValue(tree, item, seen)]),
    );
  }
  return value;
}

/** An sRGB colour as a tool reads it: channels and alpha from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Reads a DTCG colour value. Throws for any colour space other than `srgb`, the only one in use here. */
export function toRgba(value: unknown): Rgba {
  if (!isNode(value) || value.colorSpace !== 'srgb' || !Array.isArray(value.components)) {
    throw new Error(`Not an sRGB colour: ${JSON.stringify(value)}`);
  }
  const [red, green, blue] = value.components.map(Number);
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`A colour needs three components: ${JSON.stringify(value)}`);
  }
  return [red, green, blue, typeof value.alpha === 'number' ? value.alpha : 1];
}

const toByte = (channel: number): number => Math.round(channel * 255);

/** Writes an opaque colour as `#rrggbb`. */
export function toHex([red, green, blue]: Rgba): string {
  const digits = [red, green, blue].map((channel) => toByte(channel).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

function colorToCss(value: unknown): string {
  const rgba = toRgba(value);
  const [red, green, blue, alpha] = rgba;
  return alpha === 1 ? toHex(rgba) : `rgb(${[red, green, blue].map(toByte).join(' ')} / ${alpha})`;
}

const quoteFont = (name: string): string => (name.includes(' ') ? `"${name}"` : name);

/** Writes one resolved token as a CSS value, e.g. `1.5rem`, `#3f37c9`, `120ms`. */
export function toCssValue({ type, value, path }: ResolvedToken): string {
  switch (type) {
    case 'color':
      return colorToCss(value);
    case 'dimension':
    case 'duration':
      if (isNode(value)) return `${Number(value.value)}${String(value.unit)}`;
      break;
    case 'number':
    case 'fontWeight':
      return String(value);
    case 'fontFamily':
      if (Array.isArray(value)) return value.map((name) => quoteFont(String(name))).join(', ');
      break;
    case 'cubicBezier':
      if (Array.isArray(value)) return `cubic-bezier(${value.join(', ')})`;
      break;
    case 'shadow':
      if (isNode(value)) {
        const lengths = ['offsetX', 'offsetY', 'blur', 'spread'].map((part) =>
          toCssValue({ type: 'dimension', value: value[part], path }),
        );
        return `${lengths.join(' ')} ${colorToCss(value.color)}`;
      }
      break;
  }
  throw new Error(`Token ${path.join('.')} of type ${type} has a value that CSS cannot write`);
}

/** The CSS custom property of a token, without the dashes: `aarambh-font-size-lg`. */
export function toVariableName(path: readonly string[]): string {
  const words = path.map((part) => part.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`));
  return ['aarambh', ...words].join('-');
}
