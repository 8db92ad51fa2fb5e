import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlOfMarks, marksOfHTML } from './markedText.ts';

describe('htmlOfMarks', () => {
  it.each([
    ['One line', '<p>One line</p>'],
    ['One\nline more', '<p>One<br>line more</p>'],
    ['One\n\n\nTwo', '<p>One</p><p>Two</p>'],
    ['Bring:\n- a pen\n- your **ID**', '<p>Bring:</p><ul><li>a pen</li><li>your <b>ID</b></li></ul>'],
    ['1. first\n2) second', '<ol><li>first</li><li>second</li></ol>'],
    ['_soon_ snake_case_name', '<p><i>soon</i> snake_case_name</p>'],
    [
      '[rules](https://college.example/a?b=1&c)',
      '<p><a href="https://college.example/a?b=1&amp;c">rules</a></p>',
    ],
    ['<b onclick="x">', '<p>&lt;b onclick=&quot;x&quot;&gt;</p>'],
    ['[x](/a"onclick="y)', '<p><a href="/a&quot;onclick=&quot;y">x</a></p>'],
    ['   ', ''],
  ])('makes of %j %s', (text, html) => {
    expect(htmlOfMarks(text)).toBe(html);
  });
});

describe('marksOfHTML', () => {
  it('gives back a text that makes the same HTML, whatever was written', () => {
    const line = fc
      .tuple(
        fc.constantFrom('', '- ', '1. ', '  '),
        fc.constantFrom(
          'one',
          '**two**',
          '_three_',
          '[four](https://a.example/?b=1&c)',
          'a < b & "c"',
          '2 * 3',
        ),
      )
      .map((parts) => parts.join(''));
    const text = fc.array(fc.oneof(line, fc.constant(''))).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, (written) => {
        const html = htmlOfMarks(written);
        expect(htmlOfMarks(marksOfHTML(html))).toBe(html);
      }),
    );
  });

  it('leaves the words of markup that it does not know', () => {
    expect(marksOfHTML('<h3>Tasks</h3><p><span class="x">Sell</span> <em>well</em></p>')).toBe(
      'Tasks\n\nSell _well_',
    );
  });
});
