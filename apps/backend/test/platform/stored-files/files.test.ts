/** Files over HTTP, whichever store they are in: the same answers, and what is deleted is gone. */
import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageContents } from '../../../src/candidates/tables/images.ts';
import type { FileHome } from '../../../src/config/index.ts';
import { seededID } from '../../../src/database/seeded-id.ts';
import { cvPrintings } from '../../../src/hiring/tables/candidate-profiles.ts';
import { erasureRequests } from '../../../src/identity/tables/erasure.ts';
import { users } from '../../../src/identity/tables/users.ts';
import { filesToRemove, storedFiles } from '../../../src/platform/stored-files/tables.ts';
import { createServer } from '../../../src/index.ts';
import { cvTemplateID } from '../../../src/seed/data/cv-templates.ts';
import { instituteID } from '../../../src/seed/data/institutes.ts';
import { openFilePlaces, type FilePlaces } from '../../support/file-stores.ts';
import { addPerson } from '../../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../../support/server.ts';
import { testConfig } from '../../support/settings.ts';
import { pdfOf, upload } from '../../support/uploads.ts';

const ashaNumber = '9000000001';
const raviNumber = '9000000002';
const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

let places: FilePlaces;
beforeAll(async () => {
  places = await openFilePlaces();
});
afterAll(() => places.close());

/** A server that keeps its files there, and two people. @param withJobs whether there are templates of CVs, too */
function serverWithFilesIn(home: FileHome, { withJobs = false } = {}) {
  let server: TestServer;
  const calls = new Map<string, Call>();
  beforeAll(async () => {
    server = await startTestServer({ env: places.env(home), withJobs });
    for (const number of [ashaNumber, raviNumber]) {
      calls.set(number, await server.actAs(seededID(`user/${number}`)));
    }
  });
  afterAll(() => server.close());

  const callOf = (number: string): Call => {
    const call = calls.get(number);
    if (call === undefined) throw new Error(`Nobody is ${number}.`);
    return call;
  };
  return {
    server: () => server,
    asha: () => callOf(ashaNumber),
    ravi: () => callOf(raviNumber),

    /** A round of the server: new files are where they belong. */
    round: () => server.runTask('files'),

    /** A profile of Asha that CVs are made from. */
    newProfile: async (): Promise<{ id: string }> => {
      const { data } = await callOf(ashaNumber)('addCandidateProfile', {
        body: {
          name: randomUUID(),
          headline: 'Trainee',
          summary: 'I build small tools.',
          sections: [{ key: 'summary', itemIDs: [] }],
          language: 'en',
          visibility: 'Private',
        },
      });
      return { id: data.candidateProfile.id };
    },

    /** Where the content of an image is. */
    placeOf: async (imageID: string) => {
      const [row] = await server.database.db
        .select({ content: imageContents.content, fileID: imageContents.fileID, place: storedFiles.place })
        .from(imageContents)
        .leftJoin(storedFiles, eq(storedFiles.id, imageContents.fileID))
        .where(eq(imageContents.imageID, imageID));
      if (row === undefined) throw new Error('The image has no content.');
      return row;
    },
  };
}

describe.each([
  ['database', null],
  ['folder', 'folder'],
  ['s3', 's3'],
] as const)('files in the %s', (home, store) => {
  const { server, asha, ravi, round, newProfile, placeOf } = serverWithFilesIn(home, { withJobs: true });

  test.each([300, 40_000, 1_500_000])(
    'of %i bytes are read alike before and after they were moved',
    async (size) => {
      const content = pdfOf(size);
      const id = await upload(asha(), content);
      const before = await asha()('getImage', { params: { id } });
      await round();
      const after = await asha()('getImage', { params: { id } });
      for (const { status, headers, bytes } of [before, after]) {
        expect(status).toBe(200);
        expect(bytes.equals(content)).toBe(true);
        expect(headers).toMatchObject({
          'content-type': 'application/pdf',
          'content-length': String(content.length),
          'content-disposition': 'attachment; filename="marks of Asha.pdf"',
          'cache-control': 'no-store',
        });
      }
      expect((await ravi()('getImage', { params: { id } })).status).toBe(404);
      const { place, content: kept } = await placeOf(id);
      expect([place, kept === null]).toEqual([store, store !== null]);
    },
  );

  test('that are CVs say their checksum, and are what a link opens', async () => {
    const params = await newProfile();
    const body = { cvTemplateID: cvTemplateID('SingleColumn') };
    const { cv } = (await asha()('createCv', { params, body })).data;
    const before = await asha()('getCvPdf', { params: { id: cv.id } });
    const shared = await asha()('shareCandidateProfile', { params, body: { ...body, days: 7 } });
    const token = shared.data.share.address?.split('/').at(-1) ?? '';
    await server().runTask('cvFiles');
    await round();
    const answers = [
      before,
      await asha()('getCvPdf', { params: { id: cv.id } }),
      await server().call('getSharedCv', { params: { token } }),
    ];
    expect(answers.map(({ bytes }) => sha256(bytes))).toEqual([cv.checksum, cv.checksum, cv.checksum]);
    const rows = await server().database.db.select().from(cvPrintings).where(eq(cvPrintings.cvID, cv.id));
    expect(rows.map(({ fileID }) => fileID !== null)).toEqual([store !== null, store !== null]);
  });

  test('that are photos stay in the database', async () => {
    const blank = { width: 60, height: 60, channels: 3, background: '#345' } as const;
    const photo = await sharp({ create: blank }).jpeg().toBuffer();
    const id = await upload(asha(), photo, { purpose: 'avatar', name: 'me.jpg' });
    await round();
    const { status, headers } = await asha()('getImage', { params: { id } });
    expect([status, headers['content-disposition']]).toEqual([200, 'inline; filename="me.jpg"']);
    expect((await placeOf(id)).content).not.toBeNull();
  });
});

