import { expect, test } from 'vitest';
import { fillNotice, noticeFieldsIn, unknownNoticeField } from './noticeFields.ts';

test('the fields of a text are found once each, others in braces are named', () => {
  expect(noticeFieldsIn('{name}, come at {time}. {name}!')).toEqual(['name', 'time']);
  expect(noticeFieldsIn('{ name } {NAME} name')).toEqual([]);
  expect(unknownNoticeField('{name} and {time}')).toBeUndefined();
  expect(unknownNoticeField('{name} and {room}')).toBe('{room}');
  expect(unknownNoticeField('a {} b')).toBe('{}');
  expect(unknownNoticeField('no } braces { here')).toBeUndefined();
});

test('each field is said in its place, and what a value says is not read again', () => {
  const values = { name: 'Asha {time}', rollNumber: 'CE/1', time: '10:00', place: 'Hall $& 1' };
  expect(fillNotice('{name} ({rollNumber}): {time}, {place}, {room}', (field) => values[field])).toBe(
    'Asha {time} (CE/1): 10:00, Hall $& 1, {room}',
  );
});
