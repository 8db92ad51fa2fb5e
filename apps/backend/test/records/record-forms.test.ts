/** The forms of managed records and the API give the same verdict on the same value of each field. */
import { recordForms, validate, type RecordForm } from '@aarambh/forms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents } from '../../src/records/audit/tables.ts';
import type { OperationId } from '../../src/platform/operation.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: Call;
beforeAll(async () => {
  server = await startTestServer({ limits: { callsPerPerson: { most: 100_000, seconds: 60 } } });
  admin = await server.signIn('9000000051');
});
afterAll(() => server.close());

/** What somebody may type into any field, right or wrong. */
const typed = [
  '',
  ' ',
  'x'.repeat(5001),
  'two\nlines',
  'bell\u0007',
  'No such choice',
  '12,5',
  '-1',
  '99999999',
  'javascript:alert(1)',
  'not an address',
  '0123',
];

const nobody = '00000000-0000-7000-8000-000000000000';

/** Values with which no rule between fields blames the field that is tried: the server judges those with the stored record. */
const unblamed: Readonly<Record<string, (tried: string) => Readonly<Record<string, string>>>> = {
  jobTemplate: () => ({ scope: '', jobProfileLateralID: nobody }),
  question: () => ({ scope: '' }),
  // One part alone is the whole pay.
  outcome: (tried) => ({ ctcPaise: tried }),
};

type AnyForm = RecordForm<Readonly<Record<string, string | boolean>>, Record<string, unknown>>;
const forms = recordForms as unknown as readonly AnyForm[];

describe.each(forms.map((form) => [form.id, form] as const))('%s', (_id, form) => {
  test.each([...form.fieldOrder])('%s', async (name) => {
    // A box cannot be wrong, and the fields of rows are tried by `recordRows.test.ts`.
    const isText = typeof Reflect.get(form.defaultValues, name) === 'string';
    for (const value of isText ? typed : []) {
      const values = { ...form.defaultValues, ...unblamed[form.id]?.(value), [name]: value };
      const verdict = validate(form, values);
      const expected = verdict.ok ? undefined : verdict.errors.find(({ path }) => path === name)?.code;
      // Only the one property is sent, as a change to a record that is not there: what passes ends with 404.
      const at = form.wireNames[name] ?? name;
      const [property = name] = at.split('.');
      const written: unknown = Reflect.get(form.toPayload(values), property);
      // What is no number at all has no form on the wire; the form keeps it back.
      const isNumber = form.fields[name]?.control === 'number';
      if (isNumber && (value.trim() === '' || Number.isNaN(Number(value)))) continue;
      const answer = await admin(form.update.operationId as OperationId, {
        params: { id: nobody, instituteId: nobody },
        body: { [property]: written, rowVersion: 1 },
      });
      const found = answer.error?.fields.find(({ path }) => path === at || path.startsWith(`${at}.`));
      expect([value.slice(0, 20), found !== undefined]).toEqual([value.slice(0, 20), expected !== undefined]);
    }
  });
});

test('a lead is followed up, and what was done about it stays', async () => {
  const sent = await server.call('createLead', {
    body: {
      firstName: 'Kiran',
      lastName: 'Desai',
      mobile: '9876500001',
      email: 'kiran.desai@example.com',
      numberOfEmployees: '51-200',
      industry: 'Insurance',
    },
  });
  expect(sent.status).toBe(200);
  const { data } = await admin('listLeads', { query: { search: 'desai' } });
  const [lead] = data.lead;
  const params = { id: sent.data.lead.id };
  const body = {
    status: 'Contacted',
    nextAction: 'Meeting',
    note: ' Called. ',
    rowVersion: lead?.rowVersion,
  };
  const changed = await admin('updateLead', { params, body });
  expect(changed.data.lead).toMatchObject({ status: 'Contacted', nextAction: 'Meeting' });
  expect(changed.data.lead.activities?.[0]).toMatchObject({
    note: 'Called.',
    status: 'Contacted',
    nextAction: 'Meeting',
    actorName: expect.any(String),
  });
  const history = await admin('listAuditEvents', { query: { entityType: 'lead', entityID: params.id } });
  expect(history.data.audit[0]).toMatchObject({
    action: 'changed',
    fields: expect.arrayContaining(['status', 'note']),
    // Of a person the trail, which cannot be erased, keeps no value.
    changes: [],
  });
  const { db } = server.database;
  const kept = await db.select().from(auditEvents).where(eq(auditEvents.entityID, params.id));
  expect(kept.map(({ before, after }) => ({ before, after }))).toEqual([{ before: null, after: null }]);
});

test('who wrote to us is corrected, and judged as at the contact form', async () => {
  const [lead] = (await admin('listLeads', { query: {} })).data.lead;
  if (lead === undefined) throw new Error('The sandbox has no lead.');
  const params = { id: lead.id };
  const change = (body: object) => admin('updateLead', { params, body });
  const body = { firstName: 'Kiran', email: 'Kiran.Right@Example.com', mobile: '9812312312' };
  const changed = await change({ ...body, rowVersion: lead.rowVersion });
  expect(changed.data.lead).toMatchObject({ ...body, email: 'kiran.right@example.com' });
  const wrong = await change({ mobile: '123', rowVersion: changed.data.lead.rowVersion });
  expect(wrong).toMatchObject({ status: 422, error: { fields: [{ path: 'mobile', code: 'mobile' }] } });
});
