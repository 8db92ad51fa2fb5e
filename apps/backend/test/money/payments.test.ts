import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentEvents, paymentOrders } from '../../src/money/tables/payments.ts';
import { receipts } from '../../src/money/tables/receipts.ts';
import { transfer } from '../../src/money/wallet/ledger.ts';
import { wallets } from '../../src/money/tables/wallet.ts';
import { companies } from '../../src/organisations/tables/companies.ts';
import { candidates, type User } from '../../src/identity/tables/users.ts';
import { checkLedger } from '../support/ledger.ts';
import {
  checkPayments,
  newOrder,
  newPaymentID,
  payInSilence,
  proofOf,
  sendEvent,
} from '../support/payments.ts';
import { pagesOfPDF } from '../support/pdf.ts';
import { addCompany, addInstitute, addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let payer: User;
let call: Call;
let other: Call;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  payer = await addPerson(server.database.db, 'experienced', null);
  call = await server.actAs(payer.id);
  other = await server.actAs((await addPerson(server.database.db, 'experienced', null)).id);
});

const balance = async (by: Call = call) => (await by('getWallet')).data.wallet.balance;
const statusOf = async (id: string) =>
  (await server.database.db.select().from(paymentOrders).where(eq(paymentOrders.providerOrderID, id)))[0]
    ?.status;
const passMinutes = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
};
const verify = (by: Call, body: object) => by('verifyPayment', { body });

describe('an order', () => {
  test('says what it gives, and for how long', async () => {
    const order = await newOrder(call, 12_300);
    expect(order).toMatchObject({
      amount: 12_300,
      currency: 'INR',
      status: 'Created',
      provider: 'sandbox',
      key: 'rzp_test_sandbox',
      credits: 123,
      expiresAt: new Date(server.clock.now.getTime() + 30 * 60_000).toISOString(),
      paidAt: null,
      paymentID: null,
    });
    expect(order.id).toMatch(/^order_[A-Za-z0-9]{14}$/);
  });

  test.each([
    ['under the minimum', 4_999],
    ['over the maximum', 5_000_001],
    ['with half a paisa', 10_000.5],
    ['below zero', -10_000],
  ])('%s is refused', async (_what, amount) => {
    const body = { amount, currency: 'INR', receiptID: 'refused' };
    expect(await call('createPaymentOrder', { body })).toMatchObject({ status: 422 });
  });

  test.each([5_000, 5_000_000])('of %i paise, the edge, is taken', async (amount) => {
    expect((await newOrder(call, amount)).amount).toBe(amount);
  });

  test('in another currency is refused', async () => {
    const body = { amount: 10_000, currency: 'USD', receiptID: 'dollars' };
    expect(await call('createPaymentOrder', { body })).toMatchObject({ status: 422 });
  });

  test('is made once, however often and at the same time it is asked for', async () => {
    const body = { amount: 10_000, currency: 'INR', receiptID: 'twenty-times' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('createPaymentOrder', { body })));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    const { db } = server.database;
    expect(await db.$count(paymentOrders, eq(paymentOrders.userID, payer.id))).toBe(1);
  });

  test('cannot change its amount', async () => {
    const body = { amount: 10_000, currency: 'INR', receiptID: 'fixed' };
    await call('createPaymentOrder', { body });
    const changed = await call('createPaymentOrder', { body: { ...body, amount: 20_000 } });
    expect(changed).toMatchObject({ status: 409, error: { code: 'IDEMPOTENCY_MISMATCH' } });
  });

  test('of somebody else with the same receipt id is another one', async () => {
    const body = { amount: 10_000, currency: 'INR', receiptID: 'same-name' };
    const [mine, theirs] = [
      await call('createPaymentOrder', { body }),
      await other('createPaymentOrder', { body }),
    ];
    expect(mine.data.id).not.toBe(theirs.data.id);
  });

  test('waits while another payment of the person runs', async () => {
    const { id } = await newOrder(call);
    await sendEvent(server, { orderID: id, paymentID: newPaymentID(), status: 'authorized' });
    const second = await call('createPaymentOrder', {
      body: { amount: 10_000, currency: 'INR', receiptID: 'second' },
    });
    expect(second).toMatchObject({ status: 409, error: { code: 'DUPLICATE', details: { orderID: id } } });
    expect((await newOrder(other)).status).toBe('Created');
  });

  test('is not made for a frozen wallet', async () => {
    const { data } = await call('getWallet');
    await server.database.db.update(wallets).set({ status: 'Frozen' }).where(eq(wallets.id, data.wallet.id));
    const body = { amount: 10_000, currency: 'INR', receiptID: 'frozen' };
    expect(await call('createPaymentOrder', { body })).toMatchObject({
      status: 409,
      error: { code: 'ILLEGAL_TRANSITION' },
    });
  });

  test('is refused to a suspended company, which is told so', async () => {
    const { db } = server.database;
    const id = await addCompany(db);
    const employer = await server.actAs((await addPerson(db, 'employer', id)).id);
    const body = { amount: 10_000, currency: 'INR', receiptID: 'rcpt_company' };
    expect((await employer('getWallet')).data.wallet.rechargeRefusal).toBeNull();
    const support = await server.actAs((await addPerson(db, 'support', null)).id);
    const verdict = {
      params: { id },
      body: { verdict: 'Suspended', note: 'Asked for a deposit', rowVersion: 1 },
    };
    expect((await support('verifyCompany', verdict)).status).toBe(200);

    expect((await employer('getWallet')).data.wallet.rechargeRefusal).toBe('company-suspended');
    expect(await employer('createPaymentOrder', { body })).toMatchObject({
      status: 409,
      error: { code: 'ILLEGAL_TRANSITION' },
    });
    const { data } = await employer('getDashboard');
    expect(data.dashboard.nextActions.map(({ key }) => key)).toContain('company-suspended');
    const { text } = await employer('listNotifications', { query: { type: 'Critical' } });
    expect(text).toContain('is suspended');
  });

  test('needs a wallet, and a session', async () => {
    const body = { amount: 10_000, currency: 'INR', receiptID: 'nobody' };
    const support = await server.actAs((await addPerson(server.database.db, 'support', null)).id);
    expect((await support('createPaymentOrder', { body })).status).toBe(404);
    expect((await server.call('createPaymentOrder', { body })).status).toBe(401);
  });
});

