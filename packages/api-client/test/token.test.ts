import { describe, expect, test } from 'vitest';
import { isExpired, readToken } from '../src/index.ts';
import { claimsUntil, tokenOf } from './browser.ts';

const claims = claimsUntil(2_000_000_000);
const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

describe('a token that is a session', () => {
  test('is read in full', () => {
    expect(readToken(tokenOf(claims))).toEqual(claims);
  });

  test.each(['C', 'E', 'S'])('of type %s', (type) => {
    expect(readToken(tokenOf({ ...claims, type }))?.type).toBe(type);
  });

  test('with names outside of ASCII', () => {
    expect(readToken(tokenOf({ ...claims, parentEntityName: 'सह्याद्री संस्था 🎓' }))?.parentEntityName).toBe(
      'सह्याद्री संस्था 🎓',
    );
  });

  test('without an organisation', () => {
    const person = {
      ...claims,
      type: 'S',
      isFresher: null,
      parentEntityID: null,
      parentEntityName: undefined,
    };
    expect(readToken(tokenOf(person))).toMatchObject({
      isFresher: null,
      parentEntityID: null,
      parentEntityName: null,
    });
  });

  test('with claims that are not ours, which are left out', () => {
    expect(readToken(tokenOf({ ...claims, scope: 'session', admin: true, __proto__: { a: 1 } }))).toEqual(
      claims,
    );
  });
});

test.each(['roleID', 'jti', 'iat'])('a token of another backend without %s is a session', (name) => {
  expect(readToken(tokenOf(without(name)))).toMatchObject({ id: claims.id, exp: claims.exp });
});

test('two sessions without a name are told apart by their end', () => {
  const first = readToken(tokenOf(without('jti')));
  expect(first?.jti).not.toBe(readToken(tokenOf({ ...without('jti'), exp: claims.exp + 1 }))?.jti);
});

test('a token that ends within a second is a session until then', () => {
  const exp = claims.exp + 0.5;
  expect(readToken(tokenOf({ ...claims, exp }))).toEqual({ ...claims, exp });
  expect([isExpired(exp, exp * 1000 - 1), isExpired(exp, exp * 1000)]).toEqual([false, true]);
});

describe('what is no session', () => {
  test('a text of two or of four parts, which no server has signed', () => {
    const [head, body, signature] = tokenOf(claims).split('.');
    for (const parts of [
      [head, body],
      [head, body, signature, signature],
      [head, body, '', ''],
    ]) {
      expect(readToken(parts.join('.'))).toBeNull();
    }
  });

  const odd: [name: string, token: string][] = [
    ['nothing', ''],
    ['a word', 'null'],
    ['one part', 'abc'],
    ['dots', '..'],
    ['parts that are no base64', 'a.%%%.c'],
    ['a part of an impossible length', 'a.abcde.c'],
    ['a payload that is no JSON', `a.${Buffer.from('{"id":').toString('base64url')}.c`],
    ['a payload that is no text', `a.${Buffer.from([0xff, 0xfe, 0xfd]).toString('base64url')}.c`],
    ['a list', tokenOf([claims])],
    ['a text', tokenOf('claims')],
    ['null', tokenOf(null)],
    ['an empty object', tokenOf({})],
    ...Object.keys(claims)
      .filter(
        (name) => !['isFresher', 'parentEntityID', 'parentEntityName', 'roleID', 'jti', 'iat'].includes(name),
      )
      .map((name): [string, string] => [`a token without ${name}`, tokenOf(without(name))]),
    ['an id that is a number', tokenOf({ ...claims, id: 7 })],
    ['an empty id', tokenOf({ ...claims, id: '' })],
    ['an unknown type', tokenOf({ ...claims, type: 'X' })],
    ['exp as a text', tokenOf({ ...claims, exp: '2000000000' })],
    ['exp as null', tokenOf({ ...claims, exp: null })],
    ['exp below zero', tokenOf({ ...claims, exp: -1 })],
    ['exp beyond what a number can count', tokenOf({ ...claims, exp: 1e300 })],
    ['a ticket for resetting a password', tokenOf({ ...claims, scope: 'reset' })],
  ];

  test.each(odd)('%s', (_name, token) => {
    expect(readToken(token)).toBeNull();
  });
});

describe.each<[zone: string, minutesBehindUTC: number]>([
  ['UTC', 0],
  ['Asia/Kolkata', -330],
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
])('expiry in %s', (zone, minutesBehindUTC) => {
  test.each<[exp: string, now: string, isOver: boolean]>([
    ['2026-11-21T10:00:00Z', '2026-11-21T09:59:59.999Z', false],
    ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z', true],
    ['2026-11-21T10:00:00Z', '2026-11-21T04:30:00.000Z', false],
    ['2026-11-21T10:00:00Z', '2026-11-21T15:30:00.000Z', true],
    // The clocks of Los Angeles go back and forward around these.
    ['2026-11-01T09:00:00Z', '2026-11-01T08:59:00.000Z', false],
    ['2026-11-01T09:00:00Z', '2026-11-01T09:01:00.000Z', true],
    ['2027-03-14T10:00:00Z', '2027-03-14T09:59:00.000Z', false],
    ['2027-03-14T10:00:00Z', '2027-03-14T10:01:00.000Z', true],
  ])('%s, seen at %s', (exp, now, isOver) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      expect(new Date('2026-11-21T10:00:00Z').getTimezoneOffset()).toBe(minutesBehindUTC);
      expect(isExpired(Date.parse(exp) / 1000, Date.parse(now))).toBe(isOver);
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });

  test('what is no time has expired', () => {
    expect([Number.NaN, -Infinity].map((exp) => isExpired(exp, 0))).toEqual([true, true]);
  });
});
