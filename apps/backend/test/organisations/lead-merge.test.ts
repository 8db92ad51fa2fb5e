/** Merging a lead of a company that wrote twice: nothing of it is lost, nothing of it changes any more, and an erasure finds both. */
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { companies, leads, organisationsData } from '../../src/organisations/index.ts';
import { industryID } from '../../src/seed/data/industries.ts';
import { auditEvents } from '../../src/records/index.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const reason = 'Both wrote for the same firm';

let server: TestServer;
let support: Call;
beforeAll(async () => {
  server = await startTestServer();
  support = await server.signIn('9000000041');
});
afterAll(() => server.close());

let serial = 0;

async function newLead(changes: Partial<typeof leads.$inferInsert> = {}): Promise<string> {
  serial += 1;
  const [lead] = await server.database.db
    .insert(leads)
    .values({
      firstName: 'Kiran',
      lastName: `Twice${serial}`,
      mobile: String(9_320_000_000 + serial),
      email: `twice${serial}@example.com`,
      description: `message ${serial}`,
      numberOfEmployees: '51-200',
      industryID: industryID('Insurance'),
      createdAt: server.clock.now,
      ...changes,
    })
    .returning();
  if (!lead) throw new Error('The lead was not written.');
  return lead.id;
}

const read = async (id: string) => (await support('getLead', { params: { id } })).data.lead;
const preview = async (id: string, intoID: string) =>
  (await support('previewLeadMerge', { params: { id }, query: { intoID } })).data.merge;
const merge = (id: string, intoID: string, { call = support, rowVersion = 1 } = {}) =>
  call('mergeLead', { params: { id }, body: { intoID, reason, rowVersion } });
const found = async (search: string) =>
  (await support('listLeads', { query: { search } })).data.lead.map(({ id }) => id);

test('the lead leaves the lists; its message, contact and notes are read at the one that stays, which it finds', async () => {
  const [from, into] = [await newLead(), await newLead()];
  const note = 'Called; asked for a quote';
  await support('updateLead', { params: { id: from }, body: { note, status: 'Contacted', rowVersion: 1 } });
  const before = await read(from);
  expect(await preview(from, into)).toEqual({
    from: { id: from, contact: before.contact },
    into: { id: into, contact: (await read(into)).contact },
    moves: { activities: 1, leads: 0 },
    refusals: [],
  });
  const total = (await support('countLeads', { query: {} })).data.count;
  const { status, data } = await merge(from, into, { rowVersion: 2 });
  expect([status, data.lead.mergedIntoID]).toEqual([200, into]);
  expect((await support('countLeads', { query: {} })).data.count).toBe(total - 1);
  const kept = await read(into);
  expect(data.lead.mergedIntoContact).toBe(kept.contact);
  expect(kept.mergedLeads).toEqual([
    { id: from, contact: before.contact, mobile: before.mobile, description: before.description },
  ]);
  expect(kept.activities?.map((each) => each.note)).toEqual([reason, note]);
  expect(kept.status).toBe('New');
  expect(await found(before.email)).toEqual([into]);
  expect(await found(before.mobile)).toEqual([into]);
  expect((await support('searchRecords', { query: { q: before.email } })).data.results).toEqual([]);
});

test('the trail says of both which other one it was, by ids alone, and why', async () => {
  const [from, into] = [await newLead(), await newLead()];
  await merge(from, into);
  const events = await server.database.db
    .select()
    .from(auditEvents)
    .where(inArray(auditEvents.entityID, [from, into]));
  expect(events).toHaveLength(2);
  expect(events.map(({ entityID, after, reason: why }) => ({ entityID, after, why }))).toEqual(
    expect.arrayContaining([
      { entityID: from, after: { mergedIntoID: into }, why: reason },
      { entityID: into, after: { mergedLeads: [from] }, why: reason },
    ]),
  );
});

test('whoever follows it up goes over where nobody follows the other one up', async () => {
  const owner = seededID('user/9000000041');
  const [from, into, other] = [await newLead({ ownerID: owner }), await newLead(), await newLead()];
  await merge(from, into);
  expect((await read(into)).ownerID).toBe(owner);
  await merge(other, into);
  expect((await read(into)).ownerID).toBe(owner);
});

