// What a server component can use of the design system and the forms: run with --conditions=react-server, where React has no state and
// no contexts. Modules with the directive become references, as in a framework, and stylesheets are nothing.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const references = [];

registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
    const isOurs = /\/@aarambh\/(?:forms|ui)\/dist\//.test(url);
    const source = isOurs ? readFileSync(fileURLToPath(url), 'utf8') : '';
    if (!source.startsWith('"use client"')) return next(url, context);
    const names = /export \{([^}]*)\}/.exec(source)?.[1].split(',') ?? [];
    const exported = names.map((name) => name.trim().split(' as ').at(-1));
    references.push(...exported);
    const stubs = exported.map((name) => `export const ${name} = { reference: '${name}' };`);
    return { format: 'module', source: stubs.join('\n'), shortCircuit: true };
  },
});

const { vars } = await import('@aarambh/ui/theme');
const { hi } = await import('@aarambh/ui/messages/hi');
const ui = await import('@aarambh/ui');
const { Heading } = await import('@aarambh/ui/Heading');
const forms = await import('@aarambh/forms/react');

const kinds = Object.entries({ ...ui, ...forms }).map(([name, value]) => [
  name,
  typeof value === 'function' ? 'server' : 'client',
]);
console.log(
  JSON.stringify({
    action: vars.color.action,
    close: hi.modal.close,
    heading: Heading({ level: 1, children: 'Title' }).type,
    kinds: Object.fromEntries(kinds),
  }),
);
