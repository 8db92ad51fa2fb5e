import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credentials } from '../../src/identity/tables/auth.ts';
import { companies } from '../../src/organisations/tables/companies.ts';
import { leads } from '../../src/organisations/tables/leads.ts';
import { users } from '../../src/identity/tables/users.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { industryID } from '../../src/seed/data/industries.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let serial = 0;

function company(changes: Record<string, unknown> = {}) {
  serial += 1;
  return {
    name: 'Meghdoot Systems',
    location: 'Bengaluru, Karnataka',
    website: 'https://meghdoot.example.com',
    email: `hr${serial}@meghdoot.example.com`,
    phone: String(9_200_000_000 + serial),
    industryType: industryID('Information Technology and Software'),
    spocFirstName: 'Nandini',
    spocLastName: 'Rao',
    spocDesignation: 'HR manager',
    password: 'Megh@2026',
    ...changes,
  };
}

/** How many rows an employer's sign-up writes to. */
async function rowCounts(): Promise<number[]> {
  const { db } = server.database;
  return Promise.all([companies, users, credentials].map((table) => db.$count(table)));
}

describe('adding a company', () => {
  test('writes the company and its contact person', async () => {
    const { db } = server.database;
    const body = company({ email: 'HR.Lead@Meghdoot.Example.com' });
    const { status, data } = await server.call('addCompany', { body });
    expect(status).toBe(200);
    expect(data.company).toMatchObject({
      name: 'Meghdoot Systems',
      location: 'Bengaluru, Karnataka',
      website: 'https://meghdoot.example.com',
      email: 'hr.lead@meghdoot.example.com',
      phone: body.phone,
      industryType: body.industryType,
      verificationStatus: 'Pending',
    });
    const [person] = await db.select().from(users).where(eq(users.mobileNumber, body.phone));
    expect(person).toMatchObject({
      type: 'E',
      firstName: 'Nandini',
      lastName: 'Rao',
      email: 'hr.lead@meghdoot.example.com',
      isFresher: null,
      parentEntityType: 'Employer',
      parentEntityID: data.company.id,
      roleID: seededID('role/employer'),
      userStatus: 'Pending OTP',
    });
    const [credential] = await db
      .select()
      .from(credentials)
      .where(eq(credentials.userID, person?.id ?? ''));
    expect(credential?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test('takes an industry by its name, and texts without the spaces around them', async () => {
    const body = company({ industryType: 'insurance', name: '  Meghdoot Insurance ' });
    const { data } = await server.call('addCompany', { body });
    expect(data.company).toMatchObject({
      name: 'Meghdoot Insurance',
      industryType: industryID('Insurance'),
    });
  });

  test.each([
    ['an unknown industry', { industryType: 'Astrology' }, 'industryType'],
    ['no name', { name: '' }, 'name'],
    ['a name of spaces', { name: '    ' }, 'name'],
    ['a control character in the name', { name: 'Megh\u0000doot' }, 'name'],
    ['a website without a dot', { website: 'https://localhost' }, 'website'],
    ['another scheme', { website: 'javascript:alert(1).x' }, 'website'],
    ['a number that begins with 0', { phone: '0123456789' }, 'phone'],
    ['a contact person with a digit', { spocFirstName: 'N4ndini' }, 'spocFirstName'],
    ['a weak password', { password: 'meghdoot' }, 'password'],
    ['a well-known password', { password: 'Password@123' }, 'password'],
    ['a property it does not know', { verificationStatus: 'Verified' }, 'verificationStatus'],
  ])('refuses %s and writes nothing', async (_what, changes, path) => {
    const before = await rowCounts();
    const answer = await server.call('addCompany', { body: company(changes) });
    expect(answer).toMatchObject({ status: 422, error: { code: 'VALIDATION_FAILED', fields: [{ path }] } });
    expect(await rowCounts()).toEqual(before);
  });

  test.each([
    ['number', { phone: '9000000001' }],
    ['e-mail address', { email: 'asha.patil@students.example.edu' }],
  ])('refuses the %s of a verified account with one text, and writes nothing', async (_what, changes) => {
    const before = await rowCounts();
    const answer = await server.call('addCompany', { body: company(changes) });
    expect(answer).toMatchObject({
      status: 409,
      error: { code: 'DUPLICATE' },
      message: 'This mobile number or e-mail address is already registered. Sign in, or reset your password.',
    });
    expect(await rowCounts()).toEqual(before);
  });

  test('has a wallet as soon as its contact person looks at it', async () => {
    const { db } = server.database;
    const body = company();
    await server.call('addCompany', { body });
    const [person] = await db
      .update(users)
      .set({ userStatus: 'Active' })
      .where(eq(users.mobileNumber, body.phone))
      .returning();
    const asPerson = await server.actAs(person?.id ?? '');
    const { status, data } = await asPerson('getWallet');
    expect(status).toBe(200);
    expect(data.wallet).toMatchObject({ ownerType: 'company', balance: 0 });
  });

  test('takes the place of a sign-up that was never verified, company included', async () => {
    const { db } = server.database;
    const first = company({ name: 'First try' });
    const again = { ...company({ name: 'Second try' }), phone: first.phone };
    const before = await rowCounts();
    const { data: earlier } = await server.call('addCompany', { body: first });
    await server.call('addCompany', { body: again });
    expect(await db.$count(companies, eq(companies.id, earlier.company.id))).toBe(0);
    const [person] = await db.select().from(users).where(eq(users.mobileNumber, first.phone));
    expect(person?.email).toBe(again.email);
    expect(await rowCounts()).toEqual(before.map((count) => count + 1));
  });

  test('leaves one account when many sign up with one number at once', async () => {
    const { db } = server.database;
    const phone = '9299999999';
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.call('addCompany', { body: company({ phone }) })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await db.$count(users, eq(users.mobileNumber, phone))).toBe(1);
    expect(await db.$count(companies, eq(companies.phone, phone))).toBe(1);
  });

  test('by staff who may keeps who did it', async () => {
    const body = company();
    const { data } = await (await server.signIn('9000000041'))('addCompany', { body });
    const [row] = await server.database.db.select().from(companies).where(eq(companies.id, data.company.id));
    expect(row?.createdBy).toBe(seededID('user/9000000041'));
  });
});

describe('a lead', () => {
  const lead = {
    firstName: 'Kiran',
    lastName: 'Desai',
    mobile: '9300000001',
    email: 'kiran.desai@example.com',
    description: 'We hire forty graduates a year.\nPlease call.',
    numberOfEmployees: '51-200',
    industry: industryID('Insurance'),
  };

  test('is New and Open, whatever is sent', async () => {
    const body = { ...lead, status: 'Converted', nextAction: 'None' };
    const { status, data } = await server.call('createLead', { body });
    expect(status).toBe(200);
    expect(data.lead).toMatchObject({
      ...lead,
      status: 'New',
      nextAction: 'Open',
      industryName: 'Insurance',
    });
    const [row] = await server.database.db.select().from(leads).where(eq(leads.id, data.lead.id));
    expect(row).toMatchObject({
      status: 'New',
      nextAction: 'Open',
      description: lead.description,
      createdBy: null,
    });
  });

  test('needs no message, and keeps who sent it when a token came along', async () => {
    const { description: _description, ...body } = lead;
    const { data } = await (await server.signIn('9000000001'))('createLead', { body });
    expect(data.lead.description).toBeNull();
    const [row] = await server.database.db.select().from(leads).where(eq(leads.id, data.lead.id));
    expect(row?.createdBy).toBe(seededID('user/9000000001'));
  });

  test.each([
    ['mobile', { mobile: '0300000001' }],
    ['mobile', { mobile: '930000000' }],
    ['email', { email: 'Kiran@example.com' }],
    ['email', { email: 'kiran@example.online' }],
    ['numberOfEmployees', { numberOfEmployees: '12' }],
    ['industry', { industry: 'nothing' }],
    ['description', { description: 'x'.repeat(2001) }],
    ['firstName', { firstName: ' ' }],
  ])('is refused for its %s: %j', async (path, changes) => {
    const before = await server.database.db.$count(leads);
    const answer = await server.call('createLead', { body: { ...lead, ...changes } });
    expect(answer).toMatchObject({ status: 422, error: { fields: [{ path }] } });
    expect(await server.database.db.$count(leads)).toBe(before);
  });
});

describe('a lead of the desk', () => {
  const typed = (name: string) => {
    serial += 1;
    return {
      firstName: 'Kiran',
      lastName: name,
      mobile: String(9_310_000_000 + serial),
      email: `kiran${serial}@example.com`,
      numberOfEmployees: '51-200',
      industry: industryID('Insurance'),
    };
  };
  const companyOf = (lead: ReturnType<typeof typed>) => ({
    name: `${lead.lastName} Assurance`,
    location: 'Pune, Maharashtra',
    website: 'https://assurance.example.com',
    email: lead.email,
    phone: lead.mobile,
    spocFirstName: lead.firstName,
    spocLastName: lead.lastName,
    spocDesignation: 'HR manager',
  });

  test('is added by hand without a captcha, becomes a company once, and its contact is written to', async () => {
    const support = await server.signIn('9000000041');
    const lead = typed('Added');
    const { data: added } = await support('createLead', { body: lead });
    const params = { id: added.lead.id };
    const { rowVersion = 0 } = (await support('getLead', { params })).data.lead;
    const body = { ...companyOf(lead), rowVersion };
    const answers = await Promise.all([1, 2].map(() => support('convertLead', { params, body })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { data } = await support('getLead', { params });
    expect(data.lead).toMatchObject({ status: 'Converted', nextAction: 'None' });

    const { db } = server.database;
    const made = await db.select().from(companies).where(eq(companies.name, 'Added Assurance'));
    expect(made).toMatchObject([
      { id: data.lead.convertedCompanyID, verificationStatus: 'Pending', size: '51-200' },
    ]);
    const people = await db.select().from(users).where(eq(users.mobileNumber, lead.mobile));
    expect(people).toMatchObject([{ type: 'E', parentEntityID: made[0]?.id, userStatus: 'Active' }]);
    const mails = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, lead.email));
    expect(mails).toHaveLength(1);
  });

  test('whose number has an account stays as it is, and nothing is left of the company', async () => {
    const support = await server.signIn('9000000041');
    const lead = typed('Known');
    const { data: added } = await support('createLead', { body: lead });
    const params = { id: added.lead.id };
    const body = { ...companyOf(lead), phone: '9000000021', rowVersion: 1 };
    expect(await support('convertLead', { params, body })).toMatchObject({
      status: 409,
      error: { code: 'DUPLICATE' },
    });
    expect((await support('getLead', { params })).data.lead.status).toBe('New');
    expect(await server.database.db.$count(companies, eq(companies.name, 'Known Assurance'))).toBe(0);
  });

  test('becomes an institute', async () => {
    const support = await server.signIn('9000000041');
    const lead = typed('Campus');
    const { data: added } = await support('createLead', { body: lead });
    const params = { id: added.lead.id };
    const { location: _location, website: _website, ...contact } = companyOf(lead);
    const body = {
      ...contact,
      name: 'Campus Institute of Technology',
      instituteType: 'Engineering',
      stateCode: 'MH',
      city: 'Pune',
      rowVersion: 1,
    } as const;
    const { status, data } = await support('convertLeadToInstitute', { params, body });
    expect([status, data.lead.status]).toEqual([200, 'Converted']);
    const institute = await support('getInstitute', { params: { id: data.lead.convertedInstituteID ?? '' } });
    expect(institute.data.institute).toMatchObject({ name: body.name, verificationStatus: 'Unverified' });
  });
});
