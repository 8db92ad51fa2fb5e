/** Who gets which slot, for whatever people, slots and engagements there are. */
import { array, assert, constantFrom, integer, property, record, tuple, type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { allot, usualBetweenPlacesMs as apart, doMeet, type Span } from '../../src/hiring/slots/allotting.ts';

const seed = Number(process.env.TEST_SEED);
const minute = 60_000;
const nine = Date.parse('2026-12-09T03:30:00Z');

const spanAt = (from: number, minutes: number, place: string): Span => ({
  startsAt: new Date(nine + from * minute),
  endsAt: new Date(nine + (from + minutes) * minute),
  place,
});

const spans = array(
  tuple(integer({ min: 0, max: 240 }), integer({ min: 5, max: 90 }), constantFrom('A', 'B', '')).map(
    ([from, minutes, place]) => spanAt(from, minutes, place),
  ),
  { maxLength: 12 },
);

const worlds = record({
  slots: spans,
  people: array(spans, { maxLength: 12 }).map((all) =>
    all.map((engagements, index) => ({ index, engagements })),
  ),
});

const planOf = ({ slots, people }: typeof worlds extends Arbitrary<infer World> ? World : never) =>
  allot(people, slots, ({ engagements }) => engagements, apart);

test('nobody is in two places, no slot has two people, and everybody is accounted for', () => {
  assert(
    property(worlds, (world) => {
      const plan = planOf(world);
      expect(plan.map(({ person }) => person)).toEqual(world.people);
      const given = plan.flatMap((each) => ('slot' in each ? [each] : []));
      expect(new Set(given.map(({ slot }) => slot)).size).toBe(given.length);
      for (const { person, slot } of given) {
        expect(person.engagements.some((each) => doMeet(slot, each, apart))).toBe(false);
      }
    }),
    { seed },
  );
});

test('each gets the first free slot that fits; who gets none learns all that stands in the way, or that none was free', () => {
  assert(
    property(worlds, (world) => {
      const taken = new Set<Span>();
      for (const each of planOf(world)) {
        const free = world.slots.filter((slot) => !taken.has(slot));
        const fits = free.filter(
          (slot) => !each.person.engagements.some((other) => doMeet(slot, other, apart)),
        );
        const given = 'slot' in each ? each.slot : undefined;
        expect(given).toBe(fits[0]);
        if (given !== undefined) taken.add(given);
        const inTheWay = each.person.engagements.filter((other) =>
          free.some((slot) => doMeet(slot, other, apart)),
        );
        const meets = 'slot' in each ? inTheWay : each.meets;
        expect(new Set(meets)).toEqual(new Set(inTheWay));
      }
    }),
    { seed },
  );
});

test('the same input gives the same plan', () => {
  assert(
    property(worlds, (world) => {
      expect(planOf(world)).toEqual(planOf(structuredClone(world)));
    }),
    { seed },
  );
});

test('a quarter of an hour lies between two places, nothing between two times in one', () => {
  const first = spanAt(0, 20, 'Seminar hall 2');
  expect(doMeet(first, spanAt(20, 20, ' seminar hall 2'), apart)).toBe(false);
  expect(doMeet(first, spanAt(19, 20, 'Seminar hall 2'), apart)).toBe(true);
  expect(doMeet(first, spanAt(34, 20, 'Lab 1'), apart)).toBe(true);
  expect(doMeet(first, spanAt(35, 20, 'Lab 1'), apart)).toBe(false);
  // Two places that are not known are not one.
  expect(doMeet(spanAt(0, 20, ''), spanAt(20, 20, ''), apart)).toBe(true);
  expect(apart).toBe(15 * minute);
  // As a season has it.
  expect(doMeet(first, spanAt(34, 20, 'Lab 1'), 0)).toBe(false);
  expect(doMeet(first, spanAt(35, 20, 'Lab 1'), 40 * minute)).toBe(true);
});