test('what was merged before leads to the one that stays, too', async () => {
  const [first, second, third] = [await newLead(), await newLead(), await newLead()];
  await merge(first, second);
  expect((await preview(second, third)).moves).toEqual({ activities: 1, leads: 1 });
  expect((await merge(second, third, { rowVersion: 2 })).status).toBe(200);
  expect((await read(first)).mergedIntoID).toBe(third);
  expect((await read(third)).mergedLeads?.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
});

test('what stands against it is said before, and refused', async () => {
  const [company] = await server.database.db.select().from(companies).limit(1);
  const converted = await newLead({ status: 'Converted', convertedCompanyID: company?.id ?? '' });
  const [open, merged, into] = [await newLead(), await newLead(), await newLead()];
  await merge(merged, into);
  for (const [from, to, code] of [
    [open, open, 'same'],
    [merged, open, 'merged'],
    [open, merged, 'merged'],
    [converted, open, 'converted'],
  ] as const) {
    const { refusals } = await preview(from, to);
    expect(refusals.map((refusal) => refusal.code)).toEqual([code]);
    const { rowVersion = 0 } = await read(from);
    expect(await merge(from, to, { rowVersion })).toMatchObject({
      status: 409,
      error: { code: 'ILLEGAL_TRANSITION', message: refusals[0]?.message },
    });
  }
  // Somebody who writes again after all is known has a lead there already.
  expect((await merge(open, converted)).status).toBe(200);
  expect((await merge(open, into)).error?.code).toBe('STALE');
  const other = await server.signIn('9000000031');
  expect((await merge(into, converted, { call: other })).status).toBe(403);
});

test('nothing of a merged lead changes, and it becomes nothing', async () => {
  const [id, into] = [await newLead(), await newLead()];
  await merge(id, into);
  const params = { id };
  const contact = {
    email: 'hr@twice.example.com',
    phone: '9320009999',
    spocFirstName: 'Kiran',
    spocLastName: 'Desai',
    spocDesignation: 'Manager',
    rowVersion: 2,
  };
  const company = {
    ...contact,
    name: 'Twice Assurance',
    location: 'Pune, Maharashtra',
    website: 'https://twice.example.com',
  };
  const institute = {
    ...contact,
    name: 'Twice Institute',
    instituteType: 'Engineering',
    stateCode: 'MH',
    city: 'Pune',
  } as const;
  const answers = [
    await support('updateLead', { params, body: { status: 'Lost', rowVersion: 2 } }),
    await support('setLeadStatus', { params, body: { isActive: false, rowVersion: 2 } }),
    await support('convertLead', { params, body: company }),
    await support('convertLeadToInstitute', { params, body: institute }),
  ];
  expect(answers.map(({ error }) => error?.code)).toEqual(Array(4).fill('ILLEGAL_TRANSITION'));
});

test('an erasure finds who wrote first, and who wrote what was merged', async () => {
  const [from, into] = [await newLead(), await newLead()];
  await merge(from, into);
  const data = organisationsData.find(({ table }) => table === leads);
  if (data === undefined || 'aboutNobody' in data) throw new Error('Leads are about people.');
  for (const id of [from, into]) {
    const { mobile: mobileNumber } = await read(id);
    const rows = await server.database.db
      .select({ id: leads.id })
      .from(leads)
      .where(data.rows({ id: '', mobileNumber, email: null }));
    expect(rows).toEqual([{ id }]);
  }
});

test('when the one that stays is deleted, the other is a lead of its own again, with its notes', async () => {
  const [from, into] = [await newLead(), await newLead()];
  await merge(from, into);
  const administrator = await server.actAs(seededID('user/9000000051'));
  expect((await administrator('deleteLead', { params: { id: into } })).status).toBe(200);
  const lead = await read(from);
  expect([lead.mergedIntoID, lead.description]).toEqual([null, `message ${serial - 1}`]);
  expect(await found(lead.email)).toEqual([from]);
});

test('two merges that would lead into each other at once: one is done, the other refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = [await newLead(), await newLead()];
    const answers = await Promise.all([merge(one, two), merge(two, one)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const rows = await server.database.db
      .select()
      .from(leads)
      .where(inArray(leads.id, [one, two]));
    expect(rows.filter(({ mergedIntoID }) => mergedIntoID !== null)).toHaveLength(1);
  }
});

test('a merge and a conversion at once: never a company of a lead that was merged', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [id, into] = [await newLead(), await newLead()];
    const { mobile, email } = await read(id);
    const body = {
      name: `Twice ${serial} Assurance`,
      location: 'Pune, Maharashtra',
      website: 'https://twice.example.com',
      email,
      phone: mobile,
      spocFirstName: 'Kiran',
      spocLastName: 'Desai',
      spocDesignation: 'Manager',
      rowVersion: 1,
    };
    const answers = await Promise.all([merge(id, into), support('convertLead', { params: { id }, body })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const [row] = await server.database.db.select().from(leads).where(eq(leads.id, id));
    expect([row?.mergedIntoID, row?.convertedCompanyID].filter((each) => each === null)).toHaveLength(1);
  }
});
