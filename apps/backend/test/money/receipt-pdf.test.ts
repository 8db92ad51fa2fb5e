/** Receipts on paper, read back. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../src/identity/tables/users.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { newOrder, newPaymentID, proofOf, sendEvent } from '../support/payments.ts';
import { pagesOfPDF } from '../support/pdf.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A person of this name who has paid 100 rupees. */
async function payerCalled(
  firstName: string,
): Promise<{ call: Call; params: { id: string }; payment: { orderID: string; paymentID: string } }> {
  const { db } = server.database;
  const { id } = await addPerson(db, 'experienced', null);
  await db.update(users).set({ firstName }).where(eq(users.id, id));
  const call = await server.actAs(id);
  const order = await newOrder(call);
  const payment = { orderID: order.id, paymentID: newPaymentID() };
  const body = proofOf(server, payment.orderID, payment.paymentID);
  const { data } = await call('verifyPayment', { body });
  return { call, params: { id: data.receipt.id }, payment };
}

describe('a receipt as PDF', () => {
  test('says who sold what to whom, the tax and the sum, on one page', async () => {
    const { call, params } = await payerCalled('Asha');
    const { receipt } = (await call('getReceipt', { params })).data;
    const { status, headers, bytes } = await call('getReceiptPdf', { params });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${receipt.receiptNumber.replaceAll('/', '-')}.pdf"`,
    });
    const [page, ...others] = await pagesOfPDF(bytes);
    expect(others).toEqual([]);
    for (const said of [
      'Receipt voucher',
      receipt.receiptNumber,
      '21 November 2026',
      server.config.supplier.name,
      'Pune 411045',
      'GSTIN: 27AAPFU0939F1ZV',
      'SAC 998512',
      'Asha Person',
      '100 credits',
      '₹84.74',
      'CGST 9%',
      '₹7.63',
      'SGST 9%',
      'Maharashtra',
      '₹100.00',
      receipt.paymentID,
    ]) {
      expect(page).toContain(said);
    }
    const source = bytes.toString('latin1');
    expect(source).toContain('/Title (Receipt voucher)');
    expect(source).toContain('/Lang (en)');
    expect((await call('getReceiptPdf', { params })).bytes.equals(bytes)).toBe(true);
  });

  test('is written in Hindi for who reads Hindi, in letters that can be copied', async () => {
    const { call, params } = await payerCalled('आशा');
    const headers = { 'accept-language': 'hi' };
    const { bytes } = await call('getReceiptPdf', { params, headers });
    const [page] = await pagesOfPDF(bytes);
    for (const said of ['रसीद वाउचर', 'प्राप्तकर्ता', '21 नवंबर 2026', 'आशा Person', 'बिना हस्ताक्षर के मान्य']) {
      expect(page).toContain(said);
    }
    expect(bytes.toString('latin1')).toContain('/Lang (hi)');
  });

  test('prints a hostile name as it is', async () => {
    const name = '#import "x"; *b* $x^2$ </style> \\ @a <b> // `c` 😀 அ';
    const { call, params } = await payerCalled(name);
    const { status, bytes } = await call('getReceiptPdf', { params });
    expect(status).toBe(200);
    const [page] = await pagesOfPDF(bytes);
    expect(page).toContain('#import "x"; *b* $x^2$ </style> \\ @a <b> // `c`');
  });

  test('of money that went back says so', async () => {
    const { call, payment } = await payerCalled('Asha');
    await sendEvent(server, { ...payment, status: 'refunded' });
    const refund = (await call('listReceipts')).data.receipt.find(({ kind }) => kind === 'Refund voucher');
    const { bytes } = await call('getReceiptPdf', { params: { id: refund?.id ?? '' } });
    expect((await pagesOfPDF(bytes))[0]).toContain('Amount refunded, tax included');
  });

  test('is for the payer and for staff who see settings; to others it does not exist', async () => {
    const { call, params } = await payerCalled('Asha');
    const stranger = await server.actAs((await addPerson(server.database.db, 'experienced', null)).id);
    const admin = await server.actAs(seededID('user/9000000051'));
    expect((await stranger('getReceiptPdf', { params })).status).toBe(404);
    expect((await server.call('getReceiptPdf', { params })).status).toBe(401);
    expect((await admin('getReceiptPdf', { params })).status).toBe(200);
    expect((await call('getReceiptPdf', { params: { id: 'none' } })).status).toBe(404);
  });
});
