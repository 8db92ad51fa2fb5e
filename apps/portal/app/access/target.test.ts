import { describe, expect, it } from 'vitest';
import { inAppPath, readSignInAddress, signInAddress } from './target.ts';

describe('inAppPath', () => {
  it.each([
    '/profile',
    '/city?page=2&sort=-name',
    '/a/b#c',
    '/dashboard',
    '/loginhelp',
    '/%2f%2fevil.example',
  ])('goes to %s', (path) => {
    expect(inAppPath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'profile',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    ' //evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/login',
    '/login?next=/login',
    '/login/',
    '/city\\..',
  ])('goes to the dashboard instead of %j', (path) => {
    expect(inAppPath(path)).toBe('/dashboard');
  });
});

const at = (address: string) => new URL(address, 'https://portal.example');

describe('the address of the sign-in screen', () => {
  it('brings back the screen that was asked for', () => {
    const address = signInAddress(at('/profile?tab=2#skills'), 'none');
    expect(readSignInAddress(at(address).searchParams)).toEqual({
      target: '/profile?tab=2#skills',
      notice: null,
    });
  });

  it('says that a session ended, however it ended', () => {
    expect(signInAddress(at('/dashboard'), 'expired')).toBe('/login?notice=ended');
    expect(signInAddress(at('/dashboard'), 'revoked')).toBe('/login?notice=ended');
  });

  it('leads nowhere special after logging out', () => {
    expect(signInAddress(at('/profile'), 'signed-out')).toBe('/login?notice=signed-out');
  });

  it('brings back what was open in a tab that another one signed out', () => {
    expect(signInAddress(at('/profile'), 'elsewhere')).toBe('/login?next=%2Fprofile&notice=signed-out');
  });

  it('is plain when nothing is to be kept', () => {
    expect(signInAddress(at('/dashboard'), 'none')).toBe('/login');
  });

  it('ignores a notice it does not know', () => {
    expect(readSignInAddress(new URLSearchParams('notice=<b>'))).toEqual({
      target: '/dashboard',
      notice: null,
    });
  });
});
