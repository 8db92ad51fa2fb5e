import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { rewrite } from './one-language.js';

const imports = `import { Accordion, AppHeaderAction, Avatar, Button, Checkbox, CheckboxGroup, DataGrid, MultiSelect, Panel, SearchSelect, Select, Tabs, TextField, Tooltip } from '@aarambh/ui';\n`;

/** What becomes of an expression in a file that imports the components, and what a person is told of. */
function rewritten(expression: string): { text: string; left: string[] } {
  const left: string[] = [];
  const source = `${imports}export const drawn = ${expression};\n`;
  const text = rewrite(parseSync, 'drawn.tsx', source, (what: string) => left.push(what));
  return { text: text.slice(imports.length + 'export const drawn = '.length, -2), left };
}

it.each([
  // What a native control holds comes first.
  [
    '<TextField onChange={({ currentTarget: { value } }) => set(value)} />',
    '<TextField onChange={(value) => set(value)} />',
  ],
  ['<TextField onChange={(e) => set(e.target.value)} />', '<TextField onChange={(value) => set(value)} />'],
  ['<TextField onChange={e => set(e.target.value)} />', '<TextField onChange={(value) => set(value)} />'],
  [
    '<Checkbox onChange={({ target }) => set(target.checked)} />',
    '<Checkbox onChange={(checked) => set(checked)} />',
  ],
  // Another value is spoken of already.
  [
    '<Select onChange={({ target }) => set({ ...value, time: target.value })} />',
    '<Select onChange={(next) => set({ ...value, time: next })} />',
  ],
  [
    '<Select onChange={({ target }) => set({ value: target.value })} />',
    '<Select onChange={(value) => set({ value: value })} />',
  ],
  // What needs the event keeps it.
  [
    '<TextField onChange={(event) => log(event)} />',
    '<TextField onChange={(_value, { event }) => log(event)} />',
  ],
  ['<TextField onChange={() => touch()} />', '<TextField onChange={() => touch()} />'],
  [
    '<CheckboxGroup onChange={({ currentTarget: { value: type, checked } }) => set(type, checked)} />',
    '<CheckboxGroup onChange={(_values, { pressed: type, isChecked: checked }) => set(type, checked)} />',
  ],
  // Details are an object.
  [
    '<SearchSelect onChange={(id, item) => set(item)} />',
    '<SearchSelect onChange={(id, { item }) => set(item)} />',
  ],
  [
    '<MultiSelect onChange={(ids, all) => set(all)} />',
    '<MultiSelect onChange={(ids, { items: all }) => set(all)} />',
  ],
  [
    '<DataGrid onRowAction={(id, city) => go(city)} />',
    '<DataGrid onRowAction={(id, { row: city }) => go(city)} />',
  ],
  [
    '<Accordion onOpenChange={(id, isOpen) => log(id)} />',
    '<Accordion onOpenChange={(isOpen, { id }) => log(id)} />',
  ],
  [
    '<SearchSelect onChange={(id, { label }) => set(label)} />',
    '<SearchSelect onChange={(id, { item: { label } }) => set(label)} />',
  ],
  // Names and sizes.
  [
    '<Button size={isWide ? "form" : "toolbar"} onDisabledPress={f} />',
    '<Button size={isWide ? "md" : "sm"} onDisabledClick={f} />',
  ],
  ['<Avatar size="large" />', '<Avatar size="lg" />'],
  ['<Panel width="wide" />', '<Panel width="lg" />'],
  ['<Tabs selectedId={id} />', '<Tabs value={id} />'],
  ['<Tooltip isDisabled />', '<Tooltip disabled />'],
  ['<AppHeaderAction onPress={f} />', '<AppHeaderAction onClick={f} />'],
  ['[{ label: "Edit", isDisabled: true, onPress }]', '[{ label: "Edit", disabled: true, onClick: onPress }]'],
  // Not ours.
  ['[{ label: "Pay", valueOf, toString: f }]', '[{ label: "Pay", valueOf, toString: f }]'],
  ['<Other size="large" onPress={f} />', '<Other size="large" onPress={f} />'],
])('%s', (before, after) => {
  expect(rewritten(before)).toEqual({ text: after, left: [] });
  // A second run changes nothing.
  expect(rewritten(after)).toEqual({ text: after, left: [] });
});

it('names what it cannot rewrite', () => {
  expect(rewritten('<TextField onChange={take} {...register("city")} />').left).toEqual([
    'drawn.tsx:2 TextField onChange: is told (value, details) now',
    'drawn.tsx:2 TextField: register of a form library goes through fromRegister',
  ]);
});
