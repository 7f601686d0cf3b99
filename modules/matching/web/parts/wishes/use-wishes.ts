import { useState } from 'react';
import { api, failure, refreshAnswers, useApi } from '#core/web';
import { toast } from '#ui';
import { getMatchingState, getWishes, saveWishes } from '../../../schemas/endpoints';
import type { WishesInput, WishesView } from '../../../schemas/wishes';
import { wishTexts as texts } from './texts/texts';

/** Part of the wishes, as one action changes it. */
export type WishChange = (part: Partial<WishesInput>) => Promise<void>;

const inputOf = ({ confirmed, refused, own, filters }: WishesView): WishesInput => ({
  ...{ confirmed, refused, own, filters },
});

/** A client's needs and filters; every change is saved at once. */
export const useWishes = () => {
  const { data, error, reload, set } = useApi(getWishes);
  const [busy, setBusy] = useState(false);
  const change: WishChange = async (part) => {
    if (!data || busy) return;
    setBusy(true);
    try {
      set(await api(saveWishes, { body: { ...inputOf(data), ...part } }));
      void refreshAnswers(getMatchingState);
    } catch (reason) {
      toast(failure(reason, texts('failed')));
    } finally {
      setBusy(false);
    }
  };
  return { wishes: data, error, reload, busy, change };
};
