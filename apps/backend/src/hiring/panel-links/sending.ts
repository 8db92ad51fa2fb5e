/** Links are sent, sent again and ended by whoever plans the round. */
import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { hashToken } from '../../identity/index.ts';
import {
  ApiFailure,
  notFound,
  signedIn,
  type Message,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { lockStepJob } from '../applications/job.ts';
import { findOwnRound } from '../rounds/planning.ts';
import { lockRound, refuseCancelled, roundClosed } from '../rounds/reach.ts';
import { interviewers, panelLinks, panels, panelSessions } from '../tables/panels.ts';
import type { Round } from '../tables/rounds.ts';
import { linkMessage } from './messages.ts';
import { dayOf, isOpen } from './opening.ts';
import type { LinkServices } from './services.ts';

type Link = OperationData<'listPanelLinks'>['panelLink'][number];

/** Bytes of the secret in a link: 128 random bits. */
const secretBytes = 16;

/**
 * The links of a round's panels.
 * @throws ApiFailure 403, 404
 */
export async function readLinks(context: OperationContext, roundID: string): Promise<Link[]> {
  await findOwnRound(context, roundID);
  const rows = await context.db
    .select({ link: panelLinks, panelID: panels.id, panelName: panels.name, isOpen })
    .from(panelLinks)
    .innerJoin(panels, eq(panels.id, panelLinks.panelID))
    .where(eq(panels.roundID, roundID))
    .orderBy(asc(panels.order), asc(panelLinks.name), asc(panelLinks.id));
  return rows.map(({ link: { id, name, email, sentAt, enteredAt }, ...panel }) => ({
    id,
    ...panel,
    name,
    email,
    sentAt: sentAt.toISOString(),
    enteredAt: enteredAt?.toISOString() ?? null,
  }));
}

/**
 * Sends the interviewers of a panel who have an address, or one of them, the link to it. The one that they had opens nothing from then on.
 * @throws ApiFailure 403, 404, 409 for a closed round, a day that is over, or a panel where nobody has an address; 429
 */
export async function sendLinks(
  { messenger, limiter, publicAddress }: LinkServices,
  context: OperationContext,
  roundID: string,
  { panelID, email }: OperationRequest<'sendPanelLinks'>['body'],
): Promise<void> {
  const { jdID } = await findOwnRound(context, roundID);
  const sender = signedIn(context);
  const asked = await readAsked(context, { roundID, panelID, email });
  for (const { email: to } of asked) {
    await limiter.attempt('panelLinkPerPerson', sender.id);
    await limiter.attempt('panelLinkPerAddress', to);
  }
  await context.db.transaction(async (tx) => {
    const job = await lockStepJob(tx, jdID);
    refuseCancelled(job);
    const round = await lockRound(tx, roundID);
    if (round.state === 'Closed') throw roundClosed();
    const [panel] = await tx
      .select()
      .from(panels)
      .where(and(eq(panels.id, panelID), eq(panels.roundID, roundID)));
    if (panel === undefined) throw notFound();
    const { until: goodUntil } = dayOf(panel);
    if (goodUntil <= context.now()) {
      throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'The day of this panel is over.');
    }
    const messages: Message[] = [];
    for (const { name, email: to } of asked) {
      const secret = randomBytes(secretBytes).toString('base64url');
      await writeLink(tx, context, { panelID, roundID, panelName: panel.name, name, email: to, secret });
      messages.push(
        linkMessage(
          sender,
          { name, email: to },
          { panel, roundName: round.name, title: job.title, companyName: job.companyName, secret, goodUntil },
          publicAddress(),
        ),
      );
    }
    await messenger.send(messages, tx);
    await note(tx, context, round);
  });
}

/** Whom the request means. @throws ApiFailure 404 for an address of nobody there, 409 where nobody has one */
async function readAsked(
  { db }: OperationContext,
  { roundID, panelID, email }: { roundID: string; panelID: string; email: string | undefined },
): Promise<{ name: string; email: string }[]> {
  const rows = await db
    .select({ name: interviewers.name, email: interviewers.email })
    .from(interviewers)
    .innerJoin(panels, eq(panels.id, interviewers.panelID))
    .where(
      and(
        eq(panels.id, panelID),
        eq(panels.roundID, roundID),
        isNotNull(interviewers.email),
        email === undefined ? undefined : eq(interviewers.email, email.toLowerCase()),
      ),
    )
    .orderBy(asc(interviewers.id));
  const named = new Map(rows.flatMap((row) => (row.email === null ? [] : [[row.email, row.name] as const])));
  if (named.size > 0) return [...named].map(([address, name]) => ({ name, email: address }));
  if (email !== undefined) throw notFound('Nobody with this address sits in this panel.');
  throw new ApiFailure(
    409,
    'ILLEGAL_TRANSITION',
    'Nobody in this panel has an e-mail address. Add one first.',
  );
}

interface NewLink {
  panelID: string;
  roundID: string;
  panelName: string;
  name: string;
  email: string;
  secret: string;
}

/** Writes a link in place of the one before, and ends the sessions of that. */
async function writeLink(
  tx: Transaction,
  context: OperationContext,
  { secret, ...about }: NewLink,
): Promise<void> {
  const sent = {
    ...about,
    secretHash: hashToken(secret),
    sentAt: context.now(),
    sentBy: signedIn(context).id,
    enteredAt: null,
    ...noCode,
  };
  const [link] = await tx
    .insert(panelLinks)
    .values(sent)
    .onConflictDoUpdate({ target: [panelLinks.panelID, panelLinks.email], set: sent })
    .returning({ id: panelLinks.id });
  if (link === undefined) throw new Error('The link was not written.');
  await tx.delete(panelSessions).where(eq(panelSessions.linkID, link.id));
}

const noCode = { codeHash: null, codeSentAt: null, codeTriesLeft: 0 };

/** @throws ApiFailure 403, 404 */
export async function endLink(context: OperationContext, id: string): Promise<void> {
  const [found] = await context.db
    .select({ roundID: panelLinks.roundID })
    .from(panelLinks)
    .where(eq(panelLinks.id, id));
  if (found === undefined) throw notFound();
  const round = await findOwnRound(context, found.roundID);
  await context.db.transaction(async (tx) => {
    await tx
      .update(panelLinks)
      .set({ secretHash: null, ...noCode })
      .where(eq(panelLinks.id, id));
    await tx.delete(panelSessions).where(inArray(panelSessions.linkID, [id]));
    await note(tx, context, round);
  });
}

const note = (tx: Transaction, context: OperationContext, { id, jdID }: Round): Promise<void> =>
  audit(tx, context, {
    action: 'changed',
    entityType: 'round',
    entityID: id,
    subjectID: jdID,
    fields: ['panelLinks'],
  });
