import { types as t } from 'storybook/internal/babel';
import { childrenOf, collectNames } from './collectNames.ts';
import { publicImport } from './publicImport.ts';
import { moduleOf, plain, readModule, valueOf } from './readModule.ts';
import type { SourceModule } from './readModule.ts';

const textBetween = (text: string, node: t.Node): string => text.slice(node.start ?? 0, node.end ?? 0);

/** The calls of `fn` below a node: what a test looks at, where an app has a function of its own. */
const mocksIn = (node: t.Node): t.CallExpression[] =>
  t.isCallExpression(node) && t.isIdentifier(node.callee, { name: 'fn' })
    ? [node]
    : childrenOf(node).flatMap(mocksIn);

/** The source of a node, with functions in the place of mocks. What a mock that has a name is called with, nobody knows. */
function textOf({ text }: SourceModule, node: t.Node): string {
  const nothing = t.isStatement(node) ? '(..._args: unknown[]) => {}' : '() => {}';
  let result = '';
  let at = node.start ?? 0;
  for (const mock of mocksIn(node)) {
    const [behaviour] = mock.arguments;
    result += text.slice(at, mock.start ?? 0) + (behaviour ? textBetween(text, behaviour) : nothing);
    at = mock.end ?? 0;
  }
  return result + text.slice(at, node.end ?? 0);
}

/** Moves a piece of source so that its last line stands where the example wants it. */
function indented(text: string, spaces: number): string {
  const lines = text.split('\n');
  const closing = /^ */.exec(lines.at(-1) ?? '')?.[0].length ?? 0;
  const by = spaces - closing;
  const move = (line: string): string => (by >= 0 ? ' '.repeat(by) + line : line.slice(-by));
  return lines.map((line, index) => (index === 0 || line === '' ? line : move(line))).join('\n');
}

const keyOf = (member: t.ObjectMember): string =>
  t.isIdentifier(member.key) ? member.key.name : t.isStringLiteral(member.key) ? member.key.value : '';

/** The members of an object, those of the stories that it spreads among them. */
function membersOf(module: SourceModule, node: t.Node | undefined): Map<string, t.ObjectMember> {
  const found = new Map<string, t.ObjectMember>();
  if (t.isIdentifier(node)) return membersOf(module, valueOf(module, node.name));
  if (t.isMemberExpression(node) && t.isIdentifier(node.property)) {
    const member = membersOf(module, node.object).get(node.property.name);
    return membersOf(module, t.isObjectProperty(member) ? plain(member.value) : undefined);
  }
  if (!t.isObjectExpression(node)) return found;
  for (const member of node.properties) {
    const inner = t.isSpreadElement(member)
      ? membersOf(module, plain(member.argument))
      : new Map([[keyOf(member), member]]);
    for (const [name, each] of inner) found.set(name, each);
  }
  return found;
}

const valueIn = (members: ReadonlyMap<string, t.ObjectMember>, name: string): t.Node | undefined => {
  const member = members.get(name);
  return t.isObjectProperty(member) ? plain(member.value) : member;
};

/** Whether a statement declares a story, which no example is made of. */
const isStory = (statement: t.Statement | undefined): boolean =>
  t.isVariableDeclaration(statement) &&
  statement.declarations.some(
    ({ id }) =>
      t.isIdentifier(id) && t.isTSTypeAnnotation(id.typeAnnotation) && isStoryType(id.typeAnnotation),
  );

const isStoryType = ({ typeAnnotation }: t.TSTypeAnnotation): boolean =>
  t.isTSTypeReference(typeAnnotation) && t.isIdentifier(typeAnnotation.typeName, { name: 'Story' });

/** The imports and declarations that a piece of source needs, in the order in which they can stand. */
class Needs {
  private readonly imports = new Map<string, Set<string>>();
  private readonly declarations = new Set<string>();
  /** Names with the modules that they come from. */
  readonly names = new Map<string, string>();
  /** Whether two modules mean different things by one name: together they do not run. */
  hasConflict = false;

  add(module: SourceModule, node: t.Node): void {
    for (const name of collectNames(node)) this.addName(module, name);
  }

