import { expect, it } from 'vitest';
import { optionalRichText, requiredRichText } from './richText.ts';

const words = { label: 'job profile description label' } as const;
const needed = requiredRichText(words, { min: 5, max: 10 });
const optional = optionalRichText(words, { max: 10 });

const codeOf = (result: ReturnType<typeof needed.rule>) => (result.ok ? 'ok' : result.code);

it.each([
  ['', 'required', 'ok'],
  ['<p> </p><ul><li></li></ul>', 'required', 'ok'],
  ['<p>&nbsp;</p>', 'required', 'ok'],
  ['<p>1234</p>', 'tooShort', 'ok'],
  ['<h3>12</h3><p><strong>34</strong>567&amp;90</p>', 'ok', 'ok'],
  ['<p>123456789😀</p>', 'ok', 'ok'],
  ['<p>12345678901</p>', 'tooLong', 'tooLong'],
  [`<p>${'<em></em>'.repeat(3000)}12345</p>`, 'tooLong', 'tooLong'],
  ['<p>12345\u0000</p>', 'controlCharacters', 'controlCharacters'],
])('counts the characters of %j that are read', (html, whereNeeded, whereOptional) => {
  expect(codeOf(needed.rule(html))).toBe(whereNeeded);
  expect(codeOf(optional.rule(html))).toBe(whereOptional);
});

it('stores markup without words as the empty text', () => {
  expect(optional.write('<p><br></p>')).toBe('');
  expect(optional.write('<p>Work</p>')).toBe('<p>Work</p>');
});
