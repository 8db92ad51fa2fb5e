import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseAst } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';

const root = import.meta.dirname;

/** What a module imports or exports from elsewhere, types left out: they are gone when the program runs. */
function importsOf(file: string): string[] {
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  return parseAst(readFileSync(file, 'utf8'), { lang }).body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration')
      return statement.importKind === 'type' ? [] : [statement.source.value];
    if (statement.type === 'ExportAllDeclaration')
      return statement.exportKind === 'type' ? [] : [statement.source.value];
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return [];
    return statement.source ? [statement.source.value] : [];
  });
}

/** The package's modules and the other packages that a module needs, itself included. */
function closureOf(entry: string): { files: string[]; packages: string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const queue = [resolve(root, entry)];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (file.endsWith('.json')) continue;
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) queue.push(resolve(dirname(file), name));
      else packages.add(name);
    }
  }
  return { files: [...files], packages: [...packages] };
}

describe('the entry without React', () => {
  const { files, packages } = closureOf('index.ts');

  it('needs zod/mini and the lists and patterns of the contract, and nothing else', () => {
    expect(packages.toSorted()).toEqual([
      '@aarambh/api-client/enums',
      '@aarambh/api-client/patterns',
      'zod/mini',
    ]);
  });

  it('reaches the rules and the forms, but neither bindings nor texts', () => {
    const names = files.map((file) => file.slice(root.length + 1));
    expect(names).toContain('rules/mobile.ts');
    expect(names).toContain('schemas/login.ts');
    expect(names.filter((name) => name.startsWith('react/') || name.endsWith('.json'))).toEqual([]);
  });

  it('needs no page and no browser', () => {
    const named = files.filter((file) =>
      /\b(document|window|navigator|HTMLElement|localStorage)\b/.test(readFileSync(file, 'utf8')),
    );
    expect(named).toEqual([]);
  });
});

describe('the engine alone', () => {
  const { files, packages } = closureOf('engine.ts');
  const names = files.map((file) => file.slice(root.length + 1));

  it('has no form, no rule and no list of the product', () => {
    expect(names).toContain('definition/validate.ts');
    expect(names.filter((name) => /^(?:schemas|records|reference|cv|rules)\//.test(name))).toEqual([]);
  });

  it('needs no library of schemas and no contract', () => {
    expect(packages).toEqual([]);
  });
});

describe('the fixtures', () => {
  it('are data: they import nothing but each other', () => {
    expect(closureOf('../fixtures/index.ts').packages).toEqual([]);
    expect(closureOf('../fixtures/index.ts').files.every((file) => file.includes('/fixtures/'))).toBe(true);
  });
});

describe('code from strings', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('is never made: a strict content security policy would refuse and report it', async () => {
    const makeFunction = vi.fn<(code: string) => void>();
    vi.stubGlobal('Function', makeFunction);
    vi.resetModules();
    const { login, payloads, validate } = await import('./index.ts');
    expect(validate(login, { mobileNumber: '1', password: '1', captcha: '1' }).ok).toBe(true);
    expect(validate(payloads.register, {}).ok).toBe(false);
    expect(makeFunction).not.toHaveBeenCalled();
  });
});
