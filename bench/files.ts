/** Files in the database, in a folder and in a bucket on this machine: bytes that the database has, and how long a download takes. */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { samples } from '../apps/backend/src/candidates/cv-templates/samples.ts';
import { cvPDF } from '../apps/backend/src/candidates/cv-templates/printing.ts';
import { imageContents, images } from '../apps/backend/src/candidates/tables/images.ts';
import type { FileHome } from '../apps/backend/src/config/index.ts';
import type { Database } from '../apps/backend/src/database/database.ts';
import { openDatabase } from '../apps/backend/src/database/open.ts';
import { seededID } from '../apps/backend/src/database/seeded-id.ts';
import { fileTables } from '../apps/backend/src/file-tables.ts';
import { candidateProfiles, cvPrintings, cvs } from '../apps/backend/src/hiring/tables/candidate-profiles.ts';
import { moveFiles } from '../apps/backend/src/platform/stored-files/moving.ts';
import { removeUnnamed } from '../apps/backend/src/platform/stored-files/removing.ts';
import { cvTemplateID } from '../apps/backend/src/seed/data/cv-templates.ts';
import { demoPassword } from '../apps/backend/src/seed/index.ts';
import { openFilePlaces } from '../apps/backend/test/support/file-stores.ts';
import { startProgram } from '../apps/backend/test/support/program.ts';
import { pdfOf } from '../apps/backend/test/support/uploads.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import type { Row } from './table.ts';

const applications = 1_000;
const asha = seededID('user/9000000001');
const now = () => new Date();
const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** What each application sends: a CV of its own, as its two files. @returns the id of one of the CVs */
async function addCvs({ db }: Database): Promise<string> {
  const printed = await Promise.all(
    Object.values(samples).map((sample) =>
      cvPDF({
        ...sample,
        design: {
          layout: 'SingleColumn',
          style: { font: 'Noto Sans', size: 10.5, accent: 'indigo', spacing: 'normal' },
          pageLimit: 2,
        },
      }),
    ),
  );
  const [profile] = await db
    .insert(candidateProfiles)
    .values({ userID: asha, name: 'Measured', language: 'en', visibility: 'Employers' })
    .returning();
  let last = '';
  for (let left = applications; left > 0; left -= 1) {
    const [cv] = await db
      .insert(cvs)
      .values({
        userID: asha,
        candidateProfileID: profile?.id ?? '',
        cvTemplateID: cvTemplateID('SingleColumn'),
        templateVersion: 1,
        frozenData: {
          ...samples.Short,
          design: {
            layout: 'SingleColumn',
            style: { font: 'Noto Sans', size: 10.5, accent: 'indigo', spacing: 'normal' },
            pageLimit: 2,
          },
        },
        checksum: '',
        generatedAt: now(),
      })
      .returning();
    last = cv?.id ?? '';
    for (const hasContact of [true, false]) {
      const content = Buffer.concat([
        printed[left % printed.length] ?? Buffer.alloc(0),
        Buffer.from(`%${randomUUID()}\n`),
      ]);
      await db.insert(cvPrintings).values({ cvID: last, hasContact, content, checksum: sha256(content) });
    }
  }
  return last;
}

/** A document as large as they may be. @returns its id */
async function addLarge({ db }: Database): Promise<string> {
  const content = pdfOf(5_000_000);
  const id = randomUUID();
  await db.insert(images).values({
    id,
    userID: asha,
    purpose: 'proof',
    fileName: 'large.pdf',
    mime: 'application/pdf',
    bytes: content.length,
    sha256: sha256(content),
    visibility: 'Private',
    createdAt: now(),
    createdBy: asha,
  });
  await db.insert(imageContents).values({ imageID: id, content });
  return id;
}

/** Megabytes of the table of CVs' files with what belongs to it, once what was deleted has been given back. */
async function sizeOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum full cv_printings');
  const { rows } = await client.query<{ bytes: string }>(
    "select pg_total_relation_size('cv_printings') as bytes",
  );
  await client.end();
  return `${(Number(rows[0]?.bytes) / 1e6).toFixed(1)} MB`;
}

/** Milliseconds of the middle one of so many downloads, one after the other. */
async function medianOf(url: string, token: string, times: number): Promise<number> {
  const taken: number[] = [];
  for (let left = times; left > 0; left -= 1) {
    const start = performance.now();
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    await answer.arrayBuffer();
    taken.push(performance.now() - start);
  }
  return taken.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
}

const residentMB = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000;

/** Megabytes that the server needs more while twenty callers have asked for a file and read nothing of it. */
async function heldBy(url: string, token: string, pid: number): Promise<number> {
  const before = residentMB(pid);
  const isOver = () => undefined;
  const requests = Array.from({ length: 20 }, () => {
    const headers = { authorization: `Bearer ${token}` };
    return get(url, { agent: false, headers }, (answer) => answer.pause().on('error', isOver)).on(
      'error',
      isOver,
    );
  });
  await pause(3_000);
  const held = residentMB(pid) - before;
  for (const request of requests) request.destroy();
  return held;
}

export async function measureFiles(): Promise<Row[]> {
  const rows: Row[] = [];
  const postgres = await startPostgres();
  const places = await openFilePlaces();
  const env = (home: FileHome) => ({ ...places.env(home), DATABASE_URL: postgres.url, CAPTCHA: 'off' });
  const first = startProgram(env('database'));
  await first.address;
  first.child.kill();
  await first.ended;
  const database = await openDatabase({ kind: 'postgres', url: postgres.url });
  const work = { db: database.db, now, stores: places.stores, tables: fileTables };
  try {
    const cvID = await addCvs(database);
    const large = await addLarge(database);
    for (const home of ['database', 'folder', 's3'] as const) {
      const moved = { files: 0, bytes: 0, damaged: [] };
      const start = performance.now();
      await moveFiles(work, home, { goesOn: async () => true, moved });
      const seconds = (performance.now() - start) / 1000;
      await removeUnnamed(work);
      if (moved.files > 0)
        rows.push({
          figure: `files:move to ${home}`,
          value: `${moved.files} files, ${(moved.bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`,
        });
      rows.push({
        figure: `${home}: cv_printings with 1,000 applications`,
        value: await sizeOf(postgres.url),
      });
      const server = startProgram(env(home));
      const address = await server.address;
      const login = await fetch(`${address}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mobileNumber: '9000000001', password: demoPassword }),
      });
      const { data }: { data: { token: string } } = JSON.parse(await login.text());
      const [small, big] = [`${address}/api/cv/pdf/${cvID}`, `${address}/api/image/${large}`];
      await medianOf(small, data.token, 20);
      rows.push({
        figure: `${home}: a CV`,
        value: `${(await medianOf(small, data.token, 200)).toFixed(1)} ms`,
      });
      rows.push({
        figure: `${home}: a PDF of 5 MB`,
        value: `${(await medianOf(big, data.token, 20)).toFixed(0)} ms`,
      });
      rows.push({
        figure: `${home}: 20 callers who read nothing of those 5 MB`,
        value: `${(await heldBy(big, data.token, server.child.pid ?? 0)).toFixed(0)} MB`,
      });
      server.child.kill();
      await server.ended;
    }
  } finally {
    await database.close();
    await places.close();
    postgres.stop();
  }
  return rows;
}
