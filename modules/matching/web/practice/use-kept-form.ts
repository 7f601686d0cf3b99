import { useEffect, useState } from 'react';
import { ApiError, api, mutateApi, useApi } from '#core/web';

interface Versioned {
  readonly version: number;
}

/** What came of saving. */
export type Outcome = 'saved' | 'stale' | null;

/**
 * A form over one thing of the server, read once and put back whole. When somebody else changed it, the words here stay and the next
 * saving puts them in place of the others.
 */
export const useKeptForm = <T extends Versioned, F>(path: string, fromServer: (stored: T | null) => F) => {
  const { data, error, loading, reload, set } = useApi<T | null>(path, { form: true });
  const [form, setForm] = useState<F | null>(null);
  const [version, setVersion] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (data === undefined || form !== null) return;
    setForm(fromServer(data));
    setVersion(data?.version ?? null);
  }, [data, form, fromServer]);

  const change = (part: Partial<F>) => {
    setOutcome(null);
    setForm((now) => (now === null ? now : { ...now, ...part }));
  };
  const save = async (body: object) => {
    setBusy(true);
    setFailed(null);
    setOutcome(null);
    try {
      const stored = await api<T>(path, { method: 'PUT', body, ...(version === null ? {} : { ifMatch: version }) });
      set(stored);
      setVersion(stored.version);
      setForm(fromServer(stored));
      setOutcome('saved');
      void mutateApi('/api/practitioners/me');
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      const current = reason.status === 412 ? (reason.members.current as T | undefined) : undefined;
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
