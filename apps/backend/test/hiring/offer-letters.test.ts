/** The letter of an offer: written from it, or the company's own, for the candidate and those who hire. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { images } from '../../src/candidates/tables/images.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { users } from '../../src/identity/tables/users.ts';
import { companies } from '../../src/organisations/tables/companies.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { applicationOf } from '../support/applications.ts';
import { pageDrawing, pagesOfPDF } from '../support/pdf.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const dayMs = 24 * 60 * 60 * 1000;

let server: TestServer;
let candidate: Call;
let employer: Call;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const person = await addPerson(db, 'student', instituteID('sahyadri'));
  await db.update(users).set({ firstName: 'Asha', lastName: 'आशा' }).where(eq(users.id, person.id));
  await db
    .update(users)
    .set({ parentEntityID: companyID('greengrid') })
    .where(eq(users.id, seededID('user/9000000021')));
  await db
    .update(companies)
    .set({ name: 'GreenGrid *b* #1', addressLine: '4 Baner Road', pincode: '411045' })
    .where(eq(companies.id, companyID('greengrid')));
  candidate = await server.actAs(person.id);
  employer = await server.actAs(seededID('user/9000000021'));
  id = await applicationOf(db, person);
});
afterAll(() => server.close());

const offer = (more: object = {}) => ({
  ctcPaise: 80_000_000,
  joiningDate: '2027-07-01',
  location: 'Pune',
  respondBy: new Date(server.clock.now.getTime() + 3 * dayMs).toISOString(),
  ...more,
});

/** Makes an offer to the applicant, who has been shortlisted. */
async function select(made: object) {
  await server.database.db.update(applications).set({ status: 'Shortlisted' }).where(eq(applications.id, id));
  return employer('setMappingStatus', {
    body: { id, status: 'Selected', offer: made },
    headers: { 'idempotency-key': randomUUID() },
  });
}

const letter = (call: Call, language = 'en') =>
  call('getOfferLetter', { params: { id }, headers: { 'accept-language': language } });

test('says what is offered, in the language of the reader, and stays as it was sent', async () => {
  expect((await letter(candidate)).status).toBe(404);
  const parts = { fixedPaise: 72_000_000, oneTimePaise: 3_000_000, variablePaise: 5_000_000, stockPaise: 0 };
  expect((await select(offer({ parts }))).status).toBe(200);
  const english = await letter(candidate);
  const [page = '', ...others] = await pagesOfPDF(english.bytes);
  expect(others).toEqual([]);
  const number = /OL-26-9\d{5}-[0-9A-F]{8}/.exec(page)?.[0];
  expect(english.headers['content-disposition']).toBe(`attachment; filename="${number}.pdf"`);
  for (const said of [
    'GreenGrid *b* #1',
    '4 Baner Road 411045',
    'Dear Asha आशा',
    'Trainee (JD-26-9',
    '₹8,00,000',
    'Of it, fixed',
    '₹7,20,000',
    'Of it, paid once and guaranteed',
    '₹30,000',
    'Of it, variable, at target',
    '₹50,000',
    '1 July 2027',
    'Pune',
    '24 November 2026',
    'Checksum: ',
  ]) {
    expect(page).toContain(said);
  }
  expect(page).not.toContain('Of it, stock');
  const [hindi = ''] = await pagesOfPDF((await letter(employer, 'hi')).bytes);
  for (const said of [
    'नौकरी का प्रस्ताव',
    '₹8,00,000',
    '₹7,20,000',
    'लक्ष्य पूरा होने पर',
    '1 जुलाई 2027',
    number ?? '-',
  ])
    expect(hindi).toContain(said);
  const checksum = (text: string) => /(?:[0-9A-F]{4} ){3}[0-9A-F]{4}/.exec(text)?.[0];
  expect(checksum(hindi)).toBe(checksum(page));

  await server.database.db
    .update(companies)
    .set({ name: 'Another name' })
    .where(eq(companies.id, companyID('greengrid')));
  expect((await letter(candidate)).bytes.equals(english.bytes)).toBe(true);
});

test('of the company itself is a PDF that it has sent; one without an offer goes after a day', async () => {
  const { db } = server.database;
  const send = async (content: string | Buffer) => {
    const form = new FormData();
    form.append('purpose', 'offer-letter');
    form.append('ownerID', companyID('greengrid'));
    form.append(
      'file',
      new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
      'letter.pdf',
    );
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const type = request.headers.get('content-type') ?? '';
    return employer('uploadImage', {
      body: Buffer.from(await request.arrayBuffer()),
      headers: { 'idempotency-key': randomUUID(), 'content-type': type },
    });
  };
  expect((await send('no PDF')).error?.fields).toMatchObject([{ path: 'file', code: 'fileType' }]);
  const own = pageDrawing(Buffer.from('0 0 99 99 re f'));
  const first = await send(own);
  expect(first.error).toBeNull();
  const { image } = first.data;
  const { image: unused } = (await send(own)).data;
  expect((await employer('listImages', { query: { ownerID: companyID('greengrid') } })).data.image).toEqual(
    [],
  );
  expect((await select(offer({ letterImageID: randomUUID() }))).error?.fields).toMatchObject([
    { path: 'offer.letterImageID' },
  ]);
  expect((await select(offer({ letterImageID: image.id }))).status).toBe(200);
  expect((await letter(candidate)).bytes.equals(own)).toBe(true);
  expect((await candidate('getImage', { params: { id: image.id } })).status).toBe(404);
  expect((await employer('deleteImage', { params: { id: image.id } })).status).toBe(404);

  await server.runTask('unusedLetters', new Date(server.clock.now.getTime() + 2 * dayMs));
  const kept = await db.select({ id: images.id }).from(images).where(eq(images.purpose, 'offer-letter'));
  expect(kept).toEqual([{ id: image.id }]);
  expect(unused.id).not.toBe(image.id);
});
