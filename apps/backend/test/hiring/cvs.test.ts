/** CVs: previewed, frozen, read back, and by whom. */
import { createHash, randomUUID } from 'node:crypto';
import { cvAccents } from '@aarambh/forms';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cvTemplates } from '../../src/candidates/tables/cv-templates.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { printDueCvs } from '../../src/hiring/candidate-profiles/printer.ts';
import { cvPrintings, cvs, cvsToPrint } from '../../src/hiring/tables/candidate-profiles.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { users } from '../../src/identity/tables/users.ts';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { cvTemplateID } from '../../src/seed/data/cv-templates.ts';
import { pagesOfPDF, picturesOfPDF } from '../support/pdf.ts';
import { readStructure } from '../support/pdf-structure.ts';
import { whileRefused } from '../support/refused-rows.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

const people = {
  asha: '9000000001',
  ravi: '9000000002',
  navyug: '9000000021',
  otherCompany: '9000000022',
  officer: '9000000031',
  admin: '9000000051',
} as const;

let server: TestServer;
const calls = new Map<string, Call>();
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  const isPlain = eq(cvTemplates.id, cvTemplateID('Plain'));
  await server.database.db.update(cvTemplates).set({ status: 'Draft' }).where(isPlain);
  for (const [name, number] of Object.entries(people)) {
    calls.set(name, await server.actAs(seededID(`user/${number}`)));
  }
});
afterAll(() => server.close());

const as = (name: keyof typeof people): Call => {
  const call = calls.get(name);
  if (call === undefined) throw new Error(`Nobody is ${name}.`);
  return call;
};

const asha = seededID(`user/${people.asha}`);
const sha256 = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex');
const template = { cvTemplateID: cvTemplateID('SingleColumn') };

/** Asha's default profile. */
async function profileID(): Promise<string> {
  const { data } = await as('asha')('listCandidateProfiles');
  return data.candidateProfile[0]?.id ?? '';
}

async function frozen() {
  const { data, status, text } = await as('asha')('createCv', {
    params: { id: await profileID() },
    body: template,
  });
  if (status !== 200) throw new Error(text);
  return data.cv;
}

test('who has one name, entered in both fields, has it once on the CV and in the name of its file', async () => {
  const kavya = await server.actAs(seededID('user/9000000005'));
  const added = await kavya('addCandidateProfile', {
    body: {
      name: 'Mine',
      headline: 'Trainee',
      summary: 'I build small tools.',
      sections: [{ key: 'summary', itemIDs: [] }],
      language: 'en',
      visibility: 'Private',
    },
  });
  const params = { id: added.data.candidateProfile.id };
  const { cv } = (await kavya('createCv', { params, body: template })).data;
  const { bytes, headers } = await kavya('getCvPdf', { params: { id: cv.id } });
  expect((await pagesOfPDF(bytes)).join(' ').match(/Kavya/g)).toHaveLength(1);
  expect(headers['content-disposition']).toContain('Kavya CV.pdf');
});