  /** Returns the type of a component's props, of which a story gives some. */
  addPropsOf(module: SourceModule, component: t.Node): string {
    this.add(module, component);
    this.imports.set('react', (this.imports.get('react') ?? new Set()).add('type ComponentProps'));
    return `Partial<ComponentProps<typeof ${textBetween(module.text, component)}>>`;
  }

  private addName(module: SourceModule, name: string): void {
    const declared = module.declarations.get(name);
    const imported = module.imports.get(name);
    if ((!declared && !imported) || isStory(declared)) return;
    const origin = declared ? module.path : (imported?.from ?? '');
    const known = this.names.get(name);
    if (known !== undefined) {
      this.hasConflict ||= known !== origin;
      return;
    }
    this.names.set(name, origin);
    if (declared) {
      this.add(module, declared);
      this.declarations.add(textOf(module, declared));
      return;
    }
    if (!imported || imported.from === 'storybook/test') return;
    const specifier = publicImport(imported);
    const source = moduleOf(imported);
    if (specifier === undefined && source && source.declarations.has(imported.name)) {
      this.names.delete(name);
      this.addName(source, imported.name);
      return;
    }
    const from = specifier ?? imported.from.replace(/^.*\/packages\//, 'packages/');
    const local = imported.name === name ? name : `${imported.name} as ${name}`;
    const written = imported.isType && imported.name !== '*' ? `type ${local}` : local;
    this.imports.set(from, (this.imports.get(from) ?? new Set()).add(written));
  }

  toString(): string {
    const lines = [...this.imports]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([from, names]) => {
        const whole = [...names].filter((name) => /^(\*|default) /.test(name));
        const named = [...names].filter((name) => !whole.includes(name)).toSorted();
        return [
          ...whole.map((name) => `import ${name.replace(/^default as /, '')} from '${from}';`),
          ...(named.length > 0 ? [`import { ${named.join(', ')} } from '${from}';`] : []),
        ];
      });
    return [lines.join('\n'), ...this.declarations].filter((part) => part !== '').join('\n\n');
  }
}

