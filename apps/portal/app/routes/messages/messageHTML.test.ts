import { describe, expect, it } from 'vitest';
import { messageHTML } from './messageHTML.ts';

describe('messageHTML', () => {
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
    expect(messageHTML(text)).toBe(html);
  });
});
