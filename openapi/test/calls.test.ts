/** The contract holds the whole product: the calls of specification section 7 and the endpoint families. */
import { describe, expect, test } from 'vitest';
import { type Json, list, readContract } from './document.ts';
import { createValidators } from './validators.ts';

const contract = readContract();
const { operations, resolve, propertiesOf, requestOf, answerOf } = contract;
const { validator } = createValidators(contract);

const company =
  'name location website email phone industryType spocFirstName spocLastName spocDesignation password';

/** Method and path, what is sent, what is read of the answer; words apart by spaces. */
const calls: [call: string, sends: string, reads: string][] = [
  ['POST /auth/login', 'mobileNumber password', 'data.token error.message'],
  [
    'POST /auth/register',
    'firstName lastName type city state institute mobileNumber email password isFresher',
    'success',
  ],
  ['POST /auth/register', company, 'success'],
  ['GET /sendOTP/{mobileNumber}', '', 'success status'],
  ['POST /verifyOTP', 'code mobileNumber', 'success data.token'],
  ['POST /auth/activateUser', 'email token', 'status success data.token statusCode'],
  ['POST /auth/resetPassword', 'mobileNumber password', 'status success data.token'],
  ['GET /admin/industry/all', '', 'data.industry'],
  [
    'POST /lead/add',
    'firstName lastName mobile email description numberOfEmployees industry status nextAction',
    'status success',
  ],
  ['POST /company/add', company, 'success'],
  ['GET /institute/all', '', 'data.institute'],
  ['GET /user/{mobileNumber}', '', 'success data.user'],
  ['POST /user/update', 'id broadcastNotificationLastRead', ''],
  ['GET /notification/all', '', 'data.notifications'],
  ['PUT /notification/read/{id}', '', ''],
  ['GET /settings/{id}', '', 'data.config'],
  ['GET /role/{id}', '', 'data.role.permissions'],
  ['POST /payment/create-order', 'amount currency receiptID', 'data'],
  ['POST /wallet/add', 'userID amount type description action', ''],
  ['POST /payment/verify', '', ''],
  ['GET /institute/config/{instituteId}', '', 'data.studentCredit'],
];

const wordsOf = (value: string) => value.split(/\s+/).filter(Boolean);

const parameterOf = (call: string, name: string) =>
  list(contract.operation(call).parameters)
    .map(resolve)
    .find((each) => each.name === name);

describe('the calls of the product', () => {
  test.each(calls)('%s takes %j and answers %j', (name, sends, reads) => {
    const operation = contract.operation(name);
    expect(Object.keys(propertiesOf(requestOf(operation)?.schema))).toEqual(
      expect.arrayContaining(wordsOf(sends)),
    );
    const unreadable = wordsOf(reads).filter((path) => {
      let schema: Json | undefined = path.startsWith('error.')
        ? { $ref: '#/components/schemas/Failure' }
        : answerOf(operation)?.schema;
      for (const part of path.split('.')) schema = propertiesOf(schema)[part];
      return schema === undefined;
    });
    expect(unreadable).toEqual([]);
  });

  test('the institutes can be asked for all at once, notifications by type', () => {
    const accepts = validator(parameterOf('GET /institute/all', 'pageNo')?.schema ?? false);
    expect([-1, 1, 2, 0, -2].map((value) => accepts(value))).toEqual([true, true, true, false, false]);
    expect(parameterOf('GET /notification/all', 'type')).toMatchObject({ in: 'query', required: true });
  });

  test('sending a one-time password wants a header that no link can send', () => {
    expect(parameterOf('GET /sendOTP/{mobileNumber}', 'X-Requested-With')).toMatchObject({
      in: 'header',
      required: true,
    });
  });
});

test('every endpoint family is there', () => {
  const families = wordsOf(`
    /institute /season /company /university /program /program/master /user /role /settings
    /user/all /user/count /user/download /user/search /user/academics /user/education /user/address /user/skills
    /user/status /user/languagesKnown /user/parents /user/experience /user/currDegree /user/report/summary
    /user/all/support /auth/createSupportUser /auth/welcomeEmail /permission/all
    /jobdescription/all /jobdescription/count /jobdescription/eligible /jobdescription/add /lead
    /admin/industry /admin/job-profile /admin/sector /admin/city /admin/skill /question /options
    /jdstudentmapping/eligibleJDs /jdstudentmapping/pastJDs /jdstudentmapping/add /jdstudentmapping/status
    /jdstudentmapping/eligibleStudents /jdstudentmapping/bulk/update /wallet /image /cv-templates
    /candidate-profiles /admin/job-templates /admin/cv-templates /job-profiles-lateral /receipts /sendOTP /verifyOTP
  `);
  const paths = operations.map(({ name }) => name.replace(/^\w+ /, ''));
  const missing = families.filter(
    (family) => !paths.some((path) => path === family || path.startsWith(`${family}/`)),
  );
  expect(missing).toEqual([]);
});

describe('the catalogues', () => {
  const whole = [
    'GET /all',
    'GET /count',
    'GET /{id}',
    'POST /add',
    'PUT /{id}',
    'DELETE /{id}',
    'PUT /status/{id}',
  ];
  const withFiles = [...whole, 'POST /import', 'GET /download'];
  const families: [family: string, suffixes: string[]][] = [
    ['/institute', withFiles],
    ['/university', withFiles],
    ['/company', withFiles],
    ['/program', withFiles],
    ['/program/master', withFiles],
    ['/season', withFiles],
    ['/admin/industry', withFiles],
    ['/admin/sector', withFiles],
    ['/admin/city', withFiles],
    ['/admin/skill', withFiles],
    ['/admin/job-profile', withFiles],
    ['/job-profiles-lateral', withFiles],
    ['/admin/job-templates', withFiles],
    ['/admin/cv-templates', withFiles],
    ['/question', withFiles],
    // Options travel with their questions; roles and leads are not imported.
    ['/options', whole],
    ['/role', [...whole, 'GET /download']],
    ['/lead', [...whole, 'GET /download']],
    ['/cv-templates', ['GET /all', 'GET /{id}']],
  ];

  test.each(families)('%s', (family, suffixes) => {
    const inFull = (suffix: string) => suffix.replace(' ', ` ${family}`);
    const names = new Set(operations.map(({ name }) => name));
    const present = withFiles.filter((suffix) => names.has(inFull(suffix)));
    expect(present.toSorted()).toEqual(suffixes.toSorted());
  });
});
