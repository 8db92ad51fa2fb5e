import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { otpPurposes } from '../schemas/bodies.ts';
import { employeeCounts } from './employeeCounts.ts';
import { leadNextActions, leadStatuses } from './leadStates.ts';

const contract = readFileSync(new URL('../../../../openapi/schemas/enums.yaml', import.meta.url), 'utf8');

/** The values of a list as the contract has them. */
function listed(name: string): string[] {
  const [, values = ''] = contract.split(`\n${name}:\n`)[1]?.split('enum: [') ?? [];
  const [line = ''] = values.split(']');
  return line.split(',').map((value) => value.trim().replaceAll("'", ''));
}

describe('lists that the contract has too', () => {
  it.each([
    ['EmployeeCount', employeeCounts],
    ['LeadStatus', leadStatuses],
    ['LeadNextAction', leadNextActions],
    ['OtpPurpose', otpPurposes],
  ])('%s', (name, values) => {
    expect(listed(name)).toEqual(values);
  });
});
