import { useState } from 'react';
import { ApiError, api, useApi, useChannel } from '#core/web';
import type { ItemChange, PlanView } from '../../schemas/aftercare';
import { getAftercare, tickItem } from '../../schemas/endpoints';
import { texts } from '../texts/texts';

/** The plans of one client, kept fresh, with what is ticked shown at once. `clientId` null waits. */
export const usePlans = (clientId: string | null) => {
  const { data, error, reload, set } = useApi(
    getAftercare,
    clientId === null ? null : { params: { ownerId: clientId } },
  );
  const [failed, setFailed] = useState<Readonly<Record<string, string>>>({});
  useChannel(null, (event) => {
    if (/^(aftercare\.|consents\.|reconnected$)/.test(event)) void reload();
  });

  const put = (plan: PlanView): void => {
    if (!data) return;
    const known = data.plans.some(({ id }) => id === plan.id);
    const plans = known ? data.plans.map((one) => (one.id === plan.id ? plan : one)) : [plan, ...data.plans];
    void set({ ...data, plans });
  };
  /** Answers true when it was saved; why it was not stands in `failed`, by the item. */
  const tick = async (itemId: string, change: ItemChange): Promise<boolean> => {
    setFailed(({ [itemId]: _, ...rest }) => rest);
    try {
      put(await api(tickItem, { params: { id: itemId }, body: change }));
      return true;
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setFailed((now) => ({ ...now, [itemId]: texts('item.failed', { why: reason.message }) }));
      return false;
    }
  };
  return { care: data, error, reload, put, tick, failed };
};
export type Care = ReturnType<typeof usePlans>;
