/** Files whose rows are written in a way of their own. */
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  validationFailed,
  type BodySchema,
  type FailedField,
  type OperationContext,
} from '../../platform/index.ts';
import { readCells, type Named } from './cells.ts';
import { readDays } from './days.ts';
import { failed, type Importer, type RowOutcome } from './importer.ts';
import { isOfDays, tidyCell } from './tidy.ts';

/** @typeParam Row what the cells of a row say, by the properties that `schema` has for them */
type RowImport<Row extends object> = Omit<Importer, 'take' | 'tidied'> & {
  /** Headings whose cells are days of the calendar. */
  days?: readonly string[] | undefined;
  /** By property, the heading that a fault of it is told for, where no heading is called as it is. */
  headingOf?: Readonly<Record<string, string>> | undefined;
  /** Of the body that the cells are read for. */
  schema: () => BodySchema;
  references: (context: OperationContext) => Readonly<Record<string, Named>>;
  /** Writes what the cells say. Throws an `ApiFailure` for what is wrong with them. */
  write: (tx: Transaction, row: Row, context: OperationContext) => Promise<RowOutcome>;
};

/** Makes an importer of rows that are written in a way of their own. */
export function createRowImporter<Row extends object = Readonly<Record<string, unknown>>>({
  schema,
  references,
  write,
  headingOf = {},
  days = [],
  ...importer
}: RowImport<Row>): Importer {
  /** A rule names the property, or a part of it. */
  const faultOf = ({ path, code, message }: FailedField) => {
    const column =
      path
        .split('.')
        .map((name) => headingOf[name] ?? name)
        .find((name) => importer.columns.includes(name)) ?? null;
    return { column, code, message };
  };
  return {
    ...importer,
    tidied: (column, cells) => {
      const property = schema().property(column) ?? {};
      if (days.includes(column) || isOfDays(property)) return readDays(cells);
      return cells.map((cell) => tidyCell(property, cell));
    },
    take: async (tx, columns, cells, context) => {
      const { body, faults } = await readCells(tx, columns, cells, schema(), references(context));
      if (faults.length > 0) return { verdict: 'error', faults };
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cells were read by the properties of the contract
        return await write(tx, body as Row, context);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (error.fields.length > 0) return failed(...error.fields.map(faultOf));
        return failed({ code: error.code, message: error.text });
      }
    },
  };
}

/** @throws ApiFailure 422 for a body that the operation would refuse */
export function refuseFaults(schema: BodySchema, body: object): void {
  const faults = schema.faultsOf(body);
  if (faults.length > 0) throw validationFailed(faults);
}
