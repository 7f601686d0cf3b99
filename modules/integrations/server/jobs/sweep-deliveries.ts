import type { Core, Job } from '#core/contract/server';
import { deliveryDays } from '../../schemas/values';
import { ApiToken } from '../models/api-token';
import { Delivery } from '../models/delivery';

/** Removes messages after 30 days, and tokens a year after they ended. Nightly. */
export const createSweepDeliveries = (core: Core): Job => ({
  name: 'sweep-deliveries',
  cron: '17 3 * * *',
  run: async () => {
    await Delivery.query(core.db).delete().whereRaw('created_at < now() - make_interval(days => ?)', [deliveryDays]);
    await ApiToken.query(core.db)
      .delete()
      .whereRaw("least(expires_at, coalesce(revoked_at, expires_at)) < now() - interval '1 year'");
  },
});
