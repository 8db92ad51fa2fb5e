import { resolveTokens, toCssValue, toRgba, toVariableName } from '../src/theme/resolveTokens.ts';
import type { ResolvedToken } from '../src/theme/resolveTokens.ts';
import { densityNames, themeNames } from '../src/theme/themeScopes.ts';
import { resolvedTokens, tokenFiles } from '../src/theme/tokens.ts';

type FigmaColor = { readonly r: number; readonly g: number; readonly b: number; readonly a: number };
type FigmaAlias = { readonly type: 'VARIABLE_ALIAS'; readonly id: string };

/** The body of Figma's "create, update or delete variables" request, which import plugins read too. */
export type FigmaVariables = {
  readonly variableCollections: ReadonlyArray<{
    action: 'CREATE';
    id: string;
    name: string;
    initialModeId: string;
  }>;
  readonly variableModes: ReadonlyArray<{
    action: 'CREATE' | 'UPDATE';
    id: string;
    name: string;
    variableCollectionId: string;
  }>;
  readonly variables: ReadonlyArray<{
    action: 'CREATE';
    id: string;
    name: string;
    variableCollectionId: string;
    resolvedType: 'COLOR' | 'FLOAT' | 'STRING';
    description: string;
    codeSyntax: { WEB?: string };
  }>;
  readonly variableModeValues: ReadonlyArray<{
    variableId: string;
    modeId: string;
    value: FigmaColor | FigmaAlias | number | string;
  }>;
};

/** Pixels of a rem at the default text size: Figma knows no other unit. */
const rem = 16;

const idOf = (path: readonly string[]): string => path.join('/');

function valueOf(token: ResolvedToken): FigmaColor | FigmaAlias | number | string {
  // An alias stays one, so that a change of the palette reaches the themes in Figma too.
  if (token.aliasOf) return { type: 'VARIABLE_ALIAS', id: idOf(token.aliasOf) };
  const css = toCssValue(token);
  switch (token.type) {
    case 'color': {
      const [r, g, b, a] = toRgba(token.value);
      return { r, g, b, a };
    }
    case 'fontFamily':
    case 'cubicBezier':
      return css;
    default: {
      const number = Number.parseFloat(css);
      return css.endsWith('rem') ? number * rem : number;
    }
  }
}

const isText = ({ type }: ResolvedToken): boolean => type === 'fontFamily' || type === 'cubicBezier';

const typeOf = (token: ResolvedToken): 'COLOR' | 'FLOAT' | 'STRING' =>
  token.type === 'color' ? 'COLOR' : isText(token) ? 'STRING' : 'FLOAT';

type Mode = { readonly name: string; readonly tokens: readonly ResolvedToken[] };

function collection(name: string, modes: readonly Mode[], isPublic: boolean): FigmaVariables {
  const collectionId = name.toLowerCase();
  const modeId = (mode: Mode): string => `${collectionId}-${mode.name}`;
  const [first] = modes;
  if (!first) throw new Error(`Collection ${name} has no mode`);
  return {
    variableCollections: [{ action: 'CREATE', id: collectionId, name, initialModeId: modeId(first) }],
    variableModes: modes.map((mode) => ({
      // Figma makes the first mode with the collection; it is only named here.
      action: mode === first ? 'UPDATE' : 'CREATE',
      id: modeId(mode),
      name: mode.name,
      variableCollectionId: collectionId,
    })),
    variables: first.tokens.map((token) => ({
      action: 'CREATE',
      id: idOf(token.path),
      name: idOf(token.path),
      variableCollectionId: collectionId,
      resolvedType: typeOf(token),
      description: token.description ?? '',
      codeSyntax: isPublic ? { WEB: `var(--${toVariableName(token.path)})` } : {},
    })),
    variableModeValues: modes.flatMap((mode) =>
      mode.tokens.map((token) => ({
        variableId: idOf(token.path),
        modeId: modeId(mode),
        value: valueOf(token),
      })),
    ),
  };
}

const isTheme = (token: ResolvedToken): boolean => token.type === 'color';
const isSize = (token: ResolvedToken): boolean => token.type !== 'color' && token.type !== 'shadow';

/**
 * The tokens as Figma variables: the palette, the themes as four modes that point into it, the sizes as two modes.
 * Shadows are left out, Figma keeps them as styles.
 */
export function figmaVariables(): FigmaVariables {
  const parts = [
    collection('Palette', [{ name: 'value', tokens: resolveTokens(tokenFiles.primitive) }], false),
    collection(
      'Theme',
      themeNames.map((name) => ({ name, tokens: resolvedTokens(name, 'comfortable').filter(isTheme) })),
      true,
    ),
    collection(
      'Size',
      densityNames.map((name) => ({ name, tokens: resolvedTokens('light', name).filter(isSize) })),
      true,
    ),
  ];
  return {
    variableCollections: parts.flatMap((part) => part.variableCollections),
    variableModes: parts.flatMap((part) => part.variableModes),
    variables: parts.flatMap((part) => part.variables),
    variableModeValues: parts.flatMap((part) => part.variableModeValues),
  };
}