test('of a payment from another state the tax is IGST, wherever the payer is later', async () => {
  const { db } = server.database;
  const companyID = await addCompany(db);
  const setGstin = (gstin: string | null) =>
    db.update(companies).set({ gstin }).where(eq(companies.id, companyID));
  await setGstin('29AAAPL1234C1ZV');
  const employer = await server.actAs((await addPerson(db, 'employer', companyID)).id);
  const { id } = await newOrder(employer);
  const paymentID = newPaymentID();
  const { data } = await verify(employer, proofOf(server, id, paymentID));
  const { taxPaise } = data.receipt;
  const supplied = { placeOfSupply: 'KA', cgstPaise: 0, sgstPaise: 0, igstPaise: taxPaise };
  expect(data.receipt).toMatchObject(supplied);
  await setGstin(null);
  const read = await employer('getReceipt', { params: { id: data.receipt.id } });
  expect(read.data.receipt).toMatchObject(supplied);

  // A refund gives back the tax that was paid, in the state in which it was, not where the company is by then.
  await db.update(companies).set({ location: 'Pune, Maharashtra' }).where(eq(companies.id, companyID));
  await sendEvent(server, { orderID: id, paymentID, status: 'refunded', type: 'refund.processed' });
  const { receipt } = (await employer('listReceipts')).data;
  const refund = receipt.find(({ kind }) => kind === 'Refund voucher');
  expect(refund).toMatchObject({ ...supplied, taxPaise, amountPaise: data.receipt.amountPaise });
});

