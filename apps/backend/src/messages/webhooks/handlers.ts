import type { WebhookDeliveryState } from '@aarambh/api-client/enums';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { findPartner, users, writtenName } from '../../identity/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import {
  mayBeCalled,
  notFound,
  validationFailed,
  type OperationContext,
  type OperationData,
  type Operations,
  type Seal,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { webhookDeliveries, webhooks, type WebhookDelivery } from '../tables/webhooks.ts';
import { delivery, isSending } from './record.ts';
import { newSecret } from './signature.ts';

/** Rows that each list shows. */
const shown = 200;

type Webhook = typeof webhooks.$inferSelect;

/** What the operations work with. */
export interface WebhookServices {
  seal: Pick<Seal, 'seal'>;
  onLoopback: boolean;
}

/** Webhooks of companies and institutes, as administrators keep them, and what each was sent. */
export function createWebhooksOperations({ seal, onLoopback }: WebhookServices) {
  return {
    listWebhooks: async (_request, context) => ({ data: { webhook: await listWebhooks(context) } }),

    addWebhook: async ({ body: { url, email, topics } }, context) => {
      if (!mayBeCalled(url, onLoopback)) {
        const message = 'Enter an https address that everybody can reach.';
        throw validationFailed([{ path: 'url', code: 'link', message }]);
      }
      const secret = newSecret();
      await context.db.transaction(async (tx) => {
        const owner = await findPartner(tx, email);
        const values = { url, topics, sealedSecret: seal.seal(secret), createdAt: context.now(), ...owner };
        const [added] = await tx.insert(webhooks).values(values).returning();
        if (added === undefined) throw new Error('The webhook was not written.');
        await audit(tx, context, { ...trace(added), action: 'added', fields: ['url', 'email', 'topics'] });
      });
      return { data: { secret } };
    },

    removeWebhook: async ({ params: { id } }, context) => {
      await context.db.transaction(async (tx) => {
        const [removed] = await tx
          .update(webhooks)
          .set({ removedAt: context.now() })
          .where(and(eq(webhooks.id, id), isNull(webhooks.removedAt)))
          .returning();
        if (removed === undefined) throw notFound();
        await audit(tx, context, { ...trace(removed), action: 'deleted', fields: [] });
      });
      return { data: null };
    },

    testWebhook: async ({ params: { id } }, context) => {
      await context.db.transaction(async (tx) => {
        await refuseMissing(tx, id);
        await tx.insert(webhookDeliveries).values(delivery(id, 'test', {}, context.now()));
      });
      return { data: null };
    },

    listWebhookDeliveries: async ({ params: { id } }, context) => {
      const rows = await context.db
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.webhookID, id))
        .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
        .limit(shown);
      return { data: { delivery: rows.map(view) } };
    },

    replayWebhookDelivery: async ({ params: { id } }, context) => {
      await context.db.transaction(async (tx) => {
        const [again] = await tx
          .update(webhookDeliveries)
          .set({ attempts: 0, nextAttemptAt: context.now(), deliveredAt: null })
          .where(eq(webhookDeliveries.id, id))
          .returning();
        if (again === undefined) throw notFound();
        await refuseMissing(tx, again.webhookID);
      });
      return { data: null };
    },
  } satisfies Operations;
}

const trace = ({ id, parentEntityID }: Pick<Webhook, 'id' | 'parentEntityID'>) =>
  ({ entityType: 'webhook', entityID: id, subjectID: parentEntityID }) as const;

/** @throws ApiFailure 404 for a webhook that was removed */
async function refuseMissing(tx: Transaction, id: string): Promise<void> {
  const [found] = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.id, id), isNull(webhooks.removedAt)));
  if (found === undefined) throw notFound();
}

async function listWebhooks({ db }: OperationContext): Promise<OperationData<'listWebhooks'>['webhook']> {
  const rows = await db
    .select({
      webhook: webhooks,
      ownerName: writtenName(users),
      organisationName: sql<string | null>`coalesce(${companies.name}, ${institutes.name})`,
      isSending: sql<boolean>`${isSending}`,
    })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.ownerID))
    .leftJoin(companies, eq(companies.id, webhooks.parentEntityID))
    .leftJoin(institutes, eq(institutes.id, webhooks.parentEntityID))
    .where(isNull(webhooks.removedAt))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id))
    .limit(shown);
  return rows.map(({ webhook, organisationName, ...row }) => ({
    id: webhook.id,
    url: webhook.url,
    topics: webhook.topics,
    organisationName: organisationName ?? '',
    ownerName: row.ownerName,
    createdAt: webhook.createdAt.toISOString(),
    isSending: row.isSending,
  }));
}

const view = (each: WebhookDelivery) => ({
  id: each.id,
  topic: each.topic,
  createdAt: each.createdAt.toISOString(),
  attempts: each.attempts,
  answerStatus: each.answerStatus,
  answeredAt: each.answeredAt?.toISOString() ?? null,
  reason: each.lastError,
  nextAttemptAt: each.nextAttemptAt?.toISOString() ?? null,
  state: stateOf(each),
});

function stateOf({ deliveredAt, nextAttemptAt }: WebhookDelivery): WebhookDeliveryState {
  if (nextAttemptAt !== null) return 'Waiting';
  return deliveredAt === null ? 'Given up' : 'Delivered';
}
