/**
 * Sections that are lists. A section is one declaration, `ListSection`; whose entries they are, the lock, the limit, the
 * refusal to change what was verified and the audit trail are the same for all and live here.
 */
import type { Db, Transaction } from '../../database/index.ts';
import { ApiFailure, notFound, signedIn, type OperationContext } from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import type { User } from '../../identity/index.ts';
import { keepMarkChanges, type Mark } from './mark-changes.ts';
import { ownerToChange, ownerToRead, type Audience } from './owner.ts';
import { refuseStale } from './version.ts';
import { noMoreThan, refuseFailed, storedBody, type Verdict } from './values.ts';

interface EntryRow {
  id: string;
  updatedAt: Date;
  verificationStatus?: string;
}

/** What an entry is judged and written by. */
export interface EntryContext<Row> {
  owner: User;
  /** The entry that is replaced; undefined when one is added. */
  replaced: Row | undefined;
  /** The owner's other entries. */
  others: readonly Row[];
  now: Date;
}

/**
 * @typeParam Body what the contract takes for one entry
 * @typeParam Row a row of the table
 * @typeParam View what the contract answers for one entry
 */
export interface ListSection<Body extends object, Row extends EntryRow, View> {
  /** As the contract and the audit trail call it. */
  name: string;
  audience: Audience;
  /** Most entries of one person. */
  most: number;
  /** The entries of a person, in the order in which they are shown. */
  find(db: Db, userID: string): Promise<Row[]>;
  /** Whose entry it is; undefined when there is none of this id. */
  ownerOf(db: Db, id: string): Promise<string | undefined>;
  /** The entry that a body replaces; undefined when it is a new one. */
  replacedBy(body: Body, rows: readonly Row[]): Row | undefined;
  /** What the contract's schema cannot say. */
  validate(db: Db, body: Body, entry: EntryContext<Row>): Promise<Verdict[]>;
  /** Inserts the entry, or updates the one that it replaces. */
  write(tx: Transaction, body: Body, entry: EntryContext<Row>): Promise<Row | undefined>;
  /** Throws when the entry has to stay. */
  refuseRemoval?(row: Row, others: readonly Row[]): void;
  /** The figures of an entry whose changes are kept. */
  marksOf?(row: Row): Mark[];
  remove(tx: Transaction, id: string, now: Date): Promise<unknown>;
  /** @param isOwn whether the candidate looks; others do not see everything */
  view(row: Row, isOwn: boolean, now: Date): View;
}

/** A section whose entries are replaced and never removed. */
export type KeptSection<Body extends object, Row extends EntryRow, View> = Omit<
  ListSection<Body, Row, View>,
  'ownerOf' | 'remove' | 'refuseRemoval'
>;

/** What removing an entry needs to know of a section. */
export type RemovableSection<Row extends EntryRow> = Pick<
  ListSection<object, Row, unknown>,
  'name' | 'audience' | 'find' | 'ownerOf' | 'remove' | 'refuseRemoval' | 'marksOf'
>;

/** The entries of a person within the caller's scope. @param userID absent: the caller */
export async function listEntries<Body extends object, Row extends EntryRow, View>(
  context: OperationContext,
  section: KeptSection<Body, Row, View>,
  userID?: string,
): Promise<View[]> {
  const owner = await ownerToRead(context.db, context, section.audience, userID);
  const rows = await section.find(context.db, owner.id);
  return rows.map((row) => section.view(row, owner.id === signedIn(context).id, context.now()));
}

/**
 * Adds or replaces an entry.
 * @param userID absent: the caller's
 * @throws ApiFailure 404 out of scope, 409 a verified entry, 422
 */
export async function saveEntry<Body extends object, Row extends EntryRow, View>(
  context: OperationContext,
  section: KeptSection<Body, Row, View>,
  sent: Body,
  userID?: string,
): Promise<View> {
  const body = storedBody(sent);
  return context.db.transaction(async (tx) => {
    const owner = await ownerToChange(tx, context, section.audience, userID);
    const rows = await section.find(tx, owner.id);
    const replaced = section.replacedBy(body, rows);
    const others = rows.filter((row) => row !== replaced);
    refuseVerified(context, owner.id, replaced);
    refuseStale(replaced, sent);
    const entry = { owner, replaced, others, now: context.now() };
    refuseFailed([
      noMoreThan('', others.length + 1, section.most),
      ...(await section.validate(tx, body, entry)),
    ]);
    const row = await section.write(tx, body, entry);
    if (!row) throw new Error(`The entry of ${section.name} was not written.`);
    await audit(tx, context, {
      action: 'saved',
      entityType: section.name,
      entityID: row.id,
      subjectID: owner.id,
      fields: Object.keys(sent),
    });
    await keepMarkChanges(tx, context, owner.id, {
      before: replaced ? (section.marksOf?.(replaced) ?? []) : [],
      after: section.marksOf?.(row) ?? [],
    });
    return section.view(row, owner.id === signedIn(context).id, context.now());
  });
}

/** Removes an entry. @throws ApiFailure 404 out of scope, 409 a verified entry */
export async function removeEntry<Row extends EntryRow>(
  context: OperationContext,
  section: RemovableSection<Row>,
  id: string,
): Promise<{ data: null }> {
  return context.db.transaction(async (tx) => {
    const userID = await section.ownerOf(tx, id);
    if (userID === undefined) throw notFound();
    const owner = await ownerToChange(tx, context, section.audience, userID);
    const rows = await section.find(tx, owner.id);
    const row = entryOf(rows, id);
    refuseVerified(context, owner.id, row);
    section.refuseRemoval?.(
      row,
      rows.filter((each) => each !== row),
    );
    await section.remove(tx, id, context.now());
    await audit(tx, context, {
      action: 'deleted',
      entityType: section.name,
      entityID: id,
      subjectID: owner.id,
      fields: [],
    });
    await keepMarkChanges(tx, context, owner.id, { before: section.marksOf?.(row) ?? [], after: [] });
    return { data: null };
  });
}

/** The entry of this id. @throws ApiFailure 404 */
export function entryOf<Row extends EntryRow>(rows: readonly Row[], id: string): Row {
  const row = rows.find((each) => each.id === id);
  if (!row) throw notFound();
  return row;
}

/** What staff have verified, its owner changes no more. @throws ApiFailure 409 */
export function refuseVerified(
  context: OperationContext,
  ownerID: string,
  row: { verificationStatus?: string } | undefined,
): void {
  if (row?.verificationStatus === 'Verified' && signedIn(context).id === ownerID) {
    throw new ApiFailure(
      409,
      'ILLEGAL_TRANSITION',
      'This has been verified. Ask your institute to change it.',
    );
  }
}
