/**
 * How the six layouts look, with three people: compared with pictures that somebody has looked at. After a change that is meant, delete the
 * pictures that it changes, run the test, and look at those that it writes.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { cvLayoutValues } from '@aarambh/api-client/enums';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cvPDF } from '../../src/candidates/cv-templates/printing.ts';
import { samples } from '../../src/candidates/cv-templates/samples.ts';

const folder = join(import.meta.dirname, 'cv-layouts');
const style = { font: 'Noto Sans', size: 10.5, accent: 'indigo', spacing: 'normal' } as const;

/** Pixels of a page's width: letters can be read. */
const width = 520;
/** How far a colour may be from the kept one, which has few of them, and how many pixels may be further. */
const nearby = 48;
const mostOther = 0.001;

/** The pages beside each other, drawn by the reader of PDF that browsers use. */
async function pictureOf(pdf: Buffer): Promise<Buffer> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: Buffer[] = [];
  for (const page of document.pages()) {
    const drawn = await page.render({ width, height: Math.round((width * 297) / 210), render: 'bitmap' });
    const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
    pages.push(await sharp(drawn.data, { raw }).flatten({ background: '#fff' }).png().toBuffer());
  }
  document.destroy();
  library.destroy();
  const beside = pages.map((input, index) => ({ input, left: index * width, top: 0 }));
  const { height } = await sharp(pages[0]).metadata();
  const background = { width: width * pages.length, height, channels: 3, background: '#fff' } as const;
  return sharp({ create: background })
    .composite(beside)
    .png({ palette: true, colours: 16, effort: 10 })
    .toBuffer();
}

/** Share of the pixels that look different. */
async function differenceOf(kept: Buffer, drawn: Buffer): Promise<number> {
  const [before, now] = await Promise.all(
    [kept, drawn].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (before?.info.width !== now?.info.width || before?.info.height !== now?.info.height) return 1;
  let other = 0;
  for (const [index, value] of before?.data.entries() ?? []) {
    if (Math.abs(value - (now?.data[index] ?? 0)) > nearby) other += 1;
  }
  return other / (now?.data.length ?? 1);
}

describe.each(cvLayoutValues)('%s', (layout) => {
  test.each(['Short', 'Long', 'Hindi'] as const)('looks as before with %s', async (name) => {
    const picture = await pictureOf(
      await cvPDF({ ...samples[name], design: { layout, pageLimit: 2, style } }),
    );
    const kept = join(folder, `${layout}-${name}.png`);
    if (!existsSync(kept)) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(kept, picture);
      throw new Error(`There was no picture to compare with. Look at ${kept} and keep it.`);
    }
    // Once an upload has been redrawn in this process, only pictures in memory are read.
    expect(await differenceOf(readFileSync(kept), picture)).toBeLessThan(mostOther);
  });
});
