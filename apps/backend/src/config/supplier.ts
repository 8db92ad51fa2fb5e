/** Settings of the organisation that sells credits, as the law wants it named on receipts. */
import { gstin as gstinRule } from '@aarambh/forms';
import { StartFailure } from '../start-failure.ts';
import { value, type Env } from './env.ts';

export interface SupplierConfig {
  name: string;
  /** Registered address on one line; null leaves it out. */
  address: string | null;
  /** Goods and services tax number; null: not registered. */
  gstin: string | null;
  /** Services accounting code of the credits: six digits that begin with 99. */
  sac: string;
}

/** Placement of people in jobs. */
const placementServices = '998512';

/** The invented company behind the sandbox, with the number that the tax office prints in its examples. */
const example: SupplierConfig = {
  name: 'Aarambh Careers Private Limited',
  address: '4th Floor, Sunrise Tower, Baner Road, Pune 411045, Maharashtra',
  gstin: '27AAPFU0939F1ZV',
  sac: placementServices,
};

/** `SUPPLIER_NAME`, `SUPPLIER_ADDRESS`, `SUPPLIER_GSTIN` and `SUPPLIER_SAC`. */
export function supplier(env: Env, sandbox: boolean): SupplierConfig {
  const unset = sandbox ? example : { name: 'Aarambh', address: null, gstin: null, sac: placementServices };
  const number = value(env, 'SUPPLIER_GSTIN')?.toUpperCase();
  if (number !== undefined && !gstinRule(number).ok) {
    throw new StartFailure('SUPPLIER_GSTIN is not a GSTIN.');
  }
  const sac = value(env, 'SUPPLIER_SAC') ?? unset.sac;
  if (!/^99[0-9]{4}$/.test(sac)) {
    throw new StartFailure('SUPPLIER_SAC is no services accounting code: six digits that begin with 99.');
  }
  return {
    name: value(env, 'SUPPLIER_NAME') ?? unset.name,
    address: value(env, 'SUPPLIER_ADDRESS') ?? unset.address,
    gstin: number ?? unset.gstin,
    sac,
  };
}
