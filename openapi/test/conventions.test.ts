/** The contract keeps its own conventions, as far as the linter cannot see to it. Each list holds what offends. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isObject, type Json, type JsonObject, list, object, readContract, text } from './document.ts';
import { createValidators } from './validators.ts';

const contract = readContract();
const { operations, resolve, propertiesOf, contentOf, requestOf, answerOf } = contract;
const { validator, words } = createValidators(contract);

test('there is something to judge', () => {
  expect(operations.length).toBeGreaterThan(250);
});

describe('who may call', () => {
  const permissions = list(resolve({ $ref: '#/components/schemas/Permission' }).enum).map(text);

  test('a permission is a verb and a resource, or one of six', () => {
    const verbs = 'Manage,Create,Update,Delete,View'.split(',');
    const resources = (
      'City,Skill,Institute,Job-Description,JobProfile,Company,Industry,Lead,Program,Question,Sector,User,University,' +
      'Setting,Notification,Role,Season,Job Template,Job Profiles,Candidate Profile,CV Templates'
    ).split(',');
    const special = (
      'Manage JD,View Eligible Students,Manage Dashboard,Manage Job Applications,View My Jobs,' +
      'View Support User'
    ).split(',');
    const expected = resources.flatMap((resource) => verbs.map((verb) => `${verb} ${resource}`));
    expect(new Set(permissions)).toEqual(new Set([...expected, ...special]));
    expect(permissions).toHaveLength(111);
  });

  test('every operation says it in known words', () => {
    const unclear = operations.filter(({ description }) => {
      const rule = description['x-permission'];
      const isKnown =
        typeof rule === 'string'
          ? ['public', 'signed-in', 'own'].includes(rule)
          : list(rule).length > 0 && areKnown(list(rule), ['own', ...permissions]);
      return !isKnown || !areKnown(list(description['x-permission-also']), permissions);
    });
    expect(unclear.map(({ name }) => name)).toEqual([]);
  });

  test('a list that everybody may have whole says who may have its pages, and no other', () => {
    const wrong = operations.filter(({ description }) => {
      const rule = description['x-permission'];
      const isForAll = rule === 'public' || rule === 'signed-in';
      const hasPages = list(description.parameters).some((each) => resolve(each).name === 'pageNo');
      const pages = description['x-permission-pages'];
      const isClear = pages !== undefined && list(pages).length > 0 && areKnown(list(pages), permissions);
      return isForAll && hasPages ? !isClear : pages !== undefined;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('a session is asked for exactly where somebody has to be known', () => {
    const wrong = operations.filter(({ description }) => {
      const isOpen = description.security !== undefined;
      const isTicket = JSON.stringify(description.security) === '[{"resetTicket":[]}]';
      const isPublic = description['x-permission'] === 'public';
      return isPublic !== isOpen || (isOpen && !isTicket && list(description.security).length > 0);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

test('an operation that is to go, and no other, says until when it is there', () => {
  const unclear = operations.filter(
    ({ description: { deprecated, 'x-sunset': day } }) =>
      (deprecated === true) !== /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text(day)),
  );
  expect(unclear.map(({ name }) => name)).toEqual([]);
});

test('a key opens what its owner may call: nothing public, and by a scope that there is', () => {
  const scopes = list(resolve({ $ref: '#/components/schemas/ApiKeyScope' }).enum);
  const open = operations.filter(({ description }) => description['x-api-key'] !== undefined);
  const wrong = open.filter(
    ({ description }) =>
      description['x-permission'] === 'public' || !scopes.includes(description['x-api-key'] ?? null),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
  const unused = scopes.filter(
    (scope) => !open.some(({ description }) => description['x-api-key'] === scope),
  );
  expect(unused).toEqual([]);
});

describe('answers', () => {
  test('each is 200 in the envelope, a file, its place or a stream, or one of the two shared refusals', () => {
    const envelope = ['data', 'error', 'message', 'meta', 'status', 'statusCode', 'success'];
    const wrong = operations.filter(({ description }) => {
      const responses = object(description.responses);
      const media = answerOf(description);
      const types = contentOf(responses['200']).map(([type]) => type);
      const isRight = media
        ? Object.keys(propertiesOf(media.schema)).toSorted().join() === envelope.join()
        : types.length > 0 &&
          types.every((type) =>
            /^(?:text\/(?:calendar|csv|html|event-stream)|application\/(?:pdf|zip|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)|image\/\w+)$/.test(
              type,
            ),
          );
      // A file may lie elsewhere: then the answer says where.
      const answered = media ? ['200,4XX,5XX'] : ['200,4XX,5XX', '200,302,4XX,5XX'];
      return (
        !isRight ||
        !answered.includes(Object.keys(responses).toSorted().join()) ||
        object(responses['4XX']).$ref !== '#/components/responses/Refused' ||
        object(responses['5XX']).$ref !== '#/components/responses/Failed'
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('a refusal tells how long to wait', () => {
    const refused = resolve({ $ref: '#/components/responses/Refused' });
    expect(Object.keys(object(refused.headers))).toContain('Retry-After');
  });

  test('every list with pages can be turned over', () => {
    const lists = operations.filter(({ description }) =>
      JSON.stringify(answerOf(description) ?? {}).includes('"#/components/schemas/Page"'),
    );
    const stuck = lists.filter(({ description }) => {
      const names = list(description.parameters).map((each) => resolve(each).name);
      return !names.includes('pageNo') || !names.includes('pageSize');
    });
    expect(lists.map(({ id }) => id)).toContain('listInstitutes');
    expect(stuck.map(({ name }) => name)).toEqual([]);
    const numbered = lists.filter(
      ({ description }) => !list(description.parameters).some((each) => resolve(each).name === 'cursor'),
    );
    // A choice of a few people, a queue that is worked through, and lists of which each row is judged anew or that have an end.
    expect(numbered.map(({ id }) => id).toSorted()).toEqual([
      'listDoorPeople',
      'listEligibleJobDescriptions',
      'listLeadOwners',
      'listNotificationPeople',
      'listProfileChecks',
      'listRoundEntries',
      'listSavedJobs',
    ]);
  });

  test('what is counted is filtered like its list', () => {
    const namesOf = ({ description }: (typeof operations)[number]) =>
      list(description.parameters).map((each) => text(resolve(each).name));
    const shared = ['pageNo', 'pageSize', 'cursor', 'sort'];
    const lost = operations.flatMap((count) => {
      const [family] = count.name.split('/count');
      const all = operations.find(({ name }) => name === `${family}/all`);
      if (!count.name.endsWith('/count') || all === undefined) return [];
      const taken = namesOf(count);
      return namesOf(all)
        .filter((name) => !shared.includes(name) && !taken.includes(name))
        .map((name) => `${count.name} ${name}`);
    });
    expect(lost).toEqual([]);
  });

  test('every operation lists the codes that it can answer with, and every code is answered by one', () => {
    const known = list(resolve({ $ref: '#/components/schemas/ErrorCode' }).enum).map(text);
    const listed = operations.map(({ description }) => list(description['x-error-codes']).map(text));
    expect(listed.flat().filter((code) => !known.includes(code))).toEqual([]);
    expect(listed.filter((codes) => !codes.includes('INTERNAL'))).toEqual([]);
    // Of an address that the contract does not have, or of an operation that is not built.
    expect(known.filter((code) => !listed.flat().includes(code)).toSorted()).toEqual([
      'METHOD_NOT_ALLOWED',
      'NOT_ACCEPTABLE',
      'NOT_IMPLEMENTED',
    ]);
  });

  test('what follows from its description is listed for an operation by itself', () => {
    const codesOf = (name: string) => list(contract.operation(name)['x-error-codes']).map(text);
    expect(codesOf('GET /admin/city/{id}')).toEqual(
      `BAD_REQUEST FORBIDDEN INTERNAL NOT_FOUND RATE_LIMITED TOKEN_EXPIRED UNAUTHENTICATED UNAVAILABLE VALIDATION_FAILED`.split(
        ' ',
      ),
    );
    expect(codesOf('PUT /admin/city/{id}')).toEqual(expect.arrayContaining(['STALE', 'DUPLICATE']));
    expect(codesOf('POST /auth/login')).toContain('CAPTCHA_FAILED');
    expect(codesOf('POST /auth/login')).not.toContain('UNAUTHENTICATED');
    expect(text(contract.operation('POST /auth/login').description)).toMatch(
      /Error codes: .*`CAPTCHA_FAILED`/,
    );
  });

  test('the readme gives the status of every error code', () => {
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    const codes = list(resolve({ $ref: '#/components/schemas/ErrorCode' }).enum);
    expect(codes.filter((code) => !readme.includes(`\`${text(code)}\``))).toEqual([]);
  });
});

describe('requests', () => {
  /** Documents that others define: the payment provider's, and a JSON Resume. */
  const foreign = ['verifyPayment', 'receivePaymentEvent', 'importJsonResume'];
  const bodies = operations.flatMap(({ id, name, description }) => {
    const media = foreign.includes(id) ? undefined : requestOf(description);
    return media ? [{ name, media }] : [];
  });

  test('each refuses what it does not know', () => {
    expect(bodies.flatMap(({ name, media }) => openParts(media.schema, name))).toEqual([]);
    const taken = bodies.filter(({ media }) => {
      const accepts = validator(media.schema ?? true);
      return examplesOf(media).some((example) => accepts({ ...object(example), surprise: true }));
    });
    expect(taken.map(({ name }) => name)).toEqual([]);
  });

  test('every pattern judges the whole value, or asks for one character', () => {
    const patterns = new Set<string>();
    const collect = (value: Json): void => {
      if (Array.isArray(value)) value.forEach(collect);
      else if (isObject(value)) {
        if (typeof value.pattern === 'string') patterns.add(value.pattern);
        Object.values(value).forEach(collect);
      }
    };
    collect(contract.root);
    const loose = [...patterns].filter((pattern) => !/^\^.*\$$/.test(pattern) && !/^\\?\w$/.test(pattern));
    expect(patterns.size).toBeGreaterThan(5);
    expect(loose).toEqual([]);
  });

  test('a fresher names an institute, an experienced candidate no place at all', () => {
    const accepts = validator({ $ref: '#/components/schemas/CandidateRegistration' });
    const person = {
      firstName: 'Asha',
      lastName: 'Patil',
      type: 'C',
      mobileNumber: '9000000001',
      email: 'asha.patil@example.com',
      password: 'Demo@2026',
    };
    const place = { city: 'Pune', state: 'Maharashtra', institute: 'inst-1' };
    expect(accepts({ ...person, isFresher: true, ...place })).toBe(true);
    expect(accepts({ ...person, isFresher: true, institute: 'inst-1' })).toBe(true);
    expect(accepts({ ...person, isFresher: true })).toBe(false);
    expect(accepts({ ...person, isFresher: true, ...place, institute: null })).toBe(false);
    expect(accepts({ ...person, isFresher: false })).toBe(true);
    expect(accepts({ ...person, isFresher: false, city: null, state: null, institute: null })).toBe(true);
    expect(accepts({ ...person, isFresher: false, ...place })).toBe(false);
  });
});

