import type { Seed } from '#core/contract/server';
import { createService } from './actions/create-service';
import type { Context } from './context';
import { listOwnServices } from './queries/services';

/** Services of the demo practitioner, once. */
export const seed =
  ({ core, settings }: Context): Seed =>
  async (trx, demo) => {
    if ((await listOwnServices(trx, demo.practitioner)).length > 0) return;
    const plain = { place: null, link: null, sessionCount: null, capacity: null } as const;
    await createService(core, settings, trx, demo.practitioner, {
      ...plain,
      kind: 'single',
      title: 'Session',
      description: 'An hour for whatever is present. We begin where you are.',
      minutes: 60,
      price: { amount: 9500, currency: 'EUR' },
      mode: 'phone',
      place: 'The practitioner calls you.',
    });
  };
