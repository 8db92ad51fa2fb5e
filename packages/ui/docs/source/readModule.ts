import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { babelParse, types as t } from 'storybook/internal/babel';

/** A name that a module gets from another one. */
export type Imported = {
  /** A path of this machine, or the name of a package. */
  readonly from: string;
  /** `default`, `*`, or the name over there. */
  readonly name: string;
  /** Whether only the compiler reads it. */
  readonly isType: boolean;
};

/** The top level of a module. */
export type SourceModule = {
  readonly path: string;
  readonly text: string;
  readonly imports: ReadonlyMap<string, Imported>;
  /** What is declared under each name. Several names can come from one statement. */
  readonly declarations: ReadonlyMap<string, t.Statement>;
  /** The object given as `meta`, of a file of stories. */
  readonly meta: t.ObjectExpression | undefined;
};

const read = new Map<string, SourceModule>();

function importsOf(statement: t.ImportDeclaration, path: string): Array<readonly [string, Imported]> {
  const { value } = statement.source;
  const from = value.startsWith('.') ? resolve(dirname(path), value) : value;
  const ofTypes = statement.importKind === 'type';
  return statement.specifiers.map((specifier) => {
    const local = specifier.local.name;
    if (t.isImportNamespaceSpecifier(specifier)) return [local, { from, name: '*', isType: ofTypes }];
    if (t.isImportDefaultSpecifier(specifier)) return [local, { from, name: 'default', isType: ofTypes }];
    const { imported } = specifier;
    const name = t.isIdentifier(imported) ? imported.name : imported.value;
    return [local, { from, name, isType: ofTypes || specifier.importKind === 'type' }];
  });
}

function declaredNames(statement: t.Statement): string[] {
  if (t.isVariableDeclaration(statement)) return Object.keys(t.getBindingIdentifiers(statement));
  if (t.isFunctionDeclaration(statement) || t.isClassDeclaration(statement))
    return statement.id ? [statement.id.name] : [];
  return t.isTSTypeAliasDeclaration(statement) || t.isTSInterfaceDeclaration(statement)
    ? [statement.id.name]
    : [];
}

/** The expression without what only the compiler reads. */
export function plain(node: t.Node | null | undefined): t.Node | undefined {
  if (t.isTSSatisfiesExpression(node) || t.isTSAsExpression(node) || t.isTSInstantiationExpression(node))
    return plain(node.expression);
  return node ?? undefined;
}

/** The expression that a variable begins with. */
export function valueOf(module: SourceModule, name: string): t.Node | undefined {
  const statement = module.declarations.get(name);
  if (!t.isVariableDeclaration(statement)) return undefined;
  const found = statement.declarations.find(({ id }) => t.isIdentifier(id) && id.name === name);
  return plain(found?.init);
}

/** Reads what a module imports and declares at its top level. Keeps what it read. */
export function readModule(path: string): SourceModule {
  const known = read.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const imports = new Map<string, Imported>();
  const declarations = new Map<string, t.Statement>();
  for (const statement of babelParse(text).program.body) {
    if (t.isImportDeclaration(statement)) {
      for (const [name, imported] of importsOf(statement, path)) imports.set(name, imported);
      continue;
    }
    const declared = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    if (declared) for (const name of declaredNames(declared)) declarations.set(name, declared);
  }
  const module: SourceModule = { path, text, imports, declarations, meta: undefined };
  const meta = valueOf(module, 'meta');
  const whole = { ...module, meta: t.isObjectExpression(meta) ? meta : undefined };
  read.set(path, whole);
  return whole;
}

/** Reads the module that an import names, when it is one of this repository. */
export const moduleOf = ({ from }: Imported): SourceModule | undefined =>
  /\.tsx?$/.test(from) && !from.endsWith('.css.ts') && existsSync(from) ? readModule(from) : undefined;
