import {
  isFunctionDeclaration,
  isIdentifier,
  isInterfaceDeclaration,
  isObjectBindingPattern,
  isParameterDeclaration,
  isTypeAliasDeclaration,
} from 'typescript/unstable/ast';
import { API, SignatureKind, SymbolFlags } from 'typescript/unstable/sync';
import type { Project, Symbol as Declared, Type } from 'typescript/unstable/sync';
import { entries, packageFolder } from './entries.ts';

const noTruncation = 1;
const inTypeAlias = 1 << 23;

type Member = { readonly name: string; readonly isOptional: boolean; readonly text: string };

/** What importers can rely on. */
export type PublicApi = {
  /** Name of the entry and the text of its snapshot. */
  readonly snapshots: Readonly<Record<string, string>>;
  /** Components of any module that take a `ref` and are plain functions: in React 18 they would get none. */
  readonly functionsWithRef: readonly string[];
};

const isOwn = (symbol: Declared): boolean =>
  symbol.declarations.some(({ path }) => path.includes('/packages/ui/'));

/**
 * Says of the props that come from React's types which of its interfaces declare them, such as `SelectHTMLAttributes`, so that its
 * long lists stay out.
 */
function inheritedText(inherited: readonly Declared[], own: ReadonlySet<string>, project: Project): string {
  const { checker } = project;
  const names = new Set(inherited.map(({ name }) => name));
  const found = new Map<string, ReadonlySet<string>>();
  for (const declaration of inherited.flatMap(({ declarations }) => declarations)) {
    const parent = declaration.resolve(project)?.parent;
    if (!parent || !isInterfaceDeclaration(parent) || found.has(parent.name.text)) continue;
    // The key of React's lists, which every element takes.
    if (parent.name.text === 'Attributes') continue;
    const symbol = checker.getSymbolAtLocation(parent.name);
    const properties = symbol ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)) : [];
    found.set(parent.name.text, new Set(properties.map(({ name }) => name)));
  }
  // What one interface has from another is told by the first.
  const told = [...found].filter(
    ([, all]) =>
      ![...found.values()].some(
        (other) => other.size > all.size && [...all].every((name) => other.has(name)),
      ),
  );
  const without = [...new Set(told.flatMap(([, all]) => [...all]))].filter(
    (name) => !names.has(name) && !own.has(name),
  );
  if (told.length === 0 || without.length > names.size) return `  and ${[...names].toSorted().join(', ')}`;
  const interfaces = told.map(([name]) => name).toSorted();
  const except = without.length > 0 ? ` without ${without.toSorted().join(', ')}` : '';
  return `  and ${interfaces.join(', ')}${except}`;
}

const onOneLine = (source: string): string =>
  source.trim().replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(', )', ')');

