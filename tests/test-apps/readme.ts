import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackageName } from './packed.ts';

/** A file that a README shows whole: its path in the app, and what is in it. */
export type ShownFile = { readonly path: string; readonly text: string };

/** What somebody does who follows a part of a README: files to write, packages to install, commands to run. */
export type Steps = {
  readonly files: readonly ShownFile[];
  /** One line each, as its packages. */
  readonly installs: readonly (readonly string[])[];
  readonly commands: readonly (readonly string[])[];
  /** Text that the README says a program prints. */
  readonly printed: readonly string[];
  /** Blocks that nobody could follow: code of no file, or of one that the text above it does not name. */
  readonly unclear: readonly string[];
};

const code = new Set(['css', 'html', 'js', 'json', 'jsx', 'ts', 'tsx']);

function read(markdown: string): Steps {
  const files: ShownFile[] = [];
  const installs: string[][] = [];
  const commands: string[][] = [];
  const printed: string[] = [];
  const unclear: string[] = [];
  let end = 0;
  for (const { 0: block, 1: language = '', 2: path, 3: text = '', index } of markdown.matchAll(
    /^```(\w*)(?: file=(\S+))?\n(.*?)^```$/gms,
  )) {
    // The words between this block and the one before it.
    const words = markdown.slice(end, index);
    end = index + block.length;
    if (language === 'sh') {
      for (const line of text.trim().split('\n')) {
        const [first = '', second, ...rest] = line.split(/\s+/);
        if (first === '#') continue;
        if (first === 'npm' && second === 'install')
          installs.push(rest.filter((word) => !word.startsWith('-')));
        else commands.push(line.split(/\s+/));
      }
    } else if (path !== undefined) {
      files.push({ path, text });
      if (!words.includes(path)) unclear.push(`${path} is not named above its block`);
    } else if (code.has(language)) unclear.push(text);
    else if (language === 'text') printed.push(text);
  }
  return { files, installs, commands, printed, unclear };
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the README of a package says to do, in the sources of a release or in those of today: for every app, and on a server besides. */
export function readReadme(
  name: PackageName,
  sources: string = root,
): { readonly everywhere: Steps; readonly onServer: Steps } {
  const markdown = readFileSync(join(sources, 'packages', name, 'README.md'), 'utf8');
  const sections = markdown.split(/^(?=## )/m);
  const isServer = (section: string): boolean => section.startsWith('## On a server\n');
  return {
    everywhere: read(sections.filter((section) => !isServer(section)).join('')),
    onServer: read(sections.filter(isServer).join('')),
  };
}

/**
 * What one section of a README says to do.
 * @param heading without its `##`
 * @throws {Error} where the README has no such section
 */
export function readSection(name: PackageName, heading: string): Steps {
  const markdown = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  const section = markdown.split(/^(?=## )/m).find((text) => text.startsWith(`## ${heading}\n`));
  if (section === undefined) throw new Error(`The README of ${name} has no "${heading}".`);
  return read(section);
}

/**
 * What a page of the documentation says to do, by its path in the repository: before its first section, or in the section of a heading.
 * @throws {Error} where the page has no such section
 */
export function readGuide(path: string, heading?: string): Steps {
  const sections = readFileSync(join(root, path), 'utf8').split(/^(?=## )/m);
  const section =
    heading === undefined ? sections[0] : sections.find((text) => text.startsWith(`## ${heading}\n`));
  if (section === undefined) throw new Error(`${path} has no "${heading}".`);
  return read(section);
}
