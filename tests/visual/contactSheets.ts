/** Several pictures on one, to be looked at together. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright';

/** As much as a viewer shows without making it smaller. */
const sheet = { width: 1480, height: 1480 };

/** Writes `sheet-1.png` and so on beside the pictures, each with as many of them as can still be read. */
export async function writeContactSheets(
  browser: Browser,
  folder: string,
  files: readonly string[],
  pictureWidth: number,
): Promise<void> {
  const columns = pictureWidth < 700 ? 4 : 2;
  const perSheet = pictureWidth < 700 ? columns : columns * 2;
  const page = await browser.newPage({ viewport: sheet });
  for (let first = 0; first < files.length; first += perSheet) {
    const figures = files.slice(first, first + perSheet).map((file) => {
      const source = `data:image/png;base64,${readFileSync(file, 'base64')}`;
      return `<figure><figcaption>${basename(file, '.png')}</figcaption><img src="${source}"></figure>`;
    });
    await page.setContent(
      `<style>
        body { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px; margin: 8px; font: 14px sans-serif; background: #888 }
        figure { margin: 0; max-height: ${sheet.height / (perSheet / columns) - 20}px; overflow: hidden }
        img { inline-size: 100%; display: block }
      </style>${figures.join('')}`,
    );
    await page.screenshot({ path: join(folder, `sheet-${first / perSheet + 1}.png`) });
  }
  await page.close();
}
