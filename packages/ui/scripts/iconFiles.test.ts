import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { iconFiles } from './iconFiles.ts';

const files = await iconFiles();
const entry = readFileSync(new URL('../src/components/Icon/index.ts', import.meta.url), 'utf8');
const exported = [...entry.matchAll(/\b(\w+)Icon\b/g)]
  .map(([, name = '']) => name)
  .filter((name) => name !== 'Directional');

describe('the files of the icons', () => {
  it('are one for each icon, named after it', () => {
    expect(exported.length).toBeGreaterThan(40);
    const names = exported.map((name) => `${name.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.svg`);
    expect(files.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it.each(files)('$name is a picture of 24 by 24 in the colour around it', ({ name, svg }) => {
    // What these files write of XML is JSX too.
    const { program, errors } = parseSync(`${name}.jsx`, svg);
    expect(errors).toEqual([]);
    expect(program.body).toHaveLength(1);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="24" height="24"/);
    expect(svg).toContain('viewBox="0 0 24 24"');
    expect(svg).toContain('stroke="currentColor"');
    expect(svg).toMatch(/<(?:path|circle|rect) /);
    expect(svg).not.toMatch(/class=|aria-|undefined/);
  });
});