function attribute(module: SourceModule, name: string, member: t.ObjectMember): string {
  const value = valueIn(new Map([[name, member]]), name);
  if (t.isStringLiteral(value) && !/["\\\n]/.test(value.value)) return `${name}="${value.value}"`;
  if (t.isBooleanLiteral(value, { value: true })) return name;
  return `${name}={${value ? indented(textOf(module, value), 4) : name}}`;
}

/** `<Button variant="primary">Save</Button>`, as somebody would write it. */
function element(module: SourceModule, name: string, args: ReadonlyMap<string, t.ObjectMember>): string {
  const children = valueIn(args, 'children');
  const attributes = [...args]
    .filter(([key, member]) => key !== 'children' && !t.isObjectMethod(member))
    .map(([key, member]) => attribute(module, key, member));
  const oneLine = `<${[name, ...attributes].join(' ')}`;
  const opening =
    oneLine.length > 90 || oneLine.includes('\n')
      ? `<${[name, ...attributes].join('\n      ')}\n    `
      : oneLine;
  if (!children) return opening.endsWith('\n    ') ? `${opening}/>` : `${opening} />`;
  const text = textOf(module, children);
  const isWord = t.isStringLiteral(children) && !/[<>{}]/.test(children.value);
  const inner = isWord ? children.value : t.isJSX(children) ? text : `{${text}}`;
  return `${opening}>${indented(inner, 6)}</${name}>`;
}

/** Whether a function below a node takes what only the type of the component's props says. */
const takesSomething = (node: t.Node): boolean =>
  (t.isFunction(node) && node.params.length > 0) || childrenOf(node).some(takesSomething);

/** The names of the props that what draws a story takes, where it names them. */
function takenBy(render: t.Node | undefined): readonly string[] | undefined {
  const [parameter] = t.isFunction(render) ? render.params : [];
  if (!t.isObjectPattern(parameter)) return undefined;
  const names = parameter.properties.flatMap((each) => (t.isObjectProperty(each) ? [keyOf(each)] : []));
  return names.length === parameter.properties.length ? names : undefined;
}

/** Calls what draws a story with the story's props. */
function drawn(
  module: SourceModule,
  render: t.Node,
  args: ReadonlyMap<string, t.ObjectMember>,
  propsType: string | undefined,
): string[] {
  const props = [...args.values()].map((member) => `    ${indented(textOf(module, member), 4)},\n`).join('');
  const type = propsType === undefined ? '' : ` satisfies ${propsType}`;
  const object = `{\n${props}  } as const${type}`;
  if (!t.isFunction(render)) return [`  return (${textOf(module, render)})(${object});`];
  const [parameter] = render.params;
  const first =
    t.isIdentifier(parameter) || t.isObjectPattern(parameter)
      ? [`  const ${textBetween(module.text, parameter).replace(/: [\w<>]+$/, '')} = ${object};`]
      : [];
  if (!t.isBlockStatement(render.body)) {
    return [...first, `  return (\n    ${indented(textOf(module, render.body), 4)}\n  );`];
  }
  const body = render.body.body.map((statement) => `  ${indented(textOf(module, statement), 2)}`);
  return [...first, ...body];
}

function exampleOf(module: SourceModule, name: string): string | undefined {
  const story = membersOf(module, valueOf(module, name));
  const meta = membersOf(module, module.meta);
  const given = valueIn(story, 'render') ?? valueIn(meta, 'render');
  // `render: Default.render` is that story's function.
  const render =
    t.isMemberExpression(given) && t.isIdentifier(given.object)
      ? (valueIn(membersOf(module, given.object), 'render') ?? given)
      : given;
  const taken = takenBy(render);
  const args = new Map(
    [...membersOf(module, valueIn(meta, 'args')), ...membersOf(module, valueIn(story, 'args'))].filter(
      ([key]) => taken === undefined || taken.includes(key),
    ),
  );
  const component = valueIn(meta, 'component');
  // What a story gets besides its props is Storybook's.
  if (t.isFunction(render) && render.params.length > 1) return undefined;
  const needs = new Needs();
  for (const member of args.values()) needs.add(module, member);
  let body: string[];
  if (render) {
    needs.add(module, render);
    const written = meta.get('component');
    const isTyped = t.isObjectProperty(written) && [...args.values()].some(takesSomething);
    const propsType = isTyped ? needs.addPropsOf(module, written.value) : undefined;
    body = drawn(module, render, args, propsType);
  } else {
    if (!t.isIdentifier(component)) return undefined;
    needs.add(module, component);
    body = [`  return (\n    ${element(module, component.name, args)}\n  );`];
  }
  if (needs.hasConflict) return undefined;
  return `${needs.toString()}\n\nexport function ${name}${needs.names.has(name) ? 'Example' : ''}() {\n${body.join('\n')}\n}\n`;
}

/** The component that a file of stories is about, by its name in the source. */
export function componentOf(path: string): string | undefined {
  const component = valueIn(membersOf(readModule(path), readModule(path).meta), 'component');
  return t.isIdentifier(component) ? component.name : undefined;
}

/** Whether a file of stories shows a drawing that is only of this documentation, which no app can take over. */
function isDrawing(module: SourceModule): boolean {
  const component = valueIn(membersOf(module, module.meta), 'component');
  const imported = t.isIdentifier(component) ? module.imports.get(component.name) : undefined;
  return imported?.from.includes('/packages/ui/docs/') ?? false;
}

/**
 * The stories of a file as code that an app can take over: a component of its own, with the imports from the packages and the
 * declarations of the file that it needs. A story whose drawing needs Storybook is left out.
 * @param path of a file of stories
 * @returns the code by the name of the export
 */
export function storyExamples(path: string): ReadonlyMap<string, string> {
  const module = readModule(path);
  if (isDrawing(module)) return new Map();
  const names = [...module.declarations.keys()].filter((name) =>
    new RegExp(`^export const ${name}\\b`, 'm').test(module.text),
  );
  return new Map(
    names.flatMap((name) => {
      const example = exampleOf(module, name);
      return example === undefined ? [] : [[name, example] as const];
    }),
  );
}
