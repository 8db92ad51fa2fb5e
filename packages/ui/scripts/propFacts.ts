import { isIdentifier, isObjectBindingPattern, isParameterDeclaration } from 'typescript/unstable/ast';
import { API, SignatureKind, SymbolFlags } from 'typescript/unstable/sync';
import type { Project, Symbol as Declared } from 'typescript/unstable/sync';
import { commonProps } from './commonProps.ts';
import { entries, packageFolder } from './entries.ts';

const noTruncation = 1;

/** What a table of props says of one. */
export type PropFact = {
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** As it is written in the source. */
  readonly default?: string;
  /** The values, where the type is a choice of texts. */
  readonly options?: readonly string[];
};

/** Props by the name of the component and their own. */
export type PropFacts = Readonly<Record<string, Readonly<Record<string, PropFact>>>>;

function factsOf(project: Project, component: Declared): Record<string, PropFact> {
  const { checker } = project;
  const type = checker.getTypeOfSymbol(component);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const parameter = signature?.getParameters()[0];
  const props = parameter && checker.getTypeOfSymbol(parameter);
  if (!props) return {};
  const node = parameter.valueDeclaration?.resolve(project);
  const bound =
    node && isParameterDeclaration(node) && isObjectBindingPattern(node.name) ? [...node.name.elements] : [];
  const defaults = new Map(
    bound.flatMap(({ name, propertyName, initializer }) => {
      const key = propertyName ?? name;
      return initializer && key && isIdentifier(key) ? [[key.getText(), initializer.getText()] as const] : [];
    }),
  );
  const parts = props.isUnionType() ? (props.getTypes() ?? []) : [props];
  const own = new Map(
    parts
      .flatMap((part) => checker.getPropertiesOfType(part))
      .filter(({ declarations }) => declarations.some(({ path }) => path.includes('/packages/')))
      .map((symbol) => [symbol.name, symbol] as const),
  );
  return Object.fromEntries(
    [...own].map(([name, symbol]) => {
      const isOptional = (symbol.flags & SymbolFlags.Optional) !== 0;
      const propType = checker.getTypeOfSymbol(symbol);
      const written = propType ? checker.typeToString(propType, undefined, noTruncation) : 'unknown';
      const text = isOptional
        ? written.replace(/ \| undefined$/, '').replace(/^\((.* => .*)\)$/, '$1')
        : written;
      const documented = checker.getJsDocTagsOfSymbol(symbol).find((tag) => tag.name === 'default')?.text;
      const fallback = defaults.get(name) ?? documented;
      const options = /^"[^"]*"(?: \| "[^"]*")+$/.test(text)
        ? text.split(' | ').map((option) => option.slice(1, -1))
        : undefined;
      return [
        name,
        {
          type: text,
          isRequired:
            !isOptional && parts.every((part) => checker.getPropertyOfType(part, name) !== undefined),
          description: checker.getDocumentationCommentOfSymbol(symbol).trim() || (commonProps[name] ?? ''),
          ...(fallback === undefined ? {} : { default: fallback }),
          ...(options === undefined ? {} : { options }),
        },
      ];
    }),
  );
}

/** Reads the props that the package's components declare, with the compiler: types from other modules are resolved. */
export function readPropFacts(): PropFacts {
  const api = new API({ cwd: packageFolder });
  try {
    const config = `${packageFolder}tsconfig.build.json`;
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('The compiler does not open the package.');
    const { checker, program } = project;
    const files = Object.entries(entries).flatMap(([name, file]) =>
      /^[A-Z]|charts|editor/.test(name) ? [file] : [],
    );
    const components = files.flatMap((file) => {
      const source = program.getSourceFile(`${packageFolder}${file}`);
      const module = source && checker.getSymbolAtLocation(source);
      return (module ? checker.getExportsOfModule(module) : [])
        .map((symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
        .filter(
          ({ name, flags }) =>
            /^[A-Z]/.test(name) && (flags & (SymbolFlags.Function | SymbolFlags.Variable)) !== 0,
        );
    });
    return Object.fromEntries(components.map((component) => [component.name, factsOf(project, component)]));
  } finally {
    api.close();
  }
}