test('a receipt of a company names it as it is on record, and a refund names whom the receipt named', async () => {
  const { db } = server.database;
  const companyID = await addCompany(db);
  const onRecord = eq(companies.id, companyID);
  const address = { addressLine: '12 MG Road', location: 'Pune, Maharashtra', pincode: '411001' };
  await db
    .update(companies)
    .set({ name: 'Receipted Works', gstin: '27AAPFU0939F1ZV', ...address })
    .where(onRecord);
  const employer = await server.actAs((await addPerson(db, 'employer', companyID)).id);
  const { id } = await newOrder(employer);
  const paymentID = newPaymentID();
  const { receipt } = (await verify(employer, proofOf(server, id, paymentID))).data;
  const recipient = {
    name: 'Receipted Works',
    gstin: '27AAPFU0939F1ZV',
    address: '12 MG Road, Pune, Maharashtra 411001',
  };
  expect(receipt).toMatchObject({ supplier: { sac: '998512' }, recipient, cgstPaise: 763, sgstPaise: 763 });
  const [page] = await pagesOfPDF((await employer('getReceiptPdf', { params: { id: receipt.id } })).bytes);
  for (const said of Object.values(recipient)) expect(page).toContain(said);

  await db.update(companies).set({ addressLine: null, gstin: null }).where(onRecord);
  await sendEvent(server, { orderID: id, paymentID, status: 'refunded', type: 'refund.processed' });
  const { receipt: all } = (await employer('listReceipts')).data;
  expect(all.find(({ kind }) => kind === 'Refund voucher')).toMatchObject({ recipient });
});

test('a person without an institute is supplied where they live', async () => {
  await server.database.db
    .insert(candidates)
    .values({ userID: payer.id, stateCode: 'KA' })
    .onConflictDoUpdate({ target: candidates.userID, set: { stateCode: 'KA' } });
  const { id } = await newOrder(call);
  const { receipt } = (await verify(call, proofOf(server, id, newPaymentID()))).data;
  const { taxPaise } = receipt;
  expect(receipt).toMatchObject({ placeOfSupply: 'KA', cgstPaise: 0, sgstPaise: 0, igstPaise: taxPaise });
});

