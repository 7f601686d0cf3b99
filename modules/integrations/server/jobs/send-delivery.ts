import type { Core, Job } from '#core/contract/server';
import { mostFailures, retrySeconds } from '../../schemas/values';
import { secretPlace } from '../actions/create-webhook';
import { pauseWebhook } from '../actions/pause-webhook';
import { postMessage } from '../delivery/post-message';
import { Undeliverable } from '../delivery/public-address';
import { signMessage } from '../delivery/signature';
import { Delivery } from '../models/delivery';
import { Webhook } from '../models/webhook';

export interface DeliveryRef {
  readonly deliveryId: string;
}

/** What one try brought. */
interface Outcome {
  readonly status: number | null;
  readonly excerpt: string;
  /** Null: the other system has it. */
  readonly reason: string | null;
  /** The other system says that it wants nothing any more. */
  readonly isGone: boolean;
}

const secretsOf = (core: Core, { id, secret, formerSecret, formerUntil }: Webhook): string[] =>
  [secret, ...(formerSecret && formerUntil && Date.parse(formerUntil) > Date.now() ? [formerSecret] : [])].map((one) =>
    core.vault.decryptForHost(secretPlace(id), one),
  );

const tryOnce = async (core: Core, webhook: Webhook, delivery: Delivery, allowPrivate: boolean): Promise<Outcome> => {
  const body = JSON.stringify({
    type: delivery.event,
    timestamp: new Date(delivery.createdAt).toISOString(),
    data: delivery.payload,
  });
  const seconds = Math.floor(Date.now() / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Hedo-Webhooks/1',
    ...signMessage(secretsOf(core, webhook), { id: delivery.id, seconds, body }),
  };
  try {
    const { status, excerpt } = await postMessage(webhook.url, headers, body, allowPrivate);
    const isTaken = status >= 200 && status < 300;
    const isRedirect = status >= 300 && status < 400;
    const reason = isRedirect
      ? `The address answered ${status}. Redirects are not followed; enter where it leads to.`
      : `The address answered ${status}.`;
    return { status, excerpt, reason: isTaken ? null : reason, isGone: status === 410 };
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    return { status: null, excerpt: '', reason: error.message, isGone: false };
  }
};

/** A tenth more or less, so that what failed together does not come back together. */
const spread = (seconds: number): number => seconds * (0.9 + Math.random() * 0.2);

/** Sends one message and notes what came of it: tried again later, given up, or the whole webhook paused. */
export const createSendDelivery = (core: Core, allowPrivate: boolean): Job<DeliveryRef> => {
  const note = (id: string, { reason, isGone, ...answer }: Outcome): Promise<void> =>
    core.db.transaction(async (trx) => {
      const delivery = await Delivery.query(trx).findById(id).forUpdate();
      const webhook = delivery && (await Webhook.query(trx).findById(delivery.webhookId).forUpdate());
      if (!delivery || !webhook || delivery.state !== 'waiting') return;
      const attempts = delivery.attempts + 1;
      const seconds = retrySeconds[attempts - 1];
      const failures = reason === null ? 0 : webhook.failures + 1;
      const isPaused = webhook.pausedBy !== null || isGone || failures >= mostFailures;
      const nextTry = seconds === undefined ? null : new Date(Date.now() + spread(seconds) * 1000);
      const goesOn = reason !== null && nextTry !== null && !isPaused;
      const over = reason === null ? 'delivered' : nextTry === null ? 'failed' : 'waiting';
      await Delivery.query(trx)
        .findById(id)
        .patch({
          ...answer,
          reason,
          attempts,
          state: over,
          triedAt: new Date().toISOString(),
          nextTryAt: goesOn ? nextTry.toISOString() : null,
        });
      await Webhook.query(trx).findById(webhook.id).patch({ failures });
      if (goesOn) await core.jobs.enqueue(trx, job, { deliveryId: id }, { key: `delivery:${id}`, runAt: nextTry });
      if (isPaused && webhook.pausedBy === null) await pauseWebhook(core, trx, webhook);
    });
  const job: Job<DeliveryRef> = {
    name: 'send-delivery',
    run: async ({ deliveryId }) => {
      const delivery = await Delivery.query(core.db).findById(deliveryId);
      const webhook = delivery && (await Webhook.query(core.db).findById(delivery.webhookId));
      if (!delivery || !webhook || delivery.state !== 'waiting' || webhook.pausedBy !== null) return;
      await note(deliveryId, await tryOnce(core, webhook, delivery, allowPrivate));
    },
  };
  return job;
};