describe.each(['folder', 's3'] as const)('files out of the database, in the %s', (home) => {
  const { server, asha, round, placeOf } = serverWithFilesIn(home);

  const isInStore = async (id: string) => (await places.stores.get(home)?.exists(id)) ?? false;

  /** The id in the store. */
  async function stored(imageID: string): Promise<string> {
    const { fileID } = await placeOf(imageID);
    if (fileID === null) throw new Error('The file is in its row.');
    return fileID;
  }

  test('that were deleted are removed, and no others', async () => {
    const [one, other] = [await upload(asha(), pdfOf(400)), await upload(asha(), pdfOf(400))];
    await round();
    const [first, second] = [await stored(one), await stored(other)];
    await asha()('deleteImage', { params: { id: one } });
    await round();
    expect([await isInStore(first), await isInStore(second)]).toEqual([false, true]);
    expect(await server().database.db.$count(filesToRemove)).toBe(0);
  });

  test('of a person who is erased are removed', async () => {
    const { db } = server().database;
    const person = await addPerson(db, 'student', instituteID('sahyadri'));
    const id = await upload(await server().actAs(person.id), pdfOf(400));
    await round();
    const file = await stored(id);
    const at = server().clock.now;
    await db.insert(erasureRequests).values({ userID: person.id, requestedAt: at, dueAt: at });
    await server().runTask('erasure');
    expect(await db.$count(users, eq(users.id, person.id))).toBe(0);
    await round();
    expect(await isInStore(file)).toBe(false);
    expect(await db.$count(storedFiles, eq(storedFiles.id, file))).toBe(0);
  });

  test('that are not what they were are given to nobody', async () => {
    const id = await upload(asha(), pdfOf(400));
    await round();
    await places.damage(home, await stored(id));
    const { status, text } = await asha()('getImage', { params: { id } });
    expect(status).toBe(500);
    expect(text).not.toContain('something else');
  });

  test('keep a server from starting that is not told where they are', async () => {
    const id = await upload(asha(), pdfOf(400));
    await round();
    expect(await isInStore(await stored(id))).toBe(true);
    await expect(createServer(testConfig(), { database: server().database })).rejects.toThrow(
      /^The database names files in a (?:folder: set FILES_FOLDER|bucket: set FILES_S3_URL and what belongs to it) as before/,
    );
  });
});

describe('files in a bucket', () => {
  const { server, asha, round, newProfile, placeOf } = serverWithFilesIn('s3', { withJobs: true });

  test('that it fails to remove are removed later', async () => {
    const id = await upload(asha(), pdfOf(400));
    await round();
    const { fileID } = await placeOf(id);
    await asha()('deleteImage', { params: { id } });
    places.bucket.failing.add('DELETE');
    await round();
    places.bucket.failing.delete('DELETE');
    await round();
    expect(places.bucket.objects.has(fileID ?? '')).toBe(true);
    await server().runTask('files', new Date(server().clock.now.getTime() + 61_000));
    expect(places.bucket.objects.has(fileID ?? '')).toBe(false);
    expect(await server().database.db.$count(filesToRemove)).toBe(0);
  });

  test('are opened there by a short link, where that is wanted and a browser opens them by itself', async () => {
    const params = await newProfile();
    const shared = await asha()('shareCandidateProfile', { params, body: { days: 7 } });
    const { address = '' } = shared.data.share;
    await server().runTask('cvFiles');
    const id = await upload(asha(), pdfOf(400));
    await round();
    const linking = await createServer(testConfig({ ...places.env('s3'), FILES_S3_LINKS: '1' }), {
      database: server().database,
      now: () => server().clock.now,
    });
    const answer = await linking.app.inject({ url: address });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'no-store']);
    const fetched = await fetch(String(answer.headers.location));
    const here = await server().app.inject({ url: address });
    expect(Buffer.from(await fetched.arrayBuffer()).equals(here.rawPayload)).toBe(true);
    for (const name of ['content-type', 'content-disposition']) {
      expect(fetched.headers.get(name)).toBe(here.headers[name]);
    }
    expect((await linking.app.inject({ url: `${address}x` })).statusCode).toBe(404);

    // The portal's client follows no redirect.
    const authorization = `Bearer ${await server().tokenOf(seededID(`user/${ashaNumber}`))}`;
    const own = await linking.app.inject({ url: `/api/image/${id}`, headers: { authorization } });
    expect(own.statusCode).toBe(200);
    await linking.close();
  });
});