describe('a proof', () => {
  test('credits the wallet and gives a receipt', async () => {
    const { id, receiptID } = await newOrder(call);
    const paymentID = newPaymentID();
    const { status, data } = await verify(call, proofOf(server, id, paymentID));
    expect(status).toBe(200);
    expect(data.order).toMatchObject({ id, status: 'Paid', paymentID });
    expect(data.walletEntry).toMatchObject({ amount: 100, kind: 'Recharge', balanceAfter: 100 });
    expect(data.receipt).toMatchObject({
      receiptID,
      kind: 'Receipt voucher',
      amountPaise: 10_000,
      credits: 100,
      paymentID,
      taxRate: 18,
      // What the wallet quotes and the settings explain.
      taxPaise: 1_526,
      // Nobody knows where the payer is, so it is where the supplier is.
      placeOfSupply: 'MH',
      cgstPaise: 763,
      sgstPaise: 763,
      igstPaise: 0,
      supplier: server.config.supplier,
      recipient: { name: 'Test Person' },
    });
    expect(data.receipt.receiptNumber).toMatch(/^RV\/26-27\/\d{7}$/);
    expect(data.walletEntry.receipt).toBe(data.receipt.id);
    expect(await balance()).toBe(100);
  });

  test('a second time is answered alike and changes nothing', async () => {
    const { id } = await newOrder(call);
    const proof = proofOf(server, id, newPaymentID());
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(call, proof)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.receipt.receiptNumber)).size).toBe(1);
    expect(await balance()).toBe(100);
  });

  test('with any forged signature credits nothing', async () => {
    const { id } = await newOrder(call);
    const { id: second } = await newOrder(call);
    const paymentID = newPaymentID();
    const good = proofOf(server, id, paymentID);
    const signature = good.razorpay_signature;
    const flipped = Array.from({ length: 256 }, (_, bit) => {
      const bytes = Buffer.from(signature, 'hex');
      bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      return bytes.toString('hex');
    });
    const forged: unknown[] = [
      ...flipped,
      '',
      signature.toUpperCase(),
      signature.slice(1),
      `${signature}0`,
      ` ${signature}`,
      `${signature}\n`,
      Buffer.from(signature, 'hex').toString('base64'),
      proofOf(server, second, paymentID).razorpay_signature,
      proofOf(server, id, newPaymentID()).razorpay_signature,
      proofOf(server, paymentID, id).razorpay_signature,
      null,
      true,
      1,
    ];
    for (const razorpay_signature of forged) {
      expect((await verify(call, { ...good, razorpay_signature })).status).toBe(400);
    }
    const odd: object[] = [
      {},
      { ...good, razorpay_signature: [signature] },
      { razorpay_order_id: id, razorpay_payment_id: paymentID },
      { ...good, razorpay_payment_id: `${paymentID}x` },
      { ...good, razorpay_order_id: second },
    ];
    for (const body of odd) expect([400, 422]).toContain((await verify(call, body)).status);
    expect(await statusOf(id)).toBe('Created');
    expect(await balance()).toBe(0);
  });

  test('of the order of somebody else finds no order', async () => {
    const { id } = await newOrder(call);
    const proof = proofOf(server, id, newPaymentID());
    expect(await verify(other, proof)).toMatchObject({ status: 404 });
    expect(await call('getPaymentOrder', { params: { id } })).toMatchObject({ status: 200 });
    expect(await other('getPaymentOrder', { params: { id } })).toMatchObject({ status: 404 });
    expect([await balance(), await balance(other)]).toEqual([0, 0]);
  });

  test('that names another amount gets the credits of the order', async () => {
    const { id } = await newOrder(call);
    const proof = { ...proofOf(server, id, newPaymentID()), amount: 5_000_000, credits: 50_000 };
    expect((await verify(call, proof)).data.walletEntry.amount).toBe(100);
    expect(await balance()).toBe(100);
  });

  test('gets what was promised, whatever the settings say by then', async () => {
    const { id, credits } = await newOrder(call);
    const admin = await server.actAs((await addPerson(server.database.db, 'super-admin', null)).id);
    const raise = (conversionFactor: number | null) =>
      admin('updateSettings', {
        params: { id: 'C' },
        body: { conversionFactor, reason: 'A test of prices' },
      });
    expect((await raise(7)).status).toBe(200);
    const { data } = await verify(call, proofOf(server, id, newPaymentID()));
    await raise(null);
    expect(data.walletEntry.amount).toBe(credits);
  });

  test('after the order has expired still credits: the money was taken', async () => {
    const { id } = await newOrder(call);
    passMinutes(31);
    const { data } = await call('getPaymentOrder', { params: { id } });
    expect(data.order.status).toBe('Expired');
    expect((await verify(call, proofOf(server, id, newPaymentID()))).data.order.status).toBe('Paid');
    expect(await balance()).toBe(100);
  });

  test('can be claimed by its receipt id, which credits nothing more', async () => {
    const { id, receiptID } = await newOrder(call);
    const claim = {
      userID: payer.id,
      amount: 100,
      type: 'Recharge',
      description: 'Recharge',
      action: receiptID,
    };
    expect(await call('addWalletEntry', { body: claim })).toMatchObject({
      status: 403,
      error: { code: 'NOT_ENTITLED' },
    });
    await verify(call, proofOf(server, id, newPaymentID()));
    expect((await call('addWalletEntry', { body: claim })).data.walletEntry).toMatchObject({ amount: 100 });
    expect(await balance()).toBe(100);
  });
});

