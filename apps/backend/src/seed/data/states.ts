import { indianStates } from '@aarambh/forms';
import type { StateCode, states } from '../../catalogue/index.ts';

/** First two digits of the tax numbers (GSTIN) of each state and union territory. */
const gstCodes: Readonly<Record<StateCode, string>> = {
  AP: '37',
  AR: '12',
  AS: '18',
  BR: '10',
  CG: '22',
  GA: '30',
  GJ: '24',
  HR: '06',
  HP: '02',
  JH: '20',
  KA: '29',
  KL: '32',
  MP: '23',
  MH: '27',
  MN: '14',
  ML: '17',
  MZ: '15',
  NL: '13',
  OD: '21',
  PB: '03',
  RJ: '08',
  SK: '11',
  TN: '33',
  TS: '36',
  TR: '16',
  UP: '09',
  UK: '05',
  WB: '19',
  AN: '35',
  CH: '04',
  DH: '26',
  DL: '07',
  JK: '01',
  LA: '38',
  LD: '31',
  PY: '34',
};

function isStateCode(code: string): code is StateCode {
  return Object.hasOwn(gstCodes, code);
}

/** The states and union territories that forms offer, with what only the database needs. */
export const stateRows: readonly (typeof states.$inferInsert)[] = indianStates.map(
  ({ code, name, kind, aliases }) => {
    if (!isStateCode(code)) throw new Error(`The contract does not know the state ${name}.`);
    return { code, name, kind, gstCode: gstCodes[code], aliases: [...aliases] };
  },
);
