/** The documents of a season: what an institute's head reads, and what anybody may, from whom nobody can be told. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { forPublic } from '../../src/insights/reports/for-public.ts';
import type { StoryRow } from '../../src/insights/reports/season-story.ts';
import { seasons } from '../../src/hiring/tables/seasons.ts';
import { seasonID } from '../../src/seed/data/seasons.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const season = seasonID('sahyadri');

let server: TestServer;
let officer: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  officer = await server.actAs(seededID('user/9000000031'));
});
afterAll(() => server.close());

const program = (label: string, enrolled: number, placed = enrolled): StoryRow => ({
  label,
  enrolled,
  placed,
  studies: 0,
  medianPaise: 50_000_000,
});
const story = (...programs: StoryRow[]) => ({
  name: 'Placements',
  all: { ...program('', 40), placedPercent: 80 },
  programs,
  recruiters: [
    { name: 'Zeta', people: 1, bestPaise: 90_000_000 },
    { name: 'Alpha', people: 7, bestPaise: null },
  ],
});

test('programs of fewer than five stand together, and never so that the sum tells them', () => {
  const shown = (...programs: StoryRow[]) =>
    forPublic(story(...programs), 'Others')?.programs.map(({ label, enrolled }) => [label, enrolled]);
  expect(shown(program('A', 20), program('B', 3), program('C', 2))).toEqual([
    ['A', 20],
    ['Others', 5],
  ]);
  expect(shown(program('A', 20), program('B', 9), program('C', 2))).toEqual([
    ['A', 20],
    ['Others', 11],
  ]);
  expect(shown(program('A', 20), program('B', 9))).toEqual([
    ['A', 20],
    ['B', 9],
  ]);
});

test('the median of a few is not told, nor how many a company took', () => {
  const told = forPublic(story(program('A', 20, 4), program('B', 8, 5)), 'Others');
  expect(told?.programs.map(({ medianPaise }) => medianPaise)).toEqual([null, 50_000_000]);
  expect(told?.recruiters).toEqual([
    { name: 'Alpha', people: 0, bestPaise: null },
    { name: 'Zeta', people: 0, bestPaise: null },
  ]);
  const few = story(program('A', 4));
  expect(forPublic({ ...few, all: { ...few.all, enrolled: 4 } }, 'Others')).toBeNull();
});

test.each(['en', 'hi'])('a season is a PDF and a page in %s; markup in its name is text', async (locale) => {
  const { db } = server.database;
  await db.update(seasons).set({ name: '<b>Season</b> #import "x"' });
  const of = { params: { id: season }, headers: { 'accept-language': locale } };
  const pdf = await officer('getSeasonPdf', of);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const page = await officer('getSeasonPage', of);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-disposition']).toMatch(/^attachment/);
  expect(page.text).toContain(`<html lang="${locale}">`);
  expect(page.text).toContain('&lt;b&gt;Season');
  expect(page.text).not.toContain('<b>');
});

test('a season out of reach is not there, and candidates have no documents', async () => {
  expect((await officer('getSeasonPdf', { params: { id: 'none' } })).status).toBe(404);
  const student = await server.actAs(seededID('user/9000000001'));
  expect((await student('getSeasonPage', { params: { id: season } })).status).toBe(403);
});