describe("the provider's message", () => {
  test.each(['before', 'after'])('credits once when it comes %s the proof', async (order) => {
    const { id } = await newOrder(call);
    const paymentID = newPaymentID();
    const steps = [
      () => sendEvent(server, { orderID: id, paymentID }),
      async () => (await verify(call, proofOf(server, id, paymentID))).status,
    ];
    for (const step of order === 'before' ? steps : steps.toReversed()) expect(await step()).toBe(200);
    expect(await balance()).toBe(100);
  });

  test('at the same time as the proof and our own question credits once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await newOrder(call);
      const paymentID = await payInSilence(server.database.db, id, { createdAt: server.clock.now });
      const results = await Promise.all([
        sendEvent(server, { orderID: id, paymentID }),
        verify(call, proofOf(server, id, paymentID)),
        call('getPaymentOrder', { params: { id } }),
        sendEvent(server, { orderID: id, paymentID, type: 'order.paid' }),
        verify(call, proofOf(server, id, paymentID)),
      ]);
      expect(results.map((result) => (typeof result === 'number' ? result : result.status))).toEqual([
        200, 200, 200, 200, 200,
      ]);
    }
    expect(await balance()).toBe(1000);
    expect(await checkPayments(server.database.db)).toEqual([]);
    expect(await checkLedger(server.database.db)).toEqual([]);
  });

  test('is taken once by its id', async () => {
    const { id } = await newOrder(call);
    const message = { orderID: id, paymentID: newPaymentID(), eventID: 'event-repeated' };
    const statuses = await Promise.all(Array.from({ length: 30 }, () => sendEvent(server, message)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await server.database.db.$count(paymentEvents, eq(paymentEvents.eventID, 'event-repeated'))).toBe(
      1,
    );
    expect(await balance()).toBe(100);
  });

  test('counts only with the signature of these very bytes', async () => {
    const { id } = await newOrder(call);
    const message = { orderID: id, paymentID: newPaymentID() };
    const proof = proofOf(server, id, message.paymentID).razorpay_signature;
    for (const signature of ['', 'f'.repeat(64), proof]) {
      expect(await sendEvent(server, message, { signature })).toBe(400);
    }
    const spaced = JSON.stringify(
      {
        event: 'payment.captured',
        payload: { payment: { entity: { id: message.paymentID, order_id: id } } },
      },
      null,
      1,
    );
    expect(await sendEvent(server, message, { sentBody: spaced })).toBe(400);
    expect(await balance()).toBe(0);
  });

  test('about another amount than the order credits nothing', async () => {
    const { id } = await newOrder(call);
    await sendEvent(server, { orderID: id, paymentID: newPaymentID(), amount: 100 });
    expect(await statusOf(id)).toBe('Created');
    expect(await balance()).toBe(0);
  });

  test('about an unknown order, or about nothing of ours, is taken quietly', async () => {
    expect(await sendEvent(server, { orderID: 'order_unknown', paymentID: newPaymentID() })).toBe(200);
  });

  test('of another provider than ours finds nobody', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/payment/webhook/razorpay',
      payload: { event: 'payment.captured' },
    });
    expect(answer.statusCode).toBe(404);
  });

  test('of a failure ends the attempt; another attempt may follow', async () => {
    const { id } = await newOrder(call);
    const first = newPaymentID();
    await sendEvent(server, { orderID: id, paymentID: first, status: 'failed' });
    expect(await statusOf(id)).toBe('Failed');
    await sendEvent(server, { orderID: id, paymentID: first, status: 'authorized' });
    expect(await statusOf(id)).toBe('Failed');
    const second = newPaymentID();
    await sendEvent(server, { orderID: id, paymentID: second, status: 'authorized' });
    await sendEvent(server, { orderID: id, paymentID: first, status: 'failed' });
    expect(await statusOf(id)).toBe('Attempted');
    await sendEvent(server, { orderID: id, paymentID: second });
    expect(await statusOf(id)).toBe('Paid');
    await sendEvent(server, { orderID: id, paymentID: second, status: 'failed' });
    expect(await statusOf(id)).toBe('Paid');
    expect(await balance()).toBe(100);
  });

  test('of a second payment for the same order credits nothing more', async () => {
    const { id } = await newOrder(call);
    await sendEvent(server, { orderID: id, paymentID: newPaymentID() });
    await sendEvent(server, { orderID: id, paymentID: newPaymentID() });
    expect(await balance()).toBe(100);
  });

  test('of a refund takes back what is left, once', async () => {
    const { db } = server.database;
    const { id } = await newOrder(call);
    const paymentID = newPaymentID();
    await sendEvent(server, { orderID: id, paymentID });
    await transfer(db, {
      from: { type: 'user', id: payer.id },
      to: { type: 'platform', id: 'spent' },
      amount: 30,
      kind: 'Accept',
      cause: { type: 'test', id: id },
      description: 'Accepted',
      userID: payer.id,
      actorID: payer.id,
      at: server.clock.now,
    });
    const refund = { orderID: id, paymentID, status: 'refunded', type: 'refund.processed' };
    await Promise.all([sendEvent(server, refund), sendEvent(server, refund)]);
    expect(await statusOf(id)).toBe('Refunded');
    expect(await balance()).toBe(0);
    const kept = (await db.select().from(receipts).where(eq(receipts.userID, payer.id))).toSorted((a, b) =>
      a.kind < b.kind ? -1 : 1,
    );
    expect(kept.map(({ kind, credits }) => [kind, credits])).toEqual([
      ['Receipt voucher', 100],
      ['Refund voucher', 70],
    ]);
    expect(await checkLedger(db)).toEqual([]);
    await expect(
      db.update(receipts).set({ credits: 0 }).where(eq(receipts.userID, payer.id)),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
  });
});

