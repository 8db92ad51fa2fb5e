import { describe, expect, it } from 'vitest';
import { verificationOf } from './verification.ts';

const at = (address: string) => verificationOf(new URL(address, 'https://portal.example'));

describe('verificationOf', () => {
  it('reads matrix parameters', () => {
    expect(at('/otp-verification;contact=9876543210;instituteId=i-1')).toEqual({
      contact: '9876543210',
      instituteId: 'i-1',
      sending: 'unknown',
    });
  });

  it('reads the same as a query, which wins', () => {
    expect(at('/otp-verification?contact=9876543210')).toMatchObject({
      contact: '9876543210',
      instituteId: null,
    });
    expect(at('/otp-verification;contact=1;instituteId=x/?contact=2')?.contact).toBe('2');
  });

  it('decodes what was escaped', () => {
    expect(at('/otp-verification;contact=%2B91%2098765;instituteId=a%2Fb')).toEqual({
      contact: '+91 98765',
      instituteId: 'a/b',
      sending: 'unknown',
    });
  });

  it.each([
    '/otp-verification',
    '/otp-verification;instituteId=i-1',
    '/otp-verification;contact=',
    '/login;contact=1',
  ])('finds nothing in %s', (address) => {
    expect(at(address)).toBeUndefined();
  });
});
