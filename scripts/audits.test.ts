/** What is kept of the releases in docs/audits/ is what was released: without a violation, and readable. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { measureContrast } from '../packages/ui/src/theme/contrast.ts';

const folder = fileURLToPath(new URL('../docs/audits/', import.meta.url));
const files = readdirSync(folder);

test.each(files)('%s is named after its release and found nothing', (file) => {
  const audit = JSON.parse(readFileSync(folder + file, 'utf8'));
  expect(audit.release).toBe(basename(file, '.json'));
  expect(audit.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(audit.axe.stories).toBeGreaterThan(60);
  expect(audit.axe.violations).toEqual([]);
  expect(audit.contrast).toHaveLength(4);
  for (const { pairs, tooWeak } of audit.contrast) {
    expect(pairs).toBeGreaterThan(50);
    expect(tooWeak).toBe(0);
  }
  expect(Object.keys(audit.sizes).length).toBeGreaterThan(60);
});

test('the next release is measured with the colours that it has', () => {
  if (!files.includes('next.json')) return;
  const { contrast } = JSON.parse(readFileSync(`${folder}next.json`, 'utf8'));
  expect(contrast[0].pairs).toBe(measureContrast('light').length);
});
