import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, describe, expect, it } from 'vitest';
import { componentEntries } from '../../packages/ui/scripts/entries.ts';
import { pack, packageNames, run, temporaryFolder } from './packed.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

/** Entries behind a wildcard, which are-the-types-wrong does not find by itself. */
const hiddenEntries = {
  'api-client': [],
  captcha: [],
  forms: [],
  ui: ['messages/en', 'messages/hi', ...Object.keys(componentEntries)],
};

describe.each(packageNames)('the tarball of %s', (name) => {
  const tarball = pack(name, folder.path);

  it('is well formed for publint', async () => {
    const bytes = readFileSync(tarball);
    const { messages, pkg } = await publint({
      pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  it('has types that are right for every entry', () => {
    const more = hiddenEntries[name].length > 0 ? ['--include-entrypoints', ...hiddenEntries[name]] : [];
    // Stylesheets have no types.
    const options = [
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--exclude-entrypoints',
      'themes.css',
      'styles.css',
    ];
    const report = run(folder.path, 'attw', [tarball, ...options, ...more]);
    for (const entry of hiddenEntries[name]) expect(report).toContain(`@aarambh/${name}/${entry}`);
  });

  it('holds what is built, its codemods, tokens and README, and no source or test', () => {
    const files = run(folder.path, 'tar', ['-tzf', tarball]).trim().split('\n');
    const strange = files.filter(
      (file) =>
        !/^package\/(?:dist\/|codemods\/|tokens\/|(?:CHANGELOG|README)\.md$|LICENSE|package\.json$)/.test(
          file,
        ) || /\.(?:test|stories)\./.test(file),
    );
    expect(strange).toEqual([]);
  });
});
