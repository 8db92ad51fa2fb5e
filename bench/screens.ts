/** What the screens of staff, officers and candidates ask of a full database, beside the lists (`scale.ts`). */

export interface Call {
  figure: string;
  path: string;
}

/** Whose call it is: mobile numbers of the demo accounts (apps/backend/src/seed/data/accounts.ts). */
export const callers = ['admin', 'controller', 'officer', 'employer', 'student'] as const;
export type Caller = (typeof callers)[number];

export const numbers: Readonly<Record<Caller, string>> = {
  admin: '9000000051',
  controller: '9000000032',
  officer: '9000000031',
  employer: '9000000021',
  student: '9000000001',
};

const page = (path: string, query = '', pageNo = 1): Call => ({
  figure: `${path} ${query}${pageNo > 1 ? ` page ${pageNo}` : ''}`.trim(),
  path: `${path}?pageNo=${pageNo}&pageSize=25${query === '' ? '' : `&${query}`}`,
});
const plain = (path: string): Call => ({ figure: path, path });

const dashboard = plain('/dashboard/summary');
const search = (q: string) => plain(`/search?q=${encodeURIComponent(q)}`);

/** Every call by who makes it. @param known ids of records that the load made */
export const screens = (known: {
  instituteID: string;
  universityID: string;
  companyID: string;
  jdID: string;
}): Readonly<Record<Caller, readonly Call[]>> => ({
  admin: [
    page('/student/all', 'isFresher=true'),
    page('/student/all', 'status=Active'),
    page('/student/all', 'passingYear=2027'),
    page('/student/all', `instituteID=${known.instituteID}`),
    page('/student/all', 'status=Active&search=kumar'),
    page('/student/all', 'passingYear=2027&search=asha'),
    page('/student/all', 'sort=-createdAt'),
    page('/student/all', 'sort=lastName'),
    page('/institute/all', 'stateCode=MH'),
    page('/institute/all', 'instituteType=Engineering'),
    page('/institute/all', 'verificationStatus=Verified'),
    page('/institute/all', `universityID=${known.universityID}`),
    page('/institute/all', 'isActive=true&sort=-createdAt'),
    page('/company/all', 'verificationStatus=Verified'),
    page('/company/all', 'isActive=true&sort=-createdAt'),
    page('/lead/all', 'status=New'),
    page('/lead/all', 'from=2025-06-10&to=2025-06-11'),
    plain('/institute/count'),
    plain('/institute/count?search=sahyadri'),
    plain('/company/count'),
    plain('/lead/count'),
    plain('/jobdescription/count'),
    page('/jobdescription/all'),
    page('/jobdescription/all', '', 800),
    page('/jobdescription/all', '', 1_602),
    page('/jobdescription/all', 'status=Posted'),
    page('/jobdescription/all', 'phase=Open'),
    page('/jobdescription/all', `companyID=${known.companyID}`),
    page('/jobdescription/all', 'search=engineer'),
    page('/jobdescription/all', 'search=JD-25-5123'),
    page('/jobdescription/all', 'sort=title'),
    page('/jdstudentmapping/eligibleStudents', `jdID=${known.jdID}`),
    page('/jdstudentmapping/eligibleStudents', `jdID=${known.jdID}&search=patil`),
    ...['asha', 'kumar', 'asha patil', 'ptail', 'kumra', 'engineer', '9123456', 'JD-25-5123', 'sahyadri'].map(
      search,
    ),
    page('/notification/admin/all'),
    plain('/notification/all?type=Critical'),
    plain(`/institute/${known.instituteID}`),
    dashboard,
    ...['signups', 'credits', 'program', 'institute', 'funnel', 'leads'].map((name) =>
      plain(`/report/${name}`),
    ),
  ],
  controller: [
    page('/student/all'),
    page('/student/all', 'search=kumar'),
    page('/institute/all'),
    dashboard,
    plain('/report/institute'),
  ],
  officer: [search('kumar'), search('ptail'), page('/student/all'), page('/jobdescription/all'), dashboard],
  employer: [
    search('engineer'),
    search('kumar'),
    page('/jobdescription/all'),
    page('/company/all'),
    dashboard,
  ],
  student: [
    search('engineer'),
    page('/company/all'),
    page('/jdstudentmapping/eligibleJDs'),
    plain('/notification/all?type=Critical'),
    page('/wallet/entries'),
    dashboard,
  ],
});