describe('the photo of the profile', () => {
  const photo = () =>
    sharp({ create: { width: 400, height: 700, channels: 3, background: '#c0392b' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'A camera in Pune' } })
      .toBuffer();
  const cvWith = async (layout: 'TwoColumn' | 'SingleColumn', style: object) => {
    const params = { id: await profileID() };
    const { data } = await as('asha')('getCandidateProfile', { params });
    const body = { ...data.candidateProfile, style };
    const { name, headline, summary, sections, language, visibility, rowVersion } = body;
    const written = { name, headline, summary, sections, language, visibility, rowVersion, style };
    const saved = await as('asha')('updateCandidateProfile', { params, body: written });
    if (saved.status !== 200) throw new Error(saved.text);
    const chosen = { cvTemplateID: cvTemplateID(layout) };
    const { cv } = (await as('asha')('createCv', { params, body: chosen })).data;
    return (await as('asha')('getCvPdf', { params: { id: cv.id } })).bytes;
  };

  test('is on a CV whose layout has a place, where the person ticked it, and nothing of the file with it', async () => {
    const form = new FormData();
    form.append('purpose', 'avatar');
    form.append('file', new Blob([new Uint8Array(await photo())]), 'me.jpg');
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const sent = await as('asha')('uploadImage', {
      headers: {
        'idempotency-key': randomUUID(),
        'content-type': request.headers.get('content-type') ?? '',
      },
      body: Buffer.from(await request.arrayBuffer()),
    });
    expect(sent.status).toBe(200);
    const withPhoto = await cvWith('TwoColumn', { photo: true });
    const structure = readStructure(withPhoto);
    expect(structure).toMatchObject({ pictures: 1, claims: 'PDF/UA-1', isInOrder: true });
    expect(withPhoto.includes('A camera in Pune')).toBe(false);
    const [picture, ...others] = await picturesOfPDF(withPhoto);
    expect([picture?.width, picture?.height, others.length]).toEqual([246, 315, 0]);
    const { data } = await as('asha')('previewCv', {
      body: { style: { photo: true }, language: 'en', cvTemplateID: cvTemplateID('TwoColumn') },
    });
    expect(data.preview.pages[0]).toContain('data:image/jpeg;base64,');

    for (const [layout, style] of [
      ['SingleColumn', { photo: true }],
      ['TwoColumn', { photo: false }],
    ] as const)
      expect(readStructure(await cvWith(layout, style)).pictures).toBe(0);
  });

  test('leaves no gap where the profile has none', async () => {
    const { db } = server.database;
    const without = await cvWith('TwoColumn', { photo: false });
    const before = await db.select({ imageID: users.imageID }).from(users).where(eq(users.id, asha));
    await db.update(users).set({ imageID: null }).where(eq(users.id, asha));
    expect((await cvWith('TwoColumn', { photo: true })).equals(without)).toBe(true);
    await db
      .update(users)
      .set(before[0] ?? {})
      .where(eq(users.id, asha));
  });
});

