import { companyCheckValues } from '@aarambh/api-client/enums';
import { describe, expect, test } from 'vitest';
import { validate } from '../../definition/validate.ts';
import { joinValues } from '../../records/joinedValues.ts';
import { companyApproval } from './companyVerdict.ts';

describe('what was checked of a company', () => {
  test.each(companyCheckValues.map((_check, index) => companyCheckValues.slice(0, index + 1)))(
    'is sent as it was ticked: %s',
    (...checks) => {
      const values = { checked: joinValues(checks), note: '' };
      expect(validate(companyApproval, values)).toMatchObject({ ok: true });
      expect(companyApproval.toPayload(values)).toEqual({ checked: checks });
    },
  );

  test('is at least one thing, and none that nobody knows', () => {
    for (const checked of ['', 'GST, Luck']) {
      expect(validate(companyApproval, { checked, note: '' })).toMatchObject({ ok: false });
    }
  });
});
