// Brings an app from 0.1 to the props of 1.0: docs/upgrading.md says what they are. Run it in the app's folder:
//   node node_modules/@aarambh/ui/codemods/one-language.js src
// It needs oxc-parser in the app while it runs. What it cannot rewrite without knowing types it names, file and line.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const texts = new Set([
  'Autocomplete',
  'PasswordField',
  'PhoneField',
  'RadioGroup',
  'SearchField',
  'Select',
  'TextArea',
  'TextField',
]);
const boxes = new Set(['Checkbox', 'Switch']);
const renamedProps = {
  AppHeaderAction: { onPress: 'onClick' },
  Button: { onDisabledPress: 'onDisabledClick' },
  Tabs: { selectedId: 'value', defaultSelectedId: 'defaultValue' },
  Tooltip: { isDisabled: 'disabled' },
};
const buttonSizes = { form: 'md', toolbar: 'sm' };
const wordSizes = { small: 'sm', medium: 'md', large: 'lg' };
const renamedValues = {
  Avatar: { size: wordSizes },
  Button: { size: buttonSizes },
  Dialog: { size: wordSizes },
  IconButton: { size: buttonSizes },
  LinkButton: { size: buttonSizes },
  Panel: { width: { medium: 'md', wide: 'lg' } },
  SubmitButton: { size: buttonSizes },
};
const renamedKeys = { isDisabled: 'disabled', onPress: 'onClick' };
/** Callbacks whose second argument is an object now: the name that it has there. */
const second = {
  SearchSelect: { onChange: 'item' },
  MultiSelect: { onChange: 'items' },
  CommandPalette: { onAction: 'item' },
  DataGrid: { onRowAction: 'row' },
};

/** What a table has under a name of an app's: `valueOf` is in every object. */
const at = (table, name) => (table && Object.hasOwn(table, name) ? table[name] : undefined);

/** Children of a node of the syntax tree. */
function* childrenOf(node) {
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const each of value) if (each && typeof each.type === 'string') yield each;
    } else if (value && typeof value.type === 'string') yield value;
  }
}