describe('without a word from the provider', () => {
  test('asking how the order stands finds the payment', async () => {
    const { db } = server.database;
    const { id } = await newOrder(call);
    const settlesAt = new Date(server.clock.now.getTime() + 60_000);
    const paymentID = await payInSilence(db, id, { createdAt: server.clock.now, settlesAt });
    const ask = async () => (await call('getPaymentOrder', { params: { id } })).data;
    expect(await ask()).toMatchObject({ order: { status: 'Attempted', paymentID }, receipt: null });
    passMinutes(2);
    expect(await ask()).toMatchObject({ order: { status: 'Paid' }, receipt: { credits: 100, paymentID } });
    expect(await balance()).toBe(100);
  });

  test('the server asks by itself, after the browser has gone', async () => {
    const { id } = await newOrder(call);
    await payInSilence(server.database.db, id, { createdAt: server.clock.now });
    await server.runTask('payments');
    expect(await statusOf(id)).toBe('Created');
    passMinutes(1);
    await server.runTask('payments');
    expect(await statusOf(id)).toBe('Paid');
    expect(await balance()).toBe(100);
  });

  test('an order that nobody pays expires after half an hour', async () => {
    const { id } = await newOrder(call);
    passMinutes(29);
    await server.runTask('payments');
    expect(await statusOf(id)).toBe('Created');
    passMinutes(2);
    await server.runTask('payments');
    expect(await statusOf(id)).toBe('Expired');
  });

  test('a payment made at the last moment is found after the order has expired', async () => {
    const { id } = await newOrder(call);
    passMinutes(31);
    await server.runTask('payments');
    expect(await statusOf(id)).toBe('Expired');
    await payInSilence(server.database.db, id, { createdAt: server.clock.now });
    passMinutes(60);
    await server.runTask('payments');
    expect(await statusOf(id)).toBe('Paid');
  });

  test('a payment that runs past the end of its order is waited for', async () => {
    const { id } = await newOrder(call);
    const settlesAt = new Date(server.clock.now.getTime() + 120 * 60_000);
    await payInSilence(server.database.db, id, { createdAt: server.clock.now, settlesAt });
    passMinutes(40);
    await server.runTask('payments');
    expect(await statusOf(id)).toBe('Attempted');
    passMinutes(100);
    await server.runTask('payments');
    expect(await statusOf(id)).toBe('Paid');
  });
});

