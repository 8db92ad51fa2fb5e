/** Two purchases of the sandbox: one that the provider told of and no browser, and one that nobody finished. */
import { eq } from 'drizzle-orm';
import { supplier } from '../config/index.ts';
import { seededID, type Transaction } from '../database/index.ts';
import { users } from '../identity/index.ts';
import { defaultSettings, openWallet, paymentOrders, quoteForAmount, settle } from '../money/index.ts';
import { companyID } from './data/companies.ts';

const minute = 60 * 1000;
/** What an order has to be paid within. */
const orderLife = 30 * minute;

interface Purchase {
  key: string;
  mobileNumber: string;
  owner: Parameters<typeof openWallet>[1];
  rupees: number;
  minutesAgo: number;
  isPaid: boolean;
}

const imran = seededID('user/9000000004');

const purchases: readonly Purchase[] = [
  {
    key: 'paid',
    mobileNumber: '9000000021',
    owner: { type: 'company', id: companyID('navyug') },
    rupees: 500,
    minutesAgo: 110,
    isPaid: true,
  },
  {
    key: 'expired',
    mobileNumber: '9000000004',
    owner: { type: 'user', id: imran },
    rupees: 100,
    minutesAgo: 26 * 60,
    isPaid: false,
  },
];

/** Writes the purchases of those who are there, and settles the one that was paid as a message of the provider would. */
export async function addPayments(tx: Transaction, now: Date): Promise<void> {
  for (const { key, mobileNumber, owner, rupees, minutesAgo, isPaid } of purchases) {
    const userID = seededID(`user/${mobileNumber}`);
    if ((await tx.$count(users, eq(users.id, userID))) === 0) continue;
    const id = seededID(`payment-order/${key}`);
    const createdAt = new Date(now.getTime() - minutesAgo * minute);
    const amountPaise = rupees * 100;
    const wallet = await openWallet(tx, owner);
    await tx.insert(paymentOrders).values({
      id,
      userID,
      walletID: wallet.id,
      receiptID: id,
      amountPaise,
      provider: 'sandbox',
      providerOrderID: `order_${key}`,
      status: isPaid ? 'Created' : 'Expired',
      quote: quoteForAmount(amountPaise, defaultSettings),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + orderLife),
    });
    if (!isPaid) continue;
    const payment = { id: `pay_${key}`, state: 'captured', amountPaise, currency: 'INR' } as const;
    await settle(tx, id, payment, {
      now: new Date(createdAt.getTime() + 3 * minute),
      supplier: supplier({}, true),
    });
  }
}
