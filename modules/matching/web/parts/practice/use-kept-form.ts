import { useEffect, useState } from 'react';
import { ApiError, type ApiState, refreshAnswers } from '#core/web';
import { getOwnRecord } from '../../../schemas/endpoints';

interface Versioned {
  readonly version: number;
}

interface KeptForm<T extends Versioned, B, F> {
  readonly stored: ApiState<T | null>;
  /** Stable between renders. */
  readonly toForm: (stored: T | null) => F;
  readonly send: (body: B, condition: { readonly ifMatch?: number }) => Promise<T>;
  /** What somebody else saved in the meantime, when sending failed because of it. */
  readonly findNewer: (error: unknown) => T | null;
}

/** What came of saving. */
export type Outcome = 'saved' | 'stale' | null;

/**
 * A form over one thing of the server, read once and put back whole. When somebody else changed it, the words here stay and the next
 * saving puts them in place of the others.
 */
export const useKeptForm = <T extends Versioned, B, F>({
  stored: kept,
  toForm,
  send,
  findNewer,
}: KeptForm<T, B, F>) => {
  const { data, error, loading, reload, set } = kept;
  const [form, setForm] = useState<F | null>(null);
  const [version, setVersion] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (data === undefined || form !== null) return;
    setForm(toForm(data));
    setVersion(data?.version ?? null);
  }, [data, form, toForm]);

  const change = (part: Partial<F>) => {
    setOutcome(null);
    setForm((now) => (now === null ? now : { ...now, ...part }));
  };
  const save = async (body: B) => {
    setBusy(true);
    setFailed(null);
    setOutcome(null);
    try {
      const stored = await send(body, version === null ? {} : { ifMatch: version });
      set(stored);
      setVersion(stored.version);
      setForm(toForm(stored));
      setOutcome('saved');
      void refreshAnswers(getOwnRecord);
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      const current = findNewer(reason);
      if (current) {
        setVersion(current.version);
        setOutcome('stale');
      } else setFailed(reason);
    } finally {
      setBusy(false);
    }
  };
  return { form, change, save, busy, outcome, failed, error, loading, reload };
};