describe('the test checkout', () => {
  const pay = (id: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `/sandbox/checkout/${id}`, payload });

  test('hands over a proof that is accepted, and sends a message of its own', async () => {
    const { id } = await newOrder(call);
    const { json, statusCode } = await pay(id, { outcome: 'captured', delay: 0 });
    expect(statusCode).toBe(200);
    expect((await verify(call, json())).status).toBe(200);
    await expect
      .poll(() => server.database.db.$count(paymentEvents, eq(paymentEvents.providerOrderID, id)))
      .toBe(1);
    expect(await balance()).toBe(100);
    expect((await pay(id, { outcome: 'captured', delay: 0 })).statusCode).toBe(409);
  });

  test('hands over nothing that proves a payment that failed', async () => {
    const { id } = await newOrder(call);
    const before = await balance();
    const { json } = await pay(id, { outcome: 'failed', delay: 0 });
    expect((await verify(call, json())).status).toBe(400);
    expect(await balance()).toBe(before);
  });

  test.each([{}, { outcome: 'paid', delay: 0 }, { outcome: 'captured', delay: -1 }])(
    'refuses %j',
    async (body) => {
      const { id } = await newOrder(call);
      expect((await pay(id, body)).statusCode).toBe(400);
    },
  );

  test('does not know orders that there are not', async () => {
    expect((await pay('order_none', { outcome: 'captured', delay: 0 })).statusCode).toBe(404);
  });
});

describe('the statement', () => {
  test('comes as a file, with every entry in words and nothing that a spreadsheet takes for a formula', async () => {
    const { db } = server.database;
    const { id } = await newOrder(call);
    await verify(call, proofOf(server, id, newPaymentID()));
    await transfer(db, {
      from: { type: 'user', id: payer.id },
      to: { type: 'platform', id: 'spent' },
      amount: 10,
      kind: 'Adjustment',
      cause: { type: 'test', id: `${id}/formula` },
      description: '=HYPERLINK("https://evil.example")',
      userID: payer.id,
      actorID: payer.id,
      at: server.clock.now,
    });
    const { payload, headers } = await server.app.inject({
      url: '/api/wallet/entries/download',
      headers: { authorization: `Bearer ${await server.tokenOf(payer.id)}` },
    });
    const at = server.clock.now.toISOString();
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(payload.split('\r\n')).toEqual([
      '\uFEFFdate,kind,reason,credits,balance',
      `${at},Adjustment,"Correction: =HYPERLINK(""https://evil.example"")",-10,90`,
      `${at},Recharge,Credits added,100,100`,
      '',
    ]);
  });
});

describe('what others see', () => {
  test('a company shares wallet and receipts; another company sees neither', async () => {
    const { db } = server.database;
    const [first, second] = [await addCompany(db), await addCompany(db)];
    const buyer = await server.actAs((await addPerson(db, 'employer', first)).id);
    const colleague = await server.actAs((await addPerson(db, 'employer', first)).id);
    const stranger = await server.actAs((await addPerson(db, 'employer', second)).id);
    const { id } = await newOrder(buyer);
    const { data } = await verify(buyer, proofOf(server, id, newPaymentID()));
    const params = { id: data.receipt.id };
    expect(await balance(colleague)).toBe(100);
    expect((await colleague('getReceipt', { params })).data.receipt.recipient).toMatchObject({
      name: expect.stringMatching(/^Company/),
      contact: 'Test Person',
    });
    expect((await colleague('listReceipts')).meta.total).toBe(1);
    expect((await colleague('getPaymentOrder', { params: { id } })).status).toBe(404);
    expect((await stranger('getReceipt', { params })).status).toBe(404);
    expect((await stranger('listReceipts')).meta.total).toBe(0);
    expect((await call('getReceipt', { params })).status).toBe(404);
  });

  test("an institute's officer fills the pool, and a student who waited for it gets the grant", async () => {
    const { db } = server.database;
    const institute = await addInstitute(db, { grantBudgetCredits: 0, studentCredit: 40 });
    const officer = await server.actAs((await addPerson(db, 'institute-officer', institute)).id);
    const student = await addPerson(db, 'student', institute);
    const { id } = await newOrder(officer);
    await verify(officer, proofOf(server, id, newPaymentID()));
    expect(await balance(officer)).toBe(60);
    expect(await balance(await server.actAs(student.id))).toBe(40);
  });
});

