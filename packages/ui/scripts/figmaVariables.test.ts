import { expect, it } from 'vitest';
import { figmaVariables } from './figmaVariables.ts';

const file = figmaVariables();
const valueOf = (variableId: string, modeId: string): unknown =>
  file.variableModeValues.find((entry) => entry.variableId === variableId && entry.modeId === modeId)?.value;

it('has a value for every variable in every mode of its collection', () => {
  for (const { id, variableCollectionId } of file.variables) {
    for (const mode of file.variableModes.filter(
      (entry) => entry.variableCollectionId === variableCollectionId,
    )) {
      expect(valueOf(id, mode.id), `${id} in ${mode.id}`).toBeDefined();
    }
  }
});

it('names each variable once, and each alias points to one', () => {
  const ids = file.variables.map((variable) => variable.id);
  expect(new Set(ids).size).toBe(ids.length);
  const targets = file.variableModeValues.flatMap(({ value }) =>
    typeof value === 'object' && 'type' in value ? [value.id] : [],
  );
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
});

it('writes colours as aliases of the palette, sizes in pixels and the CSS variable beside them', () => {
  expect(valueOf('color/text', 'theme-dark')).toEqual({ type: 'VARIABLE_ALIAS', id: 'palette/slate/100' });
  expect(valueOf('palette/slate/0', 'palette-value')).toEqual({ r: 1, g: 1, b: 1, a: 1 });
  expect(valueOf('size/control', 'size-comfortable')).toBe(48);
  expect(valueOf('size/control', 'size-compact')).toBe(40);
  expect(valueOf('motion/panel', 'size-comfortable')).toBe(1000);
  expect(valueOf('easing/enter', 'size-comfortable')).toBe('cubic-bezier(0, 0, 0.58, 1)');
  const control = file.variables.find((variable) => variable.id === 'size/control');
  expect(control?.codeSyntax.WEB).toBe('var(--aarambh-size-control)');
});
