/** Photos and documents: what is kept of a file, whose it is, and who sees it. */
import { randomBytes } from 'node:crypto';
import { deflateRawSync, crc32, deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../../src/index.ts';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { openSession } from '../../src/identity/auth/sessions.ts';
import { imageContents, images } from '../../src/candidates/tables/images.ts';
import { users } from '../../src/identity/tables/users.ts';
import { loadKeys } from '../../src/platform/keys.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const [asha, ravi, farah, officer] = ['9000000001', '9000000002', '9000000021', '9000000031'].map(idOf) as [
  string,
  string,
  string,
  string,
];

let server: TestServer;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function tokenOf(userID: string): Promise<string> {
  const known = tokens.get(userID);
  if (known !== undefined) return known;
  const { db } = server.database;
  const [user] = await db.select().from(users).where(eq(users.id, userID));
  if (!user) throw new Error(`There is no account ${userID}.`);
  const opening = {
    keys: loadKeys(server.config),
    now: server.clock.now,
    client: { address: '127.0.0.1', userAgent: 'test' },
  };
  const token = await db.transaction((tx) => openSession(tx, user, opening));
  tokens.set(userID, token);
  return token;
}

interface Sent {
  content: Uint8Array;
  name?: string;
  type?: string;
  purpose?: string;
  ownerID?: string;
}

/** The body of an upload as a browser writes it. */
async function bodyOf({ content, name = 'photo.jpg', type = 'image/jpeg', ...texts }: Sent) {
  const form = new FormData();
  for (const [key, text] of Object.entries({ purpose: 'avatar', ...texts })) form.append(key, text);
  form.append('file', new Blob([new Uint8Array(content)], { type }), name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    contentType: request.headers.get('content-type') ?? '',
  };
}

async function upload(userID: string, sent: Sent, app = server.app) {
  const { payload, contentType } = await bodyOf(sent);
  const response = await app.inject({
    method: 'POST',
    url: '/api/image',
    headers: { authorization: `Bearer ${await tokenOf(userID)}`, 'content-type': contentType },
    payload,
  });
  return { status: response.statusCode, ...response.json() };
}

async function read(userID: string, id: string, app = server.app) {
  const authorization = `Bearer ${await tokenOf(userID)}`;
  return app.inject({ url: `/api/image/${id}`, headers: { authorization } });
}

const canvas = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#2255aa' } });
const jpeg = () => canvas().jpeg().toBuffer();
const png = () => canvas(64, 64).png().toBuffer();

const pdf = (inside = '') =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${inside}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  );

/** A PDF with these objects packed into one. @param dictionary what else stands in that one's */
const packed = (
  objects: string,
  dictionary = '/Filter/FlateDecode',
  pack: (content: Buffer) => Buffer = (content) => deflateSync(content),
) =>
  Buffer.from(
    `%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction 5 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n` +
      `4 0 obj<</Type/ObjStm/N 1/First 4${dictionary}/Length 99>>stream\n${pack(Buffer.from(`5 0 ${objects}`)).toString('latin1')}\nendstream endobj\n` +
      'trailer<</Root 1 0 R>>\n%%EOF\n',
    'latin1',
  );
const script = '<</S/JavaScript/JS(app.alert(1))>>';

