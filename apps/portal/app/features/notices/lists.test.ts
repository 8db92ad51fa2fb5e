import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countOfNew, readMessages, sentAt, UnreadableList } from './lists.ts';

const message = { id: 'one', content: '<p>Hello</p>', created_at: 1_795_235_400, type: 'Broadcast' };

it.each([
  ['/home', '/home', undefined],
  ['', '', undefined],
  [null, null, undefined],
  [undefined, null, undefined],
  [5, null, true],
  [{ href: '/home' }, null, true],
])('a message whose link is %j has %j', (cta, kept, isLinkUnreadable) => {
  const { messages, leftOut } = readMessages([{ ...message, cta }]);
  expect(leftOut).toBe(0);
  expect(messages).toEqual([{ ...message, cta: kept, ...(isLinkUnreadable && { isLinkUnreadable }) }]);
});

it('makes of any answer a list that can be shown, or says that it is none', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.record({ id: fc.anything(), content: fc.anything(), cta: fc.anything(), created_at: fc.double() }),
    fc.record({ id: fc.string(), content: fc.string(), cta: fc.anything(), created_at: fc.double() }),
  );
  fc.assert(
    fc.property(fc.array(anything), (list) => {
      const read = readMessages(list);
      expect(read.messages.length + read.leftOut).toBe(list.length);
      expect(countOfNew(read, Infinity)).toBeLessThanOrEqual(read.messages.length);
      for (const each of read.messages) {
        expect(typeof each.content).toBe('string');
        expect(each.cta === null || typeof each.cta === 'string').toBe(true);
        expect(() => new Date(sentAt(each)).toISOString()).not.toThrow();
      }
    }),
  );
  expect(() => readMessages('nothing')).toThrow(UnreadableList);
});
