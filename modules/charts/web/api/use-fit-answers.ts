import { useEffect, useRef, useState } from 'react';
import { type ApiError, api, ApiError as Failed, failure, refreshAnswers } from '#core/web';
import { getProfile } from '#modules/profile/public';
import { deleteFit, saveFit } from '../../schemas/endpoints';
import type { Fit, Fits, FitVerdict } from '../../schemas/fits';
import { useFits } from './use-fits';

type Wish = FitVerdict | null;

/** Keeps what is said of a part of a version of the chart; null takes it back. Answers what is kept. */
export const sendFit = async (look: string, verdict: FitVerdict | null, version: number): Promise<Fit | null> => {
  const params = { look };
  if (verdict) return api(saveFit, { params, body: { verdict, version } });
  await api(deleteFit, { params });
  return null;
};

/** The own answers, and a way to give one. */
export interface FitAnswers {
  /** Undefined until they are read. */
  readonly fits: Fits | undefined;
  readonly error: ApiError | undefined;
  readonly reload: () => Promise<void>;
  /** What was pressed and is on its way, by part; it is shown as if it were kept. */
  readonly wishes: Readonly<Record<string, Wish>>;
  /** Why the last answer to a part could not be kept, by part; gone with the next press. */
  readonly failed: Readonly<Record<string, string>>;
  /** Says something of a part, or takes it back with null. */
  readonly say: (look: string, wish: Wish, version: number) => Promise<void>;
}

/**
 * Answers that show at once. Of several presses on one part the last one counts; they are sent one after the other. What could
 * not be saved is said, and what is shown goes back to what is.
 */
export const useFitAnswers = (): FitAnswers => {
  const { data, error, reload, set } = useFits();
  const saved = useRef<Fits>([]);
  useEffect(() => {
    if (data) saved.current = data;
  }, [data]);
  const [wishes, setWishes] = useState<Readonly<Record<string, Wish>>>({});
  const [failed, setFailed] = useState<FitAnswers['failed']>({});
  const wanted = useRef(new Map<string, Wish>());

  const send = async (look: string, wish: Wish, version: number): Promise<void> => {
    const kept = await sendFit(look, wish, version);
    saved.current = [...(kept ? [kept] : []), ...saved.current.filter((one) => one.look !== look)];
    set(saved.current);
  };
  const say = async (look: string, wish: Wish, version: number): Promise<void> => {
    const busy = wanted.current.has(look);
    wanted.current.set(look, wish);
    setWishes((now) => ({ ...now, [look]: wish }));
    setFailed(({ [look]: _former, ...rest }) => rest);
    if (busy) return;
    try {
      for (let sent: Wish | undefined; sent !== wanted.current.get(look); ) {
        sent = wanted.current.get(look) ?? null;
        await send(look, sent, version);
      }
    } catch (problem) {
      setFailed((now) => ({ ...now, [look]: failure(problem).description }));
      // The chart that was seen is not the newest any more.
      if (problem instanceof Failed && problem.status === 409) void refreshAnswers(getProfile);
    } finally {
      wanted.current.delete(look);
      setWishes(({ [look]: _done, ...rest }) => rest);
    }
  };
  return { fits: data, error, reload, wishes, failed, say };
};