function reader(project: Project) {
  const { checker } = project;
  const partitions = new Map<number, { own: Declared[]; inherited: Declared[] }>();

  const written = (type: Type | undefined, flags = noTruncation): string =>
    type ? checker.typeToString(type, undefined, flags) : 'unknown';

  /** The properties that we declare, and those that come from React's types. */
  function partition(type: Type): { own: Declared[]; inherited: Declared[] } {
    const known = partitions.get(type.id);
    if (known) return known;
    const properties = checker.getPropertiesOfType(type);
    const own = properties.filter(isOwn);
    const inherited = properties.filter((symbol) => !isOwn(symbol));
    partitions.set(type.id, { own, inherited });
    return { own, inherited };
  }

  /** The declared type as it is written where that says more than what it comes to. */
  function typeText(symbol: Declared, isOptional: boolean): string {
    const source = symbol.valueDeclaration?.resolve(project)?.getText() ?? '';
    const messages = /:\s*(Partial<.*Messages\b.*>);?$/s.exec(source);
    if (messages) return onOneLine(messages[1] ?? '');
    const text = written(checker.getTypeOfSymbol(symbol));
    return isOptional ? text.replace(/ \| undefined$/, '').replace(/^\((.* => .*)\)$/, '$1') : text;
  }

  /** The defaults written in the parameter of a component: name of the prop and expression. */
  function parameterDefaults(parameter: Declared): ReadonlyMap<string, string> {
    const node = parameter.valueDeclaration?.resolve(project);
    if (!node || !isParameterDeclaration(node) || !isObjectBindingPattern(node.name)) return new Map();
    return new Map(
      node.name.elements.flatMap(({ name, propertyName, initializer }) => {
        const key = propertyName ?? name;
        return initializer && key && isIdentifier(key) ? [[key.getText(), initializer.getText()]] : [];
      }),
    );
  }

  function member(symbol: Declared, defaults: ReadonlyMap<string, string>): Member {
    const isOptional = (symbol.flags & SymbolFlags.Optional) !== 0;
    const documented = checker.getJsDocTagsOfSymbol(symbol).find((tag) => tag.name === 'default')?.text;
    const fallback = defaults.get(symbol.name) ?? documented?.replaceAll(/\s+/g, ' ');
    const text = typeText(symbol, isOptional) + (fallback === undefined ? '' : ` = ${fallback}`);
    return { name: symbol.name, isOptional, text };
  }

  const line = ({ name, isOptional, text }: Member): string => `  ${name}${isOptional ? '?' : ''}: ${text}`;

  /** The members of a type, one on a line; those of a union's parts after those that all parts share. */
  function membersOf(type: Type, defaults: ReadonlyMap<string, string> = new Map()): string[] {
    const { own: declared, inherited } = partition(type);
    const own = declared.map((symbol) => line(member(symbol, defaults)));
    const known = new Set(declared.map(({ name }) => name));
    const shared = new Set(own);
    const parts = type.isUnionType() ? (type.getTypes() ?? []) : [];
    return [
      ...own.toSorted(),
      ...(inherited.length > 0 ? [inheritedText(inherited, known, project)] : []),
      ...parts.flatMap((part) => [
        '  or',
        ...membersOf(part, defaults)
          .filter((text) => !shared.has(text) && !text.startsWith('  and'))
          .map((text) => `  ${text}`),
      ]),
    ];
  }

  function propsOf(symbol: Declared) {
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    const parameter = signature?.getParameters()[0];
    return { parameter, props: parameter && checker.getTypeOfSymbol(parameter) };
  }

  const isComponent = ({ name, flags }: Declared): boolean =>
    /^[A-Z]/.test(name) && (flags & (SymbolFlags.Function | SymbolFlags.Variable)) !== 0;

  /** Whether the type is told by its members: an object of ours, or several. */
  function hasMembers(type: Type): boolean {
    if (type.isUnionType()) return (type.getTypes() ?? []).every(hasMembers);
    const { own, inherited } = partition(type);
    return type.isObjectType() && own.length > 0 && inherited.length === 0;
  }

  /** The leaves of an object of objects, such as the texts of all components, with the path to each. */
  function leavesOf(type: Type, path: readonly string[] = []): string[] {
    const leaves = checker.getPropertiesOfType(type).flatMap((symbol) => {
      // Tokens keep notes of their own under names like $type.
      if (symbol.name.startsWith('$')) return [];
      const child = checker.getTypeOfSymbol(symbol);
      const here = [...path, symbol.name];
      return child && child.isObjectType() && hasMembers(child)
        ? leavesOf(child, here)
        : [`  ${here.join('.')}: ${written(child)}`];
    });
    return leaves.toSorted();
  }

  /** A function as it is declared, or its type where the declaration leaves the result to the compiler. */
  function functionText(symbol: Declared): string {
    const node = symbol.valueDeclaration?.resolve(project);
    if (node && isFunctionDeclaration(node) && node.type && node.body) {
      const whole = node.getText();
      const head = whole.slice(0, whole.length - node.body.getText().length);
      return onOneLine(head.replace(/^[\s\S]*?function \w+/, ''));
    }
    return `: ${written(checker.getTypeOfSymbol(symbol))}`;
  }

  /** What a type comes to, or what is written where that is a long list. */
  function aliasText(symbol: Declared, type: Type): string {
    const text = written(type, noTruncation | inTypeAlias);
    const node = symbol.declarations[0]?.resolve(project);
    return text.length > 200 && node && isTypeAliasDeclaration(node) ? onOneLine(node.type.getText()) : text;
  }

  /** The kind of an export, and what follows its name. */
  function describe(
    symbol: Declared,
    aliases: ReadonlyMap<number, string>,
    propsNames: ReadonlySet<string>,
  ): { kind: string; text: string } {
    if (isComponent(symbol)) {
      const { parameter, props } = propsOf(symbol);
      const lines = parameter && props ? membersOf(props, parameterDefaults(parameter)) : [];
      return { kind: 'component', text: ['', ...lines].join('\n') };
    }
    if (symbol.flags & (SymbolFlags.TypeAlias | SymbolFlags.Interface)) {
      // What the props are stands at the component.
      if (propsNames.has(symbol.name)) return { kind: 'type', text: '' };
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      if (symbol.name.endsWith('Messages')) return { kind: 'type', text: ['', ...leavesOf(type)].join('\n') };
      const text = hasMembers(type) ? ['', ...membersOf(type)].join('\n') : ` = ${aliasText(symbol, type)}`;
      return { kind: 'type', text };
    }
    if (symbol.flags & SymbolFlags.Function) return { kind: 'function', text: functionText(symbol) };
    const type = checker.getTypeOfSymbol(symbol);
    const alias = type && aliases.get(type.id);
    if (alias) return { kind: 'const', text: `: ${alias}` };
    const text = type && hasMembers(type) ? ['', ...leavesOf(type)].join('\n') : `: ${written(type)}`;
    return { kind: 'const', text };
  }

  /** Exports of one description stand together: the icons have all the same props. */
  function describeEntry(file: string): string {
    const names = new Map<string, string[]>();
    const exported = exportsOf(file);
    const aliases = new Map(
      exported
        .filter(({ flags }) => flags & SymbolFlags.TypeAlias)
        .map((symbol) => [checker.getDeclaredTypeOfSymbol(symbol).id, symbol.name]),
    );
    const propsNames = new Set(exported.filter(isComponent).map(({ name }) => `${name}Props`));
    const described = exported.map((symbol) => ({
      name: symbol.name,
      ...describe(symbol, aliases, propsNames),
    }));
    for (const { name, kind, text } of described) {
      const key = JSON.stringify([kind, text]);
      names.set(key, [...(names.get(key) ?? []), name]);
    }
    return described
      .filter(({ name, kind, text }) => names.get(JSON.stringify([kind, text]))?.[0] === name)
      .map(({ kind, text }) => `${kind} ${names.get(JSON.stringify([kind, text]))?.join(', ')}${text}`)
      .join('\n\n');
  }

  function exportsOf(file: string): Declared[] {
    const source = project.program.getSourceFile(`${packageFolder}${file}`);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is not part of the package's program.`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  return {
    names: (file: string): string =>
      exportsOf(file)
        .map(({ name }) => name)
        .join('\n'),
    describe: describeEntry,
    functionsWithRef: (): string[] =>
      project.program
        .getSourceFileNames()
        .filter((file) => file.startsWith(`${packageFolder}src/`))
        .flatMap((file) => [...(project.program.getSourceFile(file)?.statements ?? [])])
        .filter((statement) => isFunctionDeclaration(statement))
        .flatMap(({ name }) => (name && /^[A-Z]/.test(name.text) ? [name] : []))
        .filter((name) => {
          const symbol = checker.getSymbolAtLocation(name);
          const props = symbol && propsOf(symbol).props;
          return props && checker.getPropertyOfType(props, 'ref') !== undefined;
        })
        .map((name) => name.text),
  };
}

/**
 * Reads what the package exports with the compiler's own interface. That is not stable yet: a new version of TypeScript
 * may ask for a change here, which the types and the snapshots show.
 */
export function readPublicApi(): PublicApi {
  const api = new API({ cwd: packageFolder });
  try {
    const config = `${packageFolder}tsconfig.build.json`;
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('The compiler does not open the package.');
    const read = reader(project);
    // The index repeats the components' entries, and a language has the texts that are listed under `messages`.
    const isRepetition = (name: string): boolean => name === 'index' || name.startsWith('messages-');
    const snapshots = Object.entries(entries).map(([name, file]) => [
      name,
      `${isRepetition(name) ? read.names(file) : read.describe(file)}\n`,
    ]);
    return {
      snapshots: Object.fromEntries(snapshots),
      functionsWithRef: read.functionsWithRef(),
    };
  } finally {
    api.close();
  }
}
