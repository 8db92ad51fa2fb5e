import type { FormName } from '@aarambh/api-client/enums';
import {
  csvFile,
  localized,
  signedIn,
  validationFailed,
  workbookFile,
  type ApiFailure,
  type OperationContext,
  type Operations,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { forms } from './columns.ts';
import { readInstitutes, readNba, readPrograms } from './counts.ts';
import { readIprs } from './iprs.ts';
import { readNaacPlacement, readNaacProgression } from './naac.ts';
import { readNirf } from './nirf.ts';
import { readParticipation } from './participation.ts';
import { readOffers, readOptedOut, readPeople } from './people.ts';
import {
  readRefusalsOfCompanies,
  readRefusalsOfInstitutes,
  readRefusalsOfJobs,
  readRefusedPeople,
} from './refusals.ts';
import type { Asked, Reader, Row } from './table.ts';

const readers: Readonly<Record<FormName, Reader>> = {
  nirf: readNirf,
  'naac-placement': readNaacPlacement,
  'naac-progression': readNaacProgression,
  nba: readNba,
  iprs: readIprs,
  'iprs-people': readPeople,
  'iprs-offers': readOffers,
  'iprs-participation': readParticipation,
  'iprs-opted-out': readOptedOut,
  programs: readPrograms,
  institutes: readInstitutes,
  'refusals-jobs': readRefusalsOfJobs,
  'refusals-companies': readRefusalsOfCompanies,
  'refusals-institutes': readRefusalsOfInstitutes,
  'refusals-people': readRefusedPeople,
};

/** Rows of an answer that is shown, and of a file. */
const mostShown = 500;
const mostInFile = 10_000;

const read = (context: OperationContext, form: FormName, asked: Asked, most: number): Promise<Row[]> =>
  readers[form](context.db, signedIn(context), asked, most);

/** That somebody took this file, in the audit trail. */
const noteDownload = (context: OperationContext, form: FormName, asked: Asked): Promise<void> =>
  context.primary.transaction((tx) =>
    audit(tx, context, {
      action: 'downloaded',
      entityType: 'report',
      entityID: form,
      subjectID: signedIn(context).id,
      fields: Object.keys(asked),
    }),
  );

/** 422 for a file that would be longer than one is taken: a part of it would pass for the whole. */
const tooMany = (): ApiFailure =>
  validationFailed([
    {
      path: 'instituteID',
      code: 'tooMany',
      message: localized('This table has more than {most} rows. Choose one institute.', { most: mostInFile }),
    },
  ]);

export const formReportsOperations = {
  getFormReport: async ({ params: { form }, query }, context) => {
    const rows = await read(context, form, query, mostInFile);
    const { formYear, columns } = forms[form];
    return {
      data: {
        formReport: {
          form,
          formYear,
          columns: [...columns],
          rows: rows.slice(0, mostShown),
          total: rows.length,
        },
      },
    };
  },

  downloadFormReport: async ({ params: { form }, query: { format = 'csv', ...asked } }, context) => {
    const { columns } = forms[form];
    const rows = await read(context, form, asked, mostInFile + 1);
    if (rows.length > mostInFile) throw tooMany();
    await noteDownload(context, form, asked);
    const name = `${form}-${asked.passingYear}`;
    const headings = columns.map(({ label }) => label);
    const lines = rows.map(({ cells }) => columns.map(({ key }) => cells[key] ?? null));
    if (format === 'xlsx') return { file: await workbookFile(name, { headings, lines }) };
    const named = lines.map((line) =>
      Object.fromEntries(headings.map((heading, index) => [heading, line[index] ?? null])),
    );
    return { file: csvFile(name, headings, named) };
  },
} satisfies Operations;