/** A PNG that says it is so large, in a few hundred bytes. */
function pixelBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(10_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a photo', () => {
  test('is drawn anew: small, upright, without what the camera wrote and what was hidden behind it', async () => {
    const taken = await canvas(1600, 1200)
      .withExif({ IFD0: { Make: 'SpyCam', Artist: 'Asha at home' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const hidden = Buffer.from('<script>alert(1)</script>PK\x03\x04archive');
    const { status, data } = await upload(asha, { content: Buffer.concat([taken, hidden]) });
    expect(status).toBe(200);
    expect(data.image).toMatchObject({
      purpose: 'avatar',
      fileName: 'photo.jpg',
      mime: 'image/jpeg',
      width: 384,
      height: 512,
      visibility: 'Private',
    });

    const { headers, rawPayload, statusCode } = await read(asha, data.image.id);
    expect(statusCode).toBe(200);
    expect(rawPayload.byteLength).toBe(data.image.bytes);
    expect(rawPayload.includes('SpyCam')).toBe(false);
    expect(rawPayload.includes('script')).toBe(false);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
  });

  test('takes the place of the former one, and going leaves none', async () => {
    const call = await server.actAs(ravi);
    const photoOf = async () =>
      (await call('getUserByMobile', { params: { mobileNumber: '9000000002' } })).data.user.imageID;
    const first = (await upload(ravi, { content: await jpeg() })).data.image.id;
    const second = (await upload(ravi, { content: await png(), name: 'x.png' })).data.image;
    expect(second.mime).toBe('image/png');
    expect(await photoOf()).toBe(second.id);
    expect((await read(ravi, first)).statusCode).toBe(404);
    const { data } = await call('listImages');
    expect(data.image.map(({ id }) => id)).toEqual([second.id]);

    expect((await call('deleteImage', { params: { id: second.id } })).status).toBe(200);
    expect(await photoOf()).toBeNull();
    const { db } = server.database;
    expect(await db.$count(imageContents, eq(imageContents.imageID, second.id))).toBe(0);
    const events = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entityID, second.id))
      .orderBy(auditEvents.id);
    expect(events.map(({ action, actorID, subjectID }) => [action, actorID, subjectID])).toEqual([
      ['saved', ravi, ravi],
      ['deleted', ravi, ravi],
    ]);
  });

  test('has an id that nobody can guess', async () => {
    const { data } = await upload(ravi, { content: await jpeg() });
    expect(data.image.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('a file is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const gif = Buffer.from(
    'GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
    'latin1',
  );
  const cases: [string, () => Buffer | Promise<Buffer>, Partial<Sent>, string][] = [
    ['SVG named as a JPEG', () => svg, {}, 'fileType'],
    ['SVG as itself', () => svg, { name: 'a.svg', type: 'image/svg+xml', purpose: 'proof' }, 'fileType'],
    ['HTML named as a PNG', () => html, { name: 'a.png', type: 'image/png' }, 'fileType'],
    ['GIF', () => gif, { name: 'a.gif', type: 'image/gif' }, 'fileType'],
    ['TIFF', () => canvas(8, 8).tiff().toBuffer(), {}, 'fileType'],
    ['a program', () => Buffer.from('MZ\x90\0'), { purpose: 'proof' }, 'fileType'],
    ['nothing at all', () => Buffer.alloc(0), {}, 'fileType'],
    ['the start of a JPEG and then nothing', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), {}, 'unreadable'],
    ['half a JPEG', async () => (await jpeg()).subarray(0, 900), {}, 'unreadable'],
    ['a PNG of 40,000 by 40,000 pixels', () => pixelBomb(40_000), { name: 'a.png' }, 'unreadable'],
    [
      'HTML in a shell of WebP',
      () => Buffer.from('RIFF\x20\0\0\0WEBP<script>alert(1)</script>'),
      {},
      'unreadable',
    ],
    ['a PDF as a photo', () => pdf(), { name: 'a.pdf' }, 'fileType'],
    [
      'a PDF with an archive behind it',
      () => Buffer.concat([pdf(), deflateRawSync(randomBytes(2000))]),
      { purpose: 'proof' },
      'fileType',
    ],
    ['a PDF that begins as HTML', () => Buffer.concat([html, pdf()]), { purpose: 'proof' }, 'fileType'],
    [
      'a PDF with a script',
      () => pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
      { purpose: 'proof' },
      'activeContent',
    ],
    [
      'a PDF with a script in disguise',
      () => pdf('/AA<</O<</S/J#61vaScript/#4aS(x)>>>>'),
      { purpose: 'proof' },
      'activeContent',
    ],
    [
      'a PDF with a script between comments that look like the ends of a stream',
      () => pdf(`>>endobj\n% stream\n4 0 obj${script}endobj\n% endstream\n5 0 obj<<`),
      { purpose: 'proof' },
      'activeContent',
    ],
    [
      'a PDF with a script between texts that look like the ends of a stream',
      () => pdf(`/A(\nstream\n)/OpenAction${script}/B(\nendstream\n)`),
      { purpose: 'proof' },
      'activeContent',
    ],
    [
      'a PDF whose script stands in a text, to which its table could point',
      () => pdf(`/A(4 0 obj${script}endobj)`),
      { purpose: 'proof' },
      'activeContent',
    ],
    ['a PDF with a packed script', () => packed(script), { purpose: 'proof' }, 'activeContent'],
    [
      'a PDF with a packed file',
      () => packed('<</Names<</EmbeddedFiles 9 0 R>>>>', '/Filter/Fl#61teDecode'),
      { purpose: 'proof' },
      'activeContent',
    ],
    [
      'a PDF with objects that are packed in a way of their own',
      () => packed(script, '/DecodeParms<</Predictor 12>>/Filter/FlateDecode'),
      { purpose: 'proof' },
      'unreadable',
    ],
    [
      'a PDF with objects that are not packed as they say',
      () => packed(script, '/Filter/LZWDecode', (content) => content),
      { purpose: 'proof' },
      'activeContent',
    ],
    [
      'a PDF with objects that unpack to too much',
      () => packed(' '.repeat(65 * 1024 * 1024)),
      { purpose: 'proof' },
      'unreadable',
    ],
    [
      'a PDF that begins many streams and ends none',
      () => Buffer.from(`%PDF-1.4\n${'stream\n'.repeat(110_000)}%%EOF\n`),
      { purpose: 'proof' },
      'unreadable',
    ],
    [
      'a PDF that is nothing but its beginning and its end',
      () => Buffer.from('%PDF-1.4\n%%EOF\n'),
      { purpose: 'proof' },
      'unreadable',
    ],
    [
      'a picture of more than 2 MB',
      async () => Buffer.concat([await jpeg(), Buffer.alloc(2_100_000)]),
      {},
      'tooLarge',
    ],
  ];
  test.each(cases)('%s', async (_what, content, sent, code) => {
    const { status, error } = await upload(asha, { content: await content(), ...sent });
    expect({ status, fields: error.fields }).toMatchObject({ status: 422, fields: [{ path: 'file', code }] });
  });

  test('of more than any file may have, before it is read', async () => {
    const { status, error } = await upload(asha, { content: Buffer.alloc(5_400_000), purpose: 'proof' });
    expect({ status, code: error.code }).toEqual({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  test('for a purpose that only the server has, or another kind of account', async () => {
    for (const [who, purpose] of [
      [asha, 'receipt'],
      [asha, 'cv-pdf'],
      [asha, 'logo'],
      [farah, 'proof'],
    ] as const) {
      const { status, error } = await upload(who, { content: await jpeg(), purpose });
      expect({ who, purpose, status, fields: error.fields }).toMatchObject({
        status: 422,
        fields: [{ path: 'purpose' }],
      });
    }
  });

  test('when a part is missing, twice there, unknown or of the wrong kind', async () => {
    const token = await tokenOf(asha);
    const photo = new Blob([new Uint8Array(await jpeg())]);
    const send = async (parts: [string, string | Blob][]) => {
      const form = new FormData();
      for (const [name, part] of parts) form.append(name, part);
      const request = new Request('http://localhost', { method: 'POST', body: form });
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/image',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': request.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return answer.statusCode;
    };
    expect(await send([['purpose', 'avatar']])).toBe(422);
    expect(await send([['file', photo]])).toBe(422);
    expect(
      await send([
        ['file', 'text'],
        ['purpose', 'avatar'],
      ]),
    ).toBe(422);
    expect(
      await send([
        ['file', photo],
        ['purpose', photo],
      ]),
    ).toBe(422);
    expect(
      await send([
        ['file', photo],
        ['purpose', 'avatar'],
        ['isAdmin', 'true'],
      ]),
    ).toBe(422);
    expect(
      await send([
        ['file', photo],
        ['purpose', 'avatar'],
        ['purpose', 'proof'],
      ]),
    ).toBe(400);
  });

  test('as JSON; and no other call takes parts', async () => {
    const headers = { authorization: `Bearer ${await tokenOf(asha)}` };
    const asJSON = { url: '/api/image', headers, payload: { purpose: 'avatar' } };
    expect((await server.app.inject({ method: 'POST', ...asJSON })).statusCode).toBe(415);
    const { payload, contentType } = await bodyOf({ content: await jpeg() });
    const other = await server.app.inject({
      method: 'POST',
      url: '/api/user/personal',
      headers: { ...headers, 'content-type': contentType },
      payload,
    });
    expect(other.statusCode).toBe(415);
    const torn = await server.app.inject({
      method: 'POST',
      url: '/api/image',
      headers: { ...headers, 'content-type': contentType },
      payload: payload.subarray(0, 200),
    });
    expect(torn.statusCode).toBe(400);
  });

  test('without a session, before a byte of it is read', async () => {
    const { payload, contentType } = await bodyOf({ content: await jpeg() });
    const headers = { 'content-type': contentType };
    expect(
      (await server.app.inject({ method: 'POST', url: '/api/image', headers, payload })).statusCode,
    ).toBe(401);
  });
});

describe('a document', () => {
  const sent = { content: pdf(), name: '../../अंक "sheet"\r\n.exe', type: 'text/html', purpose: 'proof' };

  test('is offered for saving under a harmless name, whatever it was sent as', async () => {
    const { data } = await upload(asha, sent);
    expect(data.image).toMatchObject({ fileName: 'अंक sheet.pdf', mime: 'application/pdf', width: null });
    const { headers } = await read(asha, data.image.id);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="___ sheet.pdf"; filename*=UTF-8''%E0%A4%85%E0%A4%82%E0%A4%95%20sheet.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  test('is seen by its owner and the owner’s institute, and by nobody else', async () => {
    const { id } = (await upload(asha, sent)).data.image;
    expect((await read(asha, id)).statusCode).toBe(200);
    expect((await read(officer, id)).statusCode).toBe(200);
    for (const other of [ravi, farah]) expect((await read(other, id)).statusCode).toBe(404);
    expect((await server.app.inject({ url: `/api/image/${id}` })).statusCode).toBe(401);
    for (const other of [ravi, farah, officer]) {
      const call = await server.actAs(other);
      expect((await call('deleteImage', { params: { id } })).status).toBe(404);
      expect((await call('listImages', { query: { ownerID: asha } })).status).toBe(404);
    }
    expect((await upload(ravi, { ...sent, ownerID: asha })).status).toBe(404);
  });

  test('can prove an entry of education of its owner, and stays while it does', async () => {
    const call = await server.actAs(asha);
    const { id } = (await upload(asha, sent)).data.image;
    const stage = {
      degree: 'SSC',
      medium: 'English',
      boardOrUniversity: 'State Board',
      instituteName: 'Modern High School',
      scoreType: 'Percentage',
      score: 88,
      scoreOutOf: 100,
      passingYear: 2020,
    };
    const saved = await call('saveEducation', { body: { ...stage, proofImageID: id } });
    expect(saved.data.education.proofImageID).toBe(id);
    expect((await call('deleteImage', { params: { id } })).error?.code).toBe('IN_USE');
    const other = await (await server.actAs(ravi))('saveEducation', { body: { ...stage, proofImageID: id } });
    expect(other.error?.fields).toMatchObject([{ path: 'proofImageID', code: 'unknown' }]);
    await call('saveEducation', { body: { ...stage, id: saved.data.education.id, proofImageID: null } });
    expect((await call('deleteImage', { params: { id } })).status).toBe(200);
  });

  test('finds room only up to the quota', async () => {
    const { db } = server.database;
    await db.delete(images).where(eq(images.userID, ravi));
    const answers = await Promise.all(Array.from({ length: 14 }, () => upload(ravi, sent)));
    const codes = answers.map(({ status, error }) => String(error?.code ?? status));
    expect(codes.filter((code) => code === '200')).toHaveLength(12);
    expect(codes.filter((code) => code === 'QUOTA_EXCEEDED')).toHaveLength(2);
    const { data } = await (await server.actAs(ravi))('listImages');
    expect(data.quota).toMatchObject({ used: 12, most: 12 });
  });
});

test('the logo of a company is added by those who may change it and seen by everybody who is signed in', async () => {
  const call = await server.actAs(farah);
  const { parentEntityID } = (await call('getUserByMobile', { params: { mobileNumber: '9000000021' } })).data
    .user;
  const ownerID = parentEntityID ?? '';
  const { status, data } = await upload(farah, { content: await png(), purpose: 'logo', ownerID });
  expect({ status, visibility: data.image.visibility }).toEqual({ status: 200, visibility: 'Public' });
  expect((await read(asha, data.image.id)).statusCode).toBe(200);
  expect((await upload(officer, { content: await png(), purpose: 'logo', ownerID })).status).toBe(404);
  expect((await call('listImages', { query: { ownerID } })).data.image).toHaveLength(1);
});

test('two servers on one database have the same files', async () => {
  const second = await createServer(server.config, {
    database: server.database,
    now: () => server.clock.now,
  });
  const { id } = (await upload(asha, { content: await jpeg() })).data.image;
  const here = await read(asha, id);
  const there = await read(asha, id, second.app);
  expect(there.statusCode).toBe(200);
  expect(there.rawPayload.equals(here.rawPayload)).toBe(true);
  await second.close();
});
