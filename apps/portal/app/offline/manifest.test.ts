import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

const file = (path: string) => readFileSync(fileURLToPath(new URL(`../../public${path}`, import.meta.url)));

/** Width and height of a PNG, which stand in its header. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the portal has what a phone asks for before it offers to install it', () => {
  const manifest = JSON.parse(file('/manifest.webmanifest').toString('utf8')) as Manifest;
  expect(manifest).toMatchObject({ name: 'Aarambh', start_url: '/dashboard', display: 'standalone' });
  expect(manifest.icons.map(({ src }) => sizeOf(file(src)))).toEqual(
    manifest.icons.map(({ sizes }) => sizes),
  );
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(sizeOf(file('/icons/apple-touch-icon.png'))).toBe('180x180');
});
