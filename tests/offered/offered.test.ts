/**
 * What the lists of the portal offer is not refused: every action that the declarations offer to a role, with the records that its list
 * has, is asked of the backend. Whether it can be done just then is another matter (409, 422); that one may not (403), that it is not
 * there (404) or that it fails (500) is not met by pressing a button.
 */
import { randomUUID } from 'node:crypto';
import { permissionValues } from '@aarambh/api-client/enums';
import { listJobReviews } from '@aarambh/api-client/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContract, type OperationDescription } from '../../apps/backend/src/platform/contract.ts';
import { roleSeeds, type RoleSeed } from '../../apps/backend/src/seed/data/roles.ts';
import { instituteID, universityID } from '../../apps/backend/src/seed/data/institutes.ts';
import { companyID } from '../../apps/backend/src/seed/data/companies.ts';
import { sampleRequest } from '../../apps/backend/test/support/samples.ts';
import { addPerson } from '../../apps/backend/test/support/people.ts';
import {
  startTestServer,
  type Call,
  type Parts,
  type TestServer,
} from '../../apps/backend/test/support/server.ts';
import { isAllowed, toPermissions, type Access } from '../../apps/portal/app/access/access.ts';
import type { AnyRow, Resource } from '@aarambh/records';
import { actionsFor, resourceAccess, type OfferedAction } from '@aarambh/records/data';
import { accessOf as recordsAccess } from '../../apps/portal/app/records/accessOf.ts';
import { navRouteOf, opensRoute } from '../../apps/portal/app/access/navRoutes.ts';
import { eligibleStudentResource } from '../../apps/portal/app/features/applications/eligibleStudent.tsx';
import { jobDescriptionResource } from '../../apps/portal/app/features/jobs/jobDescription.tsx';
import { jobReviewResource } from '../../apps/portal/app/features/jobs/jobReview.tsx';
import { lists } from '../../apps/portal/app/features/lists/lists.ts';

const contract = loadContract();

/** Everybody who manages records, and where they belong. */
const homes: Readonly<Partial<Record<RoleSeed['key'], string | null>>> = {
  employer: companyID('navyug'),
  recruiter: companyID('navyug'),
  'institute-officer': instituteID('sahyadri'),
  coordinator: instituteID('sahyadri'),
  head: instituteID('sahyadri'),
  'university-officer': universityID('deccan'),
  support: null,
  'super-admin': null,
};

/** How many records of a list are looked at: the first and the last of its first page, and some between. */
const looked = 4;

const resources: readonly (readonly [string, () => Promise<Resource>])[] = [
  ...Object.entries(lists).flatMap(([path, load]) => (load ? [[`/${path}`, load] as const] : [])),
  ['/job-description', () => Promise.resolve(jobDescriptionResource)],
  ['/eligible-students', () => Promise.resolve(eligibleStudentResource)],
  ['/job-description/reviews', () => Promise.resolve(jobReviewResource)],
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    withJobs: true,
    limits: { callsPerPerson: { most: 100_000, seconds: 60 } },
  });
});
afterAll(() => server.close());

const nameless = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

function operationAt(method: string, path: string): OperationDescription {
  const found = contract.operations.find(
    (each) => each.method === method && nameless(each.path) === nameless(path),
  );
  if (found === undefined) throw new Error(`The contract has no ${method} ${path}.`);
  return found;
}

/** The call that an action makes. What its form asks for is as in the contract's example. */
function callOf(resource: Resource, action: OfferedAction, row: AnyRow): [OperationDescription, object] {
  const { family, one = `${family}/{id}`, changed = one } = resource;
  const { rowVersion } = row;
  if (action === 'edit') return [operationAt('PUT', changed), { rowVersion }];
  if (action === 'delete') return [operationAt('DELETE', one), {}];
  if (action === 'switch') {
    return [operationAt('PUT', `${family}/status/{id}`), { isActive: row.isActive, rowVersion }];
  }
  const { operation, body } = action;
  const described = operationAt(operation.method, operation.path);
  const sample = sampleRequest(contract, described).body;
  // Another record that the form chooses is this one: what comes of that is not the question, but it is there.
  const chosen = Object.keys(sample ?? {}).filter((name) => name.endsWith('ID'));
  const there = Object.fromEntries(chosen.map((name) => [name, row.id]));
  return [described, { ...sample, ...there, ...body?.(row), ...(operation.takesVersion && { rowVersion }) }];
}