describe('examples', () => {
  const messages = operations.flatMap(({ name, description }) => [
    ...contentOf(description.requestBody).map(([type, media]) => ({ name: `${name} request`, type, media })),
    ...Object.entries(object(description.responses)).flatMap(([status, response]) =>
      contentOf(response).map(([type, media]) => ({ name: `${name} ${status}`, type, media })),
    ),
    ...list(description.parameters).map((each) => ({
      name: `${name} ${text(resolve(each).name)}`,
      type: 'text/plain',
      media: resolve(each),
    })),
  ]);

  test('every request, answer and parameter has one', () => {
    const without = messages.filter(({ type, media }) => !isBinary(type) && examplesOf(media).length === 0);
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  test('each is valid and shows only what the schema names', () => {
    const wrong = messages.flatMap(({ name, media }) => {
      const accepts = validator(media.schema ?? true);
      return examplesOf(media).flatMap((example) => [
        ...(accepts(example) ? [] : [`${name}: ${words(accepts)}`]),
        ...undeclared(example, media.schema).map((path) => `${name}: ${path} is not declared`),
      ]);
    });
    expect(wrong).toEqual([]);
  });
});

const areKnown = (values: Json[], known: string[]) => values.every((value) => known.includes(text(value)));

const isBinary = (type: string) => /pdf|zip|html|spreadsheetml|image|multipart/.test(type);

/** The examples of a message or parameter: its own, or those of its schema. */
function examplesOf(media: JsonObject): Json[] {
  if (media.example !== undefined) return [media.example];
  const named = Object.values(object(media.examples)).map((each) => object(each).value ?? null);
  return named.length > 0 ? named : list(resolve(media.schema).examples);
}

/** The paths of object schemas inside a schema that would take a property they do not name. */
function openParts(schema: Json | undefined, path: string, isPart = false): string[] {
  const node = resolve(schema);
  const isClosed = node.additionalProperties !== undefined || node.unevaluatedProperties === false;
  const isObjectSchema = node.properties !== undefined || node.type === 'object';
  return [
    ...(isObjectSchema && !isClosed && !isPart ? [path] : []),
    ...Object.entries(object(node.properties)).flatMap(([name, child]) =>
      openParts(child, `${path}.${name}`),
    ),
    ...list(node.allOf).flatMap((part) => openParts(part, path, true)),
    ...[...list(node.oneOf), ...list(node.anyOf)].flatMap((part) => openParts(part, path)),
    ...(node.items === undefined ? [] : openParts(node.items, `${path}[]`)),
  ];
}

/** The paths of an example's properties that its schema does not name. */
function undeclared(example: Json, schema: Json | undefined, path = ''): string[] {
  const { items, additionalProperties } = resolve(schema);
  if (Array.isArray(example)) return example.flatMap((each) => undeclared(each, items, `${path}[]`));
  if (!isObject(example) || additionalProperties === true || isObject(additionalProperties)) return [];
  const properties = propertiesOf(schema);
  return Object.entries(example).flatMap(([name, value]) =>
    name in properties ? undeclared(value, properties[name], `${path}.${name}`) : [`${path}.${name}`],
  );
}
