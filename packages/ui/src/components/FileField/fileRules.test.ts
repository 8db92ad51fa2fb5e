import { expect, it } from 'vitest';
import { acceptEntries, addFiles, isAccepted } from './fileRules.ts';
import type { FileRules } from './fileRules.ts';

const file = (name: string, size = 10, type = '') =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });
const rules: FileRules = { accept: undefined, maxSize: undefined, maxCount: Infinity };
const codes = (incoming: readonly File[], more: Partial<FileRules>, current: readonly File[] = []) =>
  addFiles(current, incoming, { ...rules, ...more }).rejected.map(({ code }) => code);

it('reads the accept attribute', () => {
  expect(acceptEntries(' .PDF, image/* ,')).toEqual(['.pdf', 'image/*']);
  expect(acceptEntries(undefined)).toEqual([]);
});

it.each([
  ['cv.PDF', 'application/pdf', '.pdf', true],
  ['cv.pdf.exe', '', '.pdf', false],
  ['photo.jpg', 'image/jpeg', 'image/*', true],
  ['photo.jpg', 'image/jpeg', 'image/png', false],
  ['cv.docx', 'text/plain', 'application/pdf,.docx', true],
  ['photo.heic', '', 'image/*', true],
  ['photo.heic', '', '.jpg,.png', false],
  ['anything', 'x/y', undefined, true],
])('checks %s of type %j by %j', (name, type, accept, expected) => {
  expect(isAccepted({ name, type }, accept)).toBe(expected);
});

it('says why a file is left out', () => {
  expect(codes([file('a.exe')], { accept: '.pdf' })).toEqual(['wrongKind']);
  expect(codes([file('a.pdf', 11)], { maxSize: 10 })).toEqual(['tooLarge']);
  expect(codes([file('a.pdf', 10)], { maxSize: 10 })).toEqual([]);
  expect(codes([file('a.pdf', 0)], {})).toEqual(['empty']);
  expect(codes([file('a.pdf'), file('a.pdf')], {})).toEqual(['duplicate']);
  expect(codes([file('c.pdf')], { maxCount: 2 }, [file('a.pdf'), file('b.pdf')])).toEqual(['tooMany']);
});

it('keeps the order, and what is good among what is not', () => {
  const [a, b, c] = [file('a.pdf'), file('b.exe'), file('c.pdf')];
  const choice = addFiles([a], [b, c], { ...rules, accept: '.pdf' });
  expect(choice.files).toEqual([a, c]);
  expect(choice.added).toEqual([c]);
});

it('puts a single file in the place of the old one, unless the new one is bad', () => {
  const [old, next, bad] = [file('old.pdf'), file('next.pdf'), file('bad.exe')];
  const single = { ...rules, maxCount: 1, accept: '.pdf' };
  expect(addFiles([old], [next], single).files).toEqual([next]);
  expect(addFiles([old], [old], single)).toEqual({ files: [old], added: [old], rejected: [] });
  expect(addFiles([old], [bad], single).files).toEqual([old]);
  expect(addFiles([], [next, file('second.pdf')], single).rejected.map(({ code }) => code)).toEqual([
    'tooMany',
  ]);
});