describe('a preview', () => {
  test('sets what is typed with the own record, in pictures that need nothing from outside', async () => {
    const { data } = await as('asha')('previewCv', {
      body: { headline: 'Typed, not saved', summary: 'One.\nTwo.', language: 'en', ...template },
    });
    const { pages, pageLimit, checks } = data.preview;
    expect([pages.length, pageLimit, checks.filter(({ code }) => code !== 'missingDate')]).toEqual([
      1,
      2,
      [],
    ]);
    const [page = ''] = pages;
    expect(page).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="0 0 595\.27\d* 841\.88\d*"/,
    );
    expect(page).not.toMatch(/<script|<style|<foreignObject|<image|href="(?!#|mailto:|tel:|https:)/);
    expect(page.length).toBeLessThan(600_000);
  });

  test('chooses, orders and renames, and says what to look at', async () => {
    const { cvEntries } = (await as('asha')('listCvEntries')).data;
    const skills = cvEntries.find(({ key }) => key === 'skills')?.entries ?? [];
    const education = cvEntries.find(({ key }) => key === 'education')?.entries ?? [];
    expect(skills.length).toBeGreaterThan(1);
    expect(education[0]).toMatchObject({ id: 'current-degree', result: expect.stringContaining('CGPA') });
    const { data } = await as('asha')('previewCv', {
      body: {
        headline: 'Emoji 😀 here',
        sections: [
          { key: 'skills', itemIDs: [skills[1]?.id ?? '', 'gone-since'], title: 'What I can do' },
          { key: 'summary', itemIDs: [] },
        ],
        summary: 'long enough '.repeat(80),
        language: 'en',
        cvTemplateID: cvTemplateID('Compact'),
      },
    });
    expect(data.preview.checks).toEqual([
      expect.objectContaining({ code: 'gone', sectionKey: 'skills', itemID: 'gone-since' }),
      expect.objectContaining({ code: 'unprintable', message: expect.stringContaining('😀') }),
    ]);
  });

  test('leaves out a section that is kept for later, and does not look for what was chosen in it', async () => {
    const preview = async (isHidden: boolean) => {
      const section = { key: 'skills', itemIDs: ['gone-since'], title: 'What I can do', isHidden } as const;
      const body = { sections: [section], summary: null, language: 'en', ...template } as const;
      return (await as('asha')('previewCv', { body })).data.preview.checks.map(({ code }) => code);
    };
    expect(await preview(false)).toContain('gone');
    expect(await preview(true)).not.toContain('gone');
  });

  test('takes size and colour of its own, and says where a text tells how to reach the person', async () => {
    const preview = async (style: object) => {
      const body = { headline: 'asha at 9876543210', style, language: 'en', ...template } as const;
      return (await as('asha')('previewCv', { body })).data.preview;
    };
    const [usual, own] = [await preview({}), await preview({ size: 12, accent: 'maroon' })];
    expect([usual.pages[0]?.includes(cvAccents.maroon), own.pages[0]?.includes(cvAccents.maroon)]).toEqual([
      false,
      true,
    ]);
    expect(own.checks).toContainEqual({
      code: 'contact',
      message: 'Companies read this only after they have shortlisted you: 9876543210',
      sectionKey: null,
      itemID: null,
    });
    for (const style of [{ size: 8.5 }, { size: 13 }, { accent: 'yellow' }]) {
      const body = { style, language: 'en' } as never;
      expect((await as('asha')('previewCv', { body })).status).toBe(422);
    }
  });

  test('names what to shorten when the pages are too many', async () => {
    const { data } = await as('asha')('previewCv', {
      body: {
        summary: 'word '.repeat(200),
        sections: (['summary', 'education', 'projects', 'skills', 'languages'] as const).map((key) => ({
          key,
          itemIDs: [],
          text: `${key}\n${'more and more '.repeat(70)}`,
        })),
        language: 'en',
        cvTemplateID: cvTemplateID('Compact'),
      },
    });
    const codes = data.preview.checks.map(({ code }) => code);
    expect(data.preview.pages.length).toBe(2);
    expect(codes.slice(0, 3)).toEqual(['tooLong', 'longSection', 'longSection']);
    expect(data.preview.checks[1]).toMatchObject({ sectionKey: 'summary' });
  });

  test('of a template shows somebody made up, to staff who write templates', async () => {
    const body = {
      layout: 'Lateral',
      sections: [
        { key: 'education', title: 'Studies', visible: true, required: true },
        { key: 'skills', title: 'Skills', visible: false, required: false },
      ],
      style: { accent: 'plum' },
      pageLimit: 1,
      sample: 'Hindi',
    } as const;
    const { data } = await as('admin')('previewCvTemplate', {
      body: { ...body, sections: [...body.sections] },
    });
    expect([data.preview.pages.length, data.preview.checks]).toEqual([1, []]);
    // A subject that stands there more than once while the template is written is drawn once.
    const again = await as('admin')('previewCvTemplate', {
      body: {
        ...body,
        sections: Array.from({ length: 20 }, () => body.sections)
          .flat()
          .slice(0, 20),
      },
    });
    expect(again.data.preview.pages).toEqual(data.preview.pages);
    const student = await as('asha')('previewCvTemplate', {
      body: { ...body, sections: [...body.sections] },
    });
    expect(student.status).toBe(403);
  });
});

