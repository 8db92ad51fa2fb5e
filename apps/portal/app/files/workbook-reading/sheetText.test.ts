import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeWorkbook, { type SheetData } from 'write-excel-file/universal';
import { sheetText } from './sheetText.ts';
import { unpacked } from './unpacked.ts';

const workbook = async (rows: SheetData): Promise<ArrayBuffer> =>
  (await writeWorkbook(rows).toBlob()).arrayBuffer();

test('the first sheet as it is written: texts, numbers, days and moments', async () => {
  const file = await workbook([
    [{ value: 'Roll No' }, { value: 'Marks' }, { value: 'Day' }, { value: 'Note' }],
    [
      { value: 'CE/041' },
      { value: 64.5, type: Number },
      { value: new Date('2026-12-04T00:00:00.000Z'), type: Date, format: 'dd/mm/yyyy' },
      { value: 'said "yes", twice' },
    ],
    [null, null, { value: new Date('2026-12-04T10:30:00.000Z'), type: Date, format: 'dd/mm/yyyy hh:mm' }],
  ]);
  expect((await sheetText(file)).split('\r\n')).toEqual([
    'Roll No,Marks,Day,Note',
    'CE/041,64.5,2026-12-04,"said ""yes"", twice"',
    ',,2026-12-04 10:30,',
    '',
  ]);
});

test('five thousand rows are read', async () => {
  const rows = Array.from({ length: 5_000 }, (_each, index) => [
    { value: `CE/2023/${index}` },
    { value: 'Passed' },
    { value: index, type: Number },
  ]);
  expect((await sheetText(await workbook(rows))).trim().split('\r\n')).toHaveLength(5_000);
});

test('what is no workbook, and what unpacks to too much, is refused before it is read', async () => {
  const text = strToU8('rollNumber,result\n');
  await expect(sheetText(text.slice().buffer)).rejects.toMatchObject({ fault: 'unreadable' });
  const other = zipSync({ 'picture.png': text });
  await expect(sheetText(other.slice().buffer)).rejects.toMatchObject({ fault: 'unreadable' });
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(70_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  await expect(sheetText(bomb.slice().buffer)).rejects.toMatchObject({ fault: 'tooLarge' });
  const small = { 'a.xml': text, 'b.xml': text };
  expect(() => unpacked(zipSync(small), text.length)).toThrow('tooLarge');
});

test('a part that is longer than the ZIP says ends where it says', () => {
  const packed = zipSync({ 'a.xml': new Uint8Array(1_000_000) });
  // The size before packing, at the end of the ZIP, says ten bytes.
  const end = packed.length - 22;
  const directory = new DataView(packed.buffer).getUint32(end + 16, true);
  new DataView(packed.buffer).setUint32(directory + 24, 10, true);
  expect(unpacked(packed).length).toBeLessThan(1_000);
});