function* nodesIn(node) {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

/** Names that are read or written in a node: not the `b` of `a.b`, nor the `c` of `{ c: 1 }`. */
function* referencesIn(node) {
  if (node.type === 'Identifier') yield node.name;
  for (const [key, value] of Object.entries(node)) {
    const isName =
      !node.computed &&
      ((node.type === 'MemberExpression' && key === 'property') ||
        (node.type === 'Property' && key === 'key'));
    if (isName) continue;
    for (const each of Array.isArray(value) ? value : [value])
      if (each && typeof each.type === 'string') yield* referencesIn(each);
  }
}

const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

/** The names by which a file knows the package's components: `import { Button as B }` and `ui.Button`. */
function componentsIn(program) {
  const names = new Map();
  const spaces = new Set();
  for (const node of program.body) {
    // The package itself, what is built on it, and an app's own files that hand its components on.
    if (node.type !== 'ImportDeclaration' || !/^(@aarambh\/|[.~#])/.test(node.source.value)) continue;
    for (const each of node.specifiers) {
      if (each.type === 'ImportNamespaceSpecifier') spaces.add(each.local.name);
      if (each.type === 'ImportSpecifier') names.set(each.local.name, each.imported.name);
    }
  }
  return (name) => {
    if (name.type === 'JSXIdentifier') return names.get(name.name);
    if (name.type === 'JSXMemberExpression' && spaces.has(name.object.name)) return name.property.name;
    return undefined;
  };
}

/** The name of `value` or `checked` in `{ currentTarget: { value: name } }`, and of others beside it. */
function takenFrom(pattern) {
  if (pattern?.type !== 'ObjectPattern' || pattern.properties.length !== 1) return undefined;
  const [outer] = pattern.properties;
  if (outer.type !== 'Property' || !/^(currentTarget|target)$/.test(outer.key.name)) return undefined;
  if (outer.value.type === 'Identifier') return { element: outer.value.name };
  if (outer.value.type !== 'ObjectPattern') return undefined;
  const taken = Object.fromEntries(outer.value.properties.map((each) => [each.key?.name, each.value?.name]));
  return { taken };
}

/** Whether a handler takes an event: by its name, or by what it reads of it. */
function speaksOfEvent({ params: [first], body }) {
  if (first.type !== 'Identifier') return false;
  if (/^(e|ev|evt|event)$/.test(first.name)) return true;
  return [...nodesIn(body)].some(
    (node) =>
      node.type === 'MemberExpression' &&
      node.object.name === first.name &&
      /^(currentTarget|target|preventDefault|stopPropagation|nativeEvent)$/.test(node.property.name),
  );
}

/** Rewrites one file's text; `left` is told of what a person has to look at. */
export function rewrite(parseSync, path, source, left) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) return source;
  const edits = [];
  const edit = (node, text) => edits.push({ start: node.start, end: node.end, text });
  const componentOf = componentsIn(program);
  const lineOf = (node) => source.slice(0, node.start).split('\n').length;
  const ask = (node, what) => left(`${path}:${lineOf(node)} ${what}`);
  const text = (node) => source.slice(node.start, node.end);

  /** From here to the arrow or the body: the parameters with their brackets. */
  function setParameters(fn, written) {
    const [first] = fn.params;
    const last = fn.params.at(-1);
    const open = source[first.start - 1] === '(' || /\(\s*$/.test(source.slice(0, first.start));
    edits.push({ start: first.start, end: last.end, text: open ? written : `(${written})` });
  }

  function nativeChange(fn, component) {
    const wanted = boxes.has(component) ? 'checked' : 'value';
    const [event] = fn.params;
    if (event === undefined) return;
    if (fn.params.length > 1) return;
    const found = takenFrom(event);
    // Told the value already.
    if (found === undefined && !speaksOfEvent(fn)) return;
    if (component === 'CheckboxGroup') {
      const { value, checked } = found?.taken ?? {};
      if (value === undefined && checked === undefined)
        return setParameters(fn, `_values, { event: ${text(event)} }`);
      const parts = [
        value && (value === 'pressed' ? 'pressed' : `pressed: ${value}`),
        checked && (checked === 'isChecked' ? checked : `isChecked: ${checked}`),
      ];
      return setParameters(fn, `_values, { ${parts.filter(Boolean).join(', ')} }`);
    }
    if (found?.taken && Object.keys(found.taken).length === 1 && found.taken[wanted])
      return setParameters(fn, found.taken[wanted]);
    // (event) => … event.currentTarget.value …, and ({ target }) => … target.value …
    const name = found?.element ?? (event.type === 'Identifier' ? event.name : undefined);
    const references = [...referencesIn(fn.body)];
    const uses = references.filter((each) => each === name);
    // The function may speak of another `value` already.
    const parameter = references.includes(wanted) ? 'next' : wanted;
    const reads = [...nodesIn(fn.body)].filter((node) => {
      if (node.type !== 'MemberExpression' || node.property.name !== wanted) return false;
      if (found?.element) return node.object.name === name;
      return (
        node.object.type === 'MemberExpression' &&
        node.object.object.name === name &&
        /^(currentTarget|target)$/.test(node.object.property.name)
      );
    });
    if (name !== undefined && uses.length === reads.length) {
      for (const read of reads) edit(read, parameter);
      return setParameters(fn, parameter);
    }
    return setParameters(fn, `_${wanted}, { event${text(event) === 'event' ? '' : `: ${text(event)}`} }`);
  }

  function callback(attribute, component) {
    const name = attribute.name.name;
    const value = attribute.value?.expression;
    const isNative =
      name === 'onChange' && (texts.has(component) || boxes.has(component) || component === 'CheckboxGroup');
    const key = at(at(second, component), name);
    const isAccordion = component === 'Accordion' && name === 'onOpenChange';
    if (!isNative && !key && !isAccordion) return;
    if (!isFunction(value)) ask(attribute, `${component} ${name}: is told (value, details) now`);
    else if (isNative) nativeChange(value, component);
    else if (isAccordion) accordionChange(value);
    else detailsOf(value, key);
  }

  function accordionChange(fn) {
    if (fn.params.length === 0 || fn.params[1]?.type === 'ObjectPattern') return;
    const [id, isOpen = '_isOpen'] = fn.params.map(text);
    setParameters(fn, `${isOpen}, ${id === 'id' ? '{ id }' : `{ id: ${id} }`}`);
  }

  function detailsOf(fn, key) {
    const given = fn.params[1];
    // The second time it is in the braces already.
    const isDone = given?.type === 'ObjectPattern' && given.properties.some((each) => each.key?.name === key);
    if (given && !isDone) edit(given, text(given) === key ? `{ ${key} }` : `{ ${key}: ${text(given)} }`);
  }

  function element(node) {
    const component = componentOf(node.name);
    if (component === undefined) return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'JSXAttribute') {
        if (/register\(/.test(text(attribute)) && (texts.has(component) || boxes.has(component)))
          ask(attribute, `${component}: register of a form library goes through fromRegister`);
        continue;
      }
      const name = attribute.name.name;
      const renamed = at(at(renamedProps, component), name);
      if (renamed) edit(attribute.name, renamed);
      const values = at(at(renamedValues, component), name);
      if (values && attribute.value) {
        for (const each of nodesIn(attribute.value)) {
          if (each.type === 'Literal' && at(values, each.value))
            edit(each, text(each).replace(each.value, at(values, each.value)));
        }
      }
      callback(attribute, component);
    }
  }

  /** Entries of menus, tabs and alerts are objects: `{ id, label, isDisabled }`, `{ label, onPress }`. */
  function entry(node) {
    const keys = new Set(node.properties.map((each) => each.key?.name));
    if (!keys.has('label')) return;
    for (const property of node.properties) {
      const name = property.key?.name;
      const renamed = at(renamedKeys, name);
      if (!renamed || property.computed) continue;
      if (property.shorthand) edit(property, `${renamed}: ${name}`);
      else edit(property.key, renamed);
    }
  }

  for (const node of nodesIn(program)) {
    if (node.type === 'JSXOpeningElement') element(node);
    if (node.type === 'ObjectExpression') entry(node);
  }
  let result = source;
  for (const { start, end, text: written } of edits.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start) + written + result.slice(end);
  return result;
}

function* filesIn(path) {
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path)) {
    if (name === 'node_modules' || name.startsWith('.')) continue;
    const file = join(path, name);
    if (statSync(file).isDirectory()) yield* filesIn(file);
    else if (/\.[jt]sx?$/.test(name)) yield file;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { parseSync } = createRequire(join(process.cwd(), 'package.json'))('oxc-parser');
  let changed = 0;
  for (const folder of process.argv.slice(2)) {
    for (const file of filesIn(folder)) {
      const source = readFileSync(file, 'utf8');
      const result = rewrite(parseSync, file, source, (what) => console.log(`look at ${what}`));
      if (result === source) continue;
      changed += 1;
      writeFileSync(file, result);
    }
  }
  console.log(`${changed} files changed.`);
}
