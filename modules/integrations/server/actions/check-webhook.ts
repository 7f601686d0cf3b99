import { invalid } from '#core/contract/errors';
import { outsideSurface } from '#core/contract/outside';
import type { Core } from '#core/contract/server';
import type { WebhookChange } from '../../schemas/webhooks';
import { findUrlFault } from '../delivery/public-address';

/** What was typed of a webhook, as it is stored. Throws 422 for an address or an event that cannot be taken. */
export const checkWebhook = <T extends Omit<WebhookChange, 'isPaused'>>(
  core: Core,
  input: T,
  allowPrivate: boolean,
): T => {
  const { name, url, events } = input;
  if (name !== undefined && name.trim() === '') throw invalid('name', 'Name the system that listens there.');
  const fault = url === undefined ? null : findUrlFault(url.trim(), allowPrivate);
  if (fault) throw invalid('url', fault);
  const known = new Set(
    core
      .port(outsideSurface)
      .listEvents()
      .map(({ id }) => id),
  );
  for (const event of events ?? []) if (!known.has(event)) throw invalid('events', `There is no event ${event}.`);
  return {
    ...input,
    ...(name !== undefined && { name: name.trim() }),
    ...(url !== undefined && { url: new URL(url.trim()).href }),
    ...(events !== undefined && { events: [...events].sort() }),
  };
};