describe('a CV', () => {
  test('is frozen: what changes later is another one', async () => {
    const first = await frozen();
    expect(await frozen()).toEqual(first);
    const { db } = server.database;
    const before = (await as('asha')('getCvPdf', { params: { id: first.id } })).bytes;
    expect(sha256(before)).toBe(first.checksum);
    // The file is kept: what the engine would make of other words today is nobody's CV.
    const [row] = await db.select().from(cvs).where(eq(cvs.id, first.id));
    if (!row) throw new Error('The CV is not there.');
    const person = { ...row.frozenData.person, name: 'Somebody Else' };
    await db
      .update(cvs)
      .set({ frozenData: { ...row.frozenData, person } })
      .where(eq(cvs.id, first.id));
    expect((await as('asha')('getCvPdf', { params: { id: first.id } })).bytes.equals(before)).toBe(true);
    await db.update(cvs).set({ frozenData: row.frozenData }).where(eq(cvs.id, first.id));

    await db.update(users).set({ lastName: 'Changed' }).where(eq(users.id, asha));
    server.clock.now = new Date(server.clock.now.getTime() + 1_000);
    const second = await frozen();
    expect(second.checksum).not.toBe(first.checksum);
    expect((await as('asha')('getCvPdf', { params: { id: first.id } })).bytes.equals(before)).toBe(true);
    const newest = await as('asha')('getCandidateProfilePdf', { params: { id: await profileID() } });
    expect(newest.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Asha Changed CV.pdf"',
    });
    expect((await pagesOfPDF(newest.bytes))[0]).toContain('Asha Changed');
    await db.update(users).set({ lastName: 'Patil' }).where(eq(users.id, asha));
  });

  test('stays when its profile is deleted', async () => {
    const call = as('ravi');
    const added = await call('addCandidateProfile', {
      body: { name: 'For a day', language: 'en', visibility: 'Private' },
    });
    const params = { id: added.data.candidateProfile.id };
    const { cv } = (await call('createCv', { params, body: template })).data;
    await call('deleteCandidateProfile', { params });
    const kept = await call('getCv', { params: { id: cv.id } });
    expect(kept.data.cv).toMatchObject({ candidateProfileID: null, checksum: cv.checksum });
    expect((await call('getCandidateProfilePdf', { params })).status).toBe(404);
  });

  test('is set in a template that its owner may choose', async () => {
    const params = { id: await profileID() };
    for (const layout of ['Plain', 'Lateral'] as const) {
      const answer = await as('asha')('createCv', { params, body: { cvTemplateID: cvTemplateID(layout) } });
      expect([answer.status, answer.error?.fields[0]?.path]).toEqual([422, 'cvTemplateID']);
    }
    expect((await as('ravi')('createCv', { params, body: template })).status).toBe(404);
  });

  test('goes with an application as it was, in a template that the applicant may choose', async () => {
    const { db } = server.database;
    const jobs = (await as('asha')('listEligibleJobDescriptions')).data.jobDescription;
    const jdID = jobs[0]?.id ?? '';
    await db.delete(applications).where(and(eq(applications.jdID, jdID), eq(applications.userID, asha)));
    await db.update(jobDescriptions).set({ questionIDs: [] }).where(eq(jobDescriptions.id, jdID));
    const apply = (layout: 'Plain' | 'SingleColumn') =>
      as('asha')('addMapping', { body: { jdID, status: 'Applied', cvTemplateID: cvTemplateID(layout) } });
    const refused = await apply('Plain');
    expect([refused.status, refused.error?.fields[0]?.path]).toEqual([422, 'cvTemplateID']);
    const { mapping } = (await apply('SingleColumn')).data;
    const params = { id: mapping.cvID ?? '' };
    expect((await as('asha')('getCv', { params })).data.cv).toMatchObject({
      candidateProfileID: await profileID(),
      ...template,
    });
  });

  test('of somebody else has its files made though one before it cannot be printed', async () => {
    const { db } = server.database;
    const at = server.clock.now;
    await printDueCvs(db, () => at);
    const [stuck, behind] = (await db.select().from(cvs).orderBy(cvs.id).limit(2)).map(({ id }) => id);
    if (stuck === undefined || behind === undefined) throw new Error('There are not enough CVs.');
    await db.delete(cvPrintings).where(inArray(cvPrintings.cvID, [stuck, behind]));
    await db.insert(cvsToPrint).values([
      { cvID: stuck, dueAt: new Date(at.getTime() - 2000) },
      { cvID: behind, dueAt: new Date(at.getTime() - 1000) },
    ]);
    const waiting = async () =>
      (await db.select({ cvID: cvsToPrint.cvID }).from(cvsToPrint)).map(({ cvID }) => cvID);
    const refused = { table: 'cv_printings', condition: `new.cv_id = '${stuck}'` };
    await whileRefused(db, refused, () =>
      expect(printDueCvs(db, () => at)).rejects.toThrow('1 steps failed.'),
    );
    expect(await waiting()).toEqual([stuck]);
    expect(await db.$count(cvPrintings, eq(cvPrintings.cvID, behind))).toBe(2);
    await printDueCvs(db, () => new Date(at.getTime() + 60_000));
    expect(await waiting()).toEqual([]);
  });

  test('has its files made behind the answer, once, also after a printer that was killed', async () => {
    const { db } = server.database;
    const id = await profileID();
    const profile = await as('asha')('getCandidateProfile', { params: { id } });
    await as('asha')('updateCandidateProfile', {
      params: { id },
      body: {
        headline: 'Printed in a moment',
        rowVersion: profile.data.candidateProfile.rowVersion ?? 0,
      },
    });
    const shared = await as('asha')('shareCandidateProfile', { params: { id }, body: { days: 7 } });
    expect(shared.status).toBe(200);
    const [cv] = await db
      .select()
      .from(cvs)
      .where(eq(cvs.candidateProfileID, id))
      .orderBy(desc(cvs.generatedAt), desc(cvs.id))
      .limit(1);
    const cvID = cv?.id ?? '';
    const waiting = () => db.$count(cvsToPrint, eq(cvsToPrint.cvID, cvID));
    const printed = () =>
      db.select().from(cvPrintings).where(eq(cvPrintings.cvID, cvID)).orderBy(cvPrintings.hasContact);

    // As if another copy of the server had taken it and ended.
    const later = new Date(server.clock.now.getTime() + 60_000);
    await db
      .insert(cvsToPrint)
      .values({ cvID, dueAt: later })
      .onConflictDoUpdate({ target: cvsToPrint.cvID, set: { dueAt: later } });
    await db.delete(cvPrintings).where(eq(cvPrintings.cvID, cvID));
    await printDueCvs(db, () => server.clock.now);
    expect([await waiting(), (await printed()).length]).toEqual([1, 0]);

    // Whoever reads it before the printer comes is not made to wait for it.
    const early = await as('asha')('getCvPdf', { params: { id: cvID } });
    expect(early.status).toBe(200);

    await Promise.all([printDueCvs(db, () => later), printDueCvs(db, () => later)]);
    expect(await waiting()).toBe(0);
    const files = await printed();
    expect(files.map(({ hasContact }) => hasContact)).toEqual([false, true]);
    expect(files[1]?.checksum).toBe(sha256(early.bytes));
    expect(files.map(({ content, checksum }) => sha256(content ?? new Uint8Array()) === checksum)).toEqual([
      true,
      true,
    ]);
  });

  test('is read by its owner, by staff unless it is private, and by the company that it was sent to', async () => {
    const { db } = server.database;
    const added = await as('asha')('addCandidateProfile', {
      body: {
        name: 'Private one',
        headline: 'Call me: 90000 00001',
        summary: 'Write to asha.patil@example.com\nI build small tools.',
        sections: (['summary', 'links'] as const).map((key) => ({ key, itemIDs: [] })),
        language: 'en',
        visibility: 'Private',
      },
    });
    const profile = added.data.candidateProfile;
    const { cv } = (await as('asha')('createCv', { params: { id: profile.id }, body: template })).data;
    const params = { id: cv.id };
    const statuses = async () =>
      Object.fromEntries(
        await Promise.all(
          [...calls].map(
            async ([name, call]) => [name, (await call('getCvPdf', { params })).status] as const,
          ),
        ),
      );
    const nobody = { asha: 200, ravi: 404, navyug: 404, otherCompany: 404, officer: 404, admin: 404 };
    expect(await statuses()).toEqual(nobody);
    expect((await as('officer')('getCandidateProfile', { params: { id: profile.id } })).status).toBe(404);

    await as('asha')('updateCandidateProfile', {
      params: { id: profile.id },
      body: { visibility: 'Employers', rowVersion: profile.rowVersion ?? 0 },
    });
    expect(await statuses()).toEqual({ ...nobody, officer: 200, admin: 200 });

    const [job] = await db
      .select()
      .from(jobDescriptions)
      .where(and(eq(jobDescriptions.companyID, companyID('navyug')), eq(jobDescriptions.status, 'Posted')))
      .orderBy(jobDescriptions.id)
      .limit(1);
    const sent = { jdID: job?.id ?? '', userID: asha };
    await db.delete(applications).where(and(eq(applications.jdID, sent.jdID), eq(applications.userID, asha)));
    await db.insert(applications).values({
      ...sent,
      status: 'Applied',
      cvID: cv.id,
      answers: [{ questionID: 'why', value: 'Ring 98765 43210' }],
      appliedAt: server.clock.now,
    });
    expect(await statuses()).toMatchObject({ navyug: 200, otherCompany: 404, ravi: 404 });

    // How to reach the person is told from the shortlist on, and not before.
    const readByCompany = async () => {
      const { bytes } = await as('navyug')('getCvPdf', { params });
      expect((await as('navyug')('getCv', { params })).data.cv.checksum).toBe(sha256(bytes));
      const many = await as('navyug')('downloadMappings', {
        query: { jdID: sent.jdID, purpose: 'To read before the interview', format: 'cv' },
      });
      const { 'list.csv': list, ...cvFiles } = unzipSync(many.bytes);
      const files = Object.values(cvFiles).map((file) => Buffer.from(file));
      const pages = await Promise.all([bytes, ...files].map(pagesOfPDF));
      const { mapping } = (await as('navyug')('listEligibleStudents', { query: { jdID: sent.jdID } })).data;
      const [answer] = mapping.find(({ userID }) => userID === asha)?.answers ?? [];
      const onScreen = (await as('navyug')('getCvPages', { params })).data.cvPages;
      expect(onScreen.pages).toHaveLength(pages[0]?.length ?? 0);
      expect(onScreen.pages[0]).toMatch(/^<svg /);
      expect(onScreen.sections.flatMap(({ entries }) => entries.map(({ title }) => title))).toContain(
        'Portfolio',
      );
      return [
        ...pages.flat(),
        answer?.answer,
        JSON.stringify(onScreen),
        String(list && Buffer.from(list)),
      ].join(' ');
    };
    const contact = /9000000001|90000 00001|asha\.patil@|98765 43210/;
    const hidden = await readByCompany();
    expect(hidden).not.toMatch(contact);
    expect(hidden).toContain('[shown after shortlisting]');
    expect(hidden).toContain('I build small tools.');
    expect((await pagesOfPDF((await as('asha')('getCvPdf', { params })).bytes)).join(' ')).toMatch(contact);
    await db
      .update(applications)
      .set({ status: 'Shortlisted', contactRevealedAt: server.clock.now })
      .where(and(eq(applications.jdID, sent.jdID), eq(applications.userID, asha)));
    expect(await readByCompany()).toMatch(contact);
    expect(await db.$count(cvPrintings, eq(cvPrintings.cvID, cv.id))).toBe(2);

    // The candidate hears of the first opening by the company, and of nobody else's.
    const opened = (await toldPeople(db)).filter(({ cta }) => cta === `/my-jobs/${sent.jdID}`);
    expect(opened.map(({ people: told, content }) => [told, content])).toEqual([
      [[asha], expect.stringContaining(`has opened the CV that you sent for ${job?.title}.`)],
    ]);

    const mine = await as('asha')('getJobDescription', { params: { id: sent.jdID } });
    expect(mine.data.jobDescription.application?.openedAt).toBe(server.clock.now.toISOString());

    const readings = await db.select().from(auditEvents).where(eq(auditEvents.entityID, cv.id));
    expect(readings.map(({ actorID }) => actorID)).toContain(seededID(`user/${people.navyug}`));
    expect(readings.every(({ subjectID, actorID }) => subjectID === asha && actorID !== asha)).toBe(true);
  });
});
