/** Cells that people write in several ways, in the one way in which the contract has them. */
import { stateCodeValues } from '@aarambh/api-client/enums';
import { emailPattern, mobileNumberPattern, phoneNumberPattern } from '@aarambh/api-client/patterns';
import { readMobile, readState } from '@aarambh/forms';
import { schemasIn, type Schema } from './schema-parts.ts';

/** Longer cells are not what is looked for. */
const mostTidied = 300;

/**
 * A cell as the contract writes it; one that is nothing of that kind stays as it is, so that it is refused.
 * @param property JSON schema of the cell
 */
export function tidyCell(property: Schema, cell: string): string {
  if (cell === '' || cell.length > mostTidied) return cell;
  const schemas = schemasIn(property);
  const has = (pattern: RegExp) => schemas.some((schema) => schema.pattern === pattern.source);
  if (has(mobileNumberPattern)) return readMobile(cell) ?? cell;
  // A landline with its 0 could be read as a mobile number.
  if (has(phoneNumberPattern)) return phoneNumberPattern.test(cell) ? cell : (readMobile(cell) ?? cell);
  if (schemas.some(isOfStates)) return isStateCode(cell) ? cell : (readState(cell) ?? cell);
  if (has(emailPattern)) return cell.replace(/^mailto:/i, '');
  return cell;
}

const isOfStates = ({ enum: choices }: Schema): boolean =>
  Array.isArray(choices) && choices.length === stateCodeValues.length && choices.every(isStateCode);

const isStateCode = (value: unknown): boolean =>
  typeof value === 'string' && stateCodeValues.some((code) => code === value.toUpperCase());

/** Whether cells are days of the calendar. */
export const isOfDays = (property: Schema): boolean =>
  schemasIn(property).some(({ format }) => format === 'date');