const loss = (action: OfferedAction): number =>
  action === 'delete' ? 2 : typeof action !== 'string' && action.tone === 'danger' ? 1 : 0;

const refusals: ReadonlySet<number> = new Set([401, 403, 404, 500, 501, 503]);

const accessOf = ({ permissions, scope }: RoleSeed): Access => ({
  permissions: toPermissions(permissions === 'every' ? permissionValues : permissions),
  scope,
  isKnown: true,
});

const isRow = (value: unknown): value is AnyRow =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** The records of an answer. */
function rowsOf(text: string, key: string): AnyRow[] {
  const { data } = JSON.parse(text);
  return Array.isArray(data[key]) ? data[key].filter(isRow) : [];
}

/** The people for a job are listed for one: here for one that has applications to decide. */
async function jobOf(resource: Resource, call: Call): Promise<Record<string, string>> {
  if (resource !== eligibleStudentResource) return {};
  const { data } = await call('listJobDescriptions', { query: { pageNo: 1, attention: 'undecided' } });
  return { jdID: data.jobDescription[0]?.id ?? '' };
}

/** The one parameter of a path is the record's id. */
const idIn = (path: string, { id }: AnyRow): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, id]));

/** A request that names a person names one whom the caller reaches. */
async function about(call: Call, { body, ...parts }: Parts): Promise<Parts> {
  if (typeof body !== 'object' || body === null || !('userID' in body)) return { ...parts, body };
  const { data } = await call('listStudents', { query: { pageSize: 1 } });
  return { ...parts, body: { ...body, userID: data.student[0]?.id } };
}

test.each(roleSeeds.filter(({ key }) => key in homes))(
  '$name is refused nothing that the lists offer',
  async (seed) => {
    const access = accessOf(seed);
    const person = await addPerson(server.database.db, seed.key, homes[seed.key] ?? null);
    const call = await server.actAs(person.id);
    const refused: string[] = [];
    let asked = 0;
    const ask = async (what: string, operation: OperationDescription, parts: Parts): Promise<void> => {
      asked += 1;
      const answer = await call(operation.id, {
        ...parts,
        headers: { ...parts.headers, 'idempotency-key': randomUUID() },
      });
      if (refusals.has(answer.status)) refused.push(`${what}: ${answer.status} ${answer.message}`);
    };

    for (const [path, load] of resources) {
      const route = navRouteOf(path);
      if (route === undefined || !opensRoute(access, route)) continue;
      const resource = await load();
      const { family, key: named, list = `${family}/all`, actions } = resource;
      const listing = operationAt('GET', list);
      if (resource === jobReviewResource && !isAllowed(access, listJobReviews, [])) continue;
      const query = { ...(await jobOf(resource, call)), pageNo: 1, pageSize: 100 };
      const answer = await call(listing.id, { query });
      expect([path, answer.status]).toEqual([path, 200]);
      const rows = rowsOf(answer.text, named);
      const every = Math.max(1, Math.floor(rows.length / looked));
      const some = rows.filter((_row, index) => index % every === 0);

      const may = resourceAccess(recordsAccess(access), actions);
      if (may.download && resource.hasDownload) {
        const operation = operationAt('GET', `${family}/download`);
        await ask(`${path} download`, operation, {
          query: { ...sampleRequest(contract, operation).query, ...(await jobOf(resource, call)) },
        });
      }
      if (may.create) {
        const operation = operationAt('POST', `${family}/add`);
        await ask(`${path} add`, operation, await about(call, sampleRequest(contract, operation)));
      }
      for (const part of resource.parts.filter(({ needs }) => isAllowed(access, needs))) {
        for (const row of some) {
          const { one = '' } = part.resource;
          await ask(`${path} part ${part.id}`, operationAt('GET', one), { params: idIn(one, row) });
        }
      }
      for (const row of some) {
        // What takes the record away comes last, or the others would not find it.
        const offered = actionsFor(resource, recordsAccess(access), row).toSorted(
          (a, b) => loss(a) - loss(b),
        );
        for (const action of offered) {
          if (typeof action !== 'string' && (action.opens !== undefined || action.operation.method === 'GET'))
            continue;
          const [operation, body] = callOf(resource, action, row);
          const what = typeof action === 'string' ? action : action.id;
          await ask(`${path} ${what} of ${resource.nameOf(row)}`, operation, {
            params: idIn(operation.path, row),
            ...(operation.method !== 'DELETE' && { body }),
          });
        }
      }
    }
    expect(refused).toEqual([]);
    expect(asked).toBeGreaterThan(2);
  },
);
