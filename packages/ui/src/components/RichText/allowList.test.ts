import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLink } from './allowList.ts';

const site = 'https://portal.example';

describe('safeLink', () => {
  it.each([
    ['/my-jobs?tab=open#top', '/my-jobs?tab=open#top', undefined],
    ['my-jobs', '/my-jobs', undefined],
    ['https://portal.example/cv', '/cv', undefined],
    ['  /cv\n', '/cv', undefined],
    ['https://college.example/notice', 'https://college.example/notice', 'college.example'],
    ['//college.example/notice', 'https://college.example/notice', 'college.example'],
    ['https://portal.example//evil.example/x', 'https://portal.example//evil.example/x', undefined],
  ])('%j leads to %s', (value, href, externalHost) => {
    expect(safeLink(value, site)).toEqual(externalHost ? { href, externalHost } : { href });
  });

  it('shows the real name of a host written in another script', () => {
    expect(safeLink('https://рortal.example/', site)?.externalHost).toMatch(/^xn--/);
  });

  it.each([
    '',
    ' \n',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://portal.example/1',
    'file:///etc/passwd',
    'mailto:a@b.example',
    'tel:123',
    'http://college.example/',
    'https://portal.example@evil.example/',
    'https://user:pw@portal.example/',
    'https://',
    'http://[',
  ])('%j is not followed', (value) => {
    expect(safeLink(value, site)).toBeUndefined();
  });

  it('never gives an address with another scheme, for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `javascript:${text}`),
        ),
        (value) => {
          const link = safeLink(value, site);
          if (!link) return;
          const target = new URL(link.href, site);
          expect(target.protocol).toBe('https:');
          expect(target.origin === site).toBe(link.externalHost === undefined);
        },
      ),
      { numRuns: 50 },
    );
  });
});
