/** Where credits are supplied, which decides between CGST with SGST and IGST. */
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { findStateCode, states, type StateCode } from '../../catalogue/index.ts';
import { candidates, users } from '../../identity/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import type { Wallet } from '../tables/wallet.ts';
import type { Receipt, ReceiptParty } from '../tables/receipts.ts';

export type Supply = Pick<Receipt, 'placeOfSupply' | 'isWithinState'>;

/**
 * The state of whoever the wallet belongs to: by the GSTIN or the place of a company, the place of an institute, also for its students,
 * and of other people the state in which they live.
 * Where none is on record it is the supplier's (Integrated Goods and Services Tax Act, section 12(2)(b)).
 * @returns nothing when the supplier has no GSTIN, and so charges no such tax
 */
export async function placeOfSupply(
  tx: Transaction,
  wallet: Wallet,
  supplier: ReceiptParty,
): Promise<Supply> {
  const home = await stateOfGSTIN(tx, supplier.gstin);
  if (home === null) return { placeOfSupply: null, isWithinState: null };
  const place = (await stateOfOwner(tx, wallet)) ?? home;
  return { placeOfSupply: place, isWithinState: place === home };
}

/** The tax of a receipt in its kinds; nothing where they are not known. An odd paisa, on receipts from before the halves were equal, is CGST. */
export function taxParts({ taxPaise, placeOfSupply: place, isWithinState }: Receipt) {
  if (place === null) return {};
  const sgstPaise = isWithinState === true ? Math.floor(taxPaise / 2) : 0;
  return {
    placeOfSupply: place,
    cgstPaise: isWithinState === true ? taxPaise - sgstPaise : 0,
    sgstPaise,
    igstPaise: isWithinState === true ? 0 : taxPaise,
  };
}

async function stateOfOwner(tx: Transaction, { ownerType, ownerID }: Wallet): Promise<StateCode | null> {
  if (ownerType === 'company') {
    const [company] = await tx.select().from(companies).where(eq(companies.id, ownerID));
    if (company === undefined) return null;
    const written = company.location.split(',').at(-1) ?? '';
    return (await stateOfGSTIN(tx, company.gstin)) ?? findStateCode(tx, written);
  }
  if (ownerType === 'institute') return stateOfInstitute(tx, ownerID);
  const [user] = await tx.select().from(users).where(eq(users.id, ownerID));
  if (user?.parentEntityType === 'Institute' && user.parentEntityID !== null) {
    return stateOfInstitute(tx, user.parentEntityID);
  }
  const [person] = await tx
    .select({ stateCode: candidates.stateCode })
    .from(candidates)
    .where(eq(candidates.userID, ownerID));
  return person?.stateCode ?? null;
}

async function stateOfInstitute(tx: Transaction, id: string): Promise<StateCode | null> {
  const [institute] = await tx
    .select({ stateCode: institutes.stateCode })
    .from(institutes)
    .where(eq(institutes.id, id));
  return institute?.stateCode ?? null;
}

/** A GSTIN begins with the two digits of its state. */
async function stateOfGSTIN(tx: Transaction, gstin: string | null | undefined): Promise<StateCode | null> {
  if (!gstin) return null;
  const [state] = await tx
    .select({ code: states.code })
    .from(states)
    .where(eq(states.gstCode, gstin.slice(0, 2)));
  return state?.code ?? null;
}
