// Makes the PDF documents of the footer from the texts in documents/. Run it after changing a text:
//
//   node apps/portal/scripts/make-documents.mjs
//
// The results are kept in public/documents, so that a build needs no browser. They are samples: an operator puts the
// documents that a lawyer has read in their place, under the same names.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from '../../../scripts/browser.mjs';

const portal = fileURLToPath(new URL('..', import.meta.url));
const source = join(portal, 'documents');
const target = join(portal, 'public', 'documents');

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The few marks that the documents use: headings, lists and paragraphs of wrapped lines. */
function toHtml(text) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      if (block.startsWith('# ')) return `<h1>${escape(block.slice(2))}</h1>`;
      if (block.startsWith('## ')) return `<h2>${escape(block.slice(3))}</h2>`;
      if (block.startsWith('- ')) {
        const items = block
          .split(/\n(?=- )/)
          .map((item) => `<li>${escape(item.slice(2).replaceAll('\n', ' '))}</li>`);
        return `<ul>${items.join('')}</ul>`;
      }
      return `<p>${escape(block.replaceAll('\n', ' '))}</p>`;
    })
    .join('\n');
}

const style = `
  body { font: 11pt/1.5 sans-serif; color: #171923; }
  h1 { font-size: 22pt; line-height: 1.25; margin: 0 0 8pt; }
  h2 { font-size: 13pt; margin: 16pt 0 4pt; break-after: avoid; }
  .sample { border: 1pt solid #8a5300; padding: 6pt 10pt; margin-bottom: 18pt; }
`;

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
mkdirSync(target, { recursive: true });
for (const file of readdirSync(source).filter((name) => name.endsWith('.md'))) {
  const text = readFileSync(join(source, file), 'utf8');
  const title = text.split('\n')[0].slice(2);
  await page.setContent(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Aarambh: ${title} (sample)</title>
    <style>${style}</style></head><body>
    <p class="sample"><strong>Sample.</strong> This document shows the place and the form. It is not legal advice
    and binds nobody.</p>
    ${toHtml(text)}</body></html>`,
  );
  const margin = { top: '22mm', bottom: '22mm', left: '22mm', right: '22mm' };
  const pdf = await page.pdf({ format: 'A4', tagged: true, outline: true, margin });
  const name = file.replace(/\.md$/, '.pdf');
  writeFileSync(join(target, name), pdf);
  console.log(`${name}: ${(pdf.length / 1000).toFixed(0)} kB`);
}
await browser.close();
