import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crumbsFromPath, labelFromSegment } from './crumbsFromPath.ts';

const read = (path: string, options = {}): string =>
  crumbsFromPath(path, options)
    .map(({ label, href }) => (href ? `${label}<${href}>` : label))
    .join(' / ');

describe('crumbsFromPath', () => {
  it.each([
    ['/dashboard', 'Home</home> / Dashboard'],
    ['/job-profile-lateral', 'Home</home> / Job profile lateral'],
    ['/admin/notifications', 'Home</home> / Admin</admin> / Notifications'],
    [
      '/job-description/JD-42/eligible-students',
      'Home</home> / Job description</job-description> / JD 42</job-description/JD-42> / Eligible students',
    ],
    ['/otp-verification;contact=9876543210;instituteId=7', 'Home</home> / Otp verification'],
    ['/city;page=2/edit;tab=a?from=/x#y', 'Home</home> / City</city> / Edit'],
    ['//city//', 'Home</home> / City'],
    ['/home', 'Home'],
    ['/', 'Home'],
    ['', 'Home'],
    ['/%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87', 'Home</home> / पुणे'],
    ['/100%-done', 'Home</home> / 100% done'],
    ['/-', 'Home</home> / -'],
  ])('%s reads %s', (path, expected) => {
    expect(read(path)).toBe(expected);
  });

  it('takes titles by full path before titles by segment, and another home', () => {
    const labels = { city: 'Cities', '/city/42': 'Pune' };
    expect(read('/city/42', { labels })).toBe('Home</home> / Cities</city> / Pune');
    expect(read('/city', { homeLabel: 'होम', homeHref: '/start' })).toBe('होम</start> / City');
  });

  it('does not read the methods of Object as titles', () => {
    expect(read('/constructor/toString')).toBe('Home</home> / Constructor</constructor> / ToString');
  });

  it('survives any path, and only the last crumb lacks an address', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        const trail = crumbsFromPath(path);
        expect(trail.at(-1)?.href).toBeUndefined();
        expect(trail.slice(0, -1).every(({ href, label }) => href?.startsWith('/') && label !== '')).toBe(
          true,
        );
        expect(new Set(trail.map(({ id }) => id)).size).toBe(trail.length);
      }),
    );
  });
});

describe('labelFromSegment', () => {
  it('raises one letter, also outside the Latin alphabet and outside the basic plane', () => {
    expect(labelFromSegment('élan')).toBe('Élan');
    expect(labelFromSegment('𐐨x')).toBe('𐐀x');
  });
});