describe('many at the same time', () => {
  test('2000 messages, proofs and questions for 100 orders: nothing lost, nothing twice', async () => {
    const { db } = server.database;
    const work: { id: string; paymentID: string }[] = [];
    for (let index = 0; index < 100; index += 1) {
      const { id } = await newOrder(call);
      work.push({ id, paymentID: await payInSilence(db, id, { createdAt: server.clock.now }) });
    }
    const times = (count: number, job: () => Promise<number>) => Array.from({ length: count }, () => job);
    const jobs = work.flatMap(({ id, paymentID }) => [
      ...times(8, () => sendEvent(server, { orderID: id, paymentID })),
      ...times(8, async () => (await verify(call, proofOf(server, id, paymentID))).status),
      ...times(4, async () => (await call('getPaymentOrder', { params: { id } })).status),
    ]);
    // Those of one order lie near each other, so that they meet.
    const places = jobs.map((job, index) => ({ job, place: (index % 7) * 30 + index }));
    const queue = places.toSorted((a, b) => a.place - b.place).map(({ job }) => job);
    const statuses: number[] = [];
    const client = async () => {
      for (let job = queue.shift(); job !== undefined; job = queue.shift()) statuses.push(await job());
    };
    const faults: string[] = [];
    const reader = async () => {
      for (let reading = 0; reading < 10; reading += 1) {
        faults.push(...(await checkLedger(db)));
        // PGlite answers in the same turn of the event loop; the others have to get theirs.
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await Promise.all([...Array.from({ length: 32 }, client), reader()]);
    expect(statuses).toHaveLength(2_000);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(faults).toEqual([]);
    expect(await balance()).toBe(10_000);
    expect(await checkLedger(db)).toEqual([]);
    expect(await checkPayments(db)).toEqual([]);
    // More than a minute beside much other work.
  }, 600_000);

  test('the check sees a credit that reads the order and then writes', async () => {
    const { db } = server.database;
    const { id, credits } = await newOrder(call);
    const before = await checkPayments(db);
    const [order] = await db.select().from(paymentOrders).where(eq(paymentOrders.providerOrderID, id));
    const read = () => db.select().from(paymentOrders).where(eq(paymentOrders.providerOrderID, id));
    // Both have read before one of them writes.
    const seen = await Promise.all([read(), read()]);
    const creditUnlocked = async (by: string, [found]: (typeof seen)[number]) => {
      if (found?.status === 'Paid') return;
      await transfer(db, {
        from: { type: 'platform', id: 'issued' },
        to: { type: 'user', id: payer.id },
        amount: credits,
        kind: 'Recharge',
        cause: { type: 'planted', id: `${id}/${by}` },
        description: 'Recharge',
        userID: payer.id,
        actorID: null,
        at: server.clock.now,
      });
      await db
        .update(paymentOrders)
        .set({ status: 'Paid', paidAt: server.clock.now, providerPaymentID: 'pay_planted' })
        .where(eq(paymentOrders.providerOrderID, id));
    };
    await Promise.all([creditUnlocked('message', seen[0]), creditUnlocked('proof', seen[1])]);
    const found = (await checkPayments(db)).filter((fault) => !before.includes(fault));
    expect(found).toContain(`wallet ${order?.walletID} got 200 credits for payments worth 100`);
    expect(found).toContain(`order ${order?.id} is Paid and has 0 receipts`);
  });
});
