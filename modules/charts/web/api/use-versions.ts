import { useState } from 'react';
import { ApiError, api, useApi } from '#core/web';
import type { ProfileVersions } from '#modules/profile/public';
import { listVersions } from '#modules/profile/public';

/** The versions of the own chart as far as somebody asked for them, the newest first. */
export interface Versions {
  /** Undefined until the first page is there. */
  readonly rows: ProfileVersions | undefined;
  /** Why the first page, or an earlier one, did not come; what is shown stays. */
  readonly error: ApiError | undefined;
  readonly busy: boolean;
  /** Asks for earlier ones; null when the first is shown. */
  readonly more: (() => Promise<void>) | null;
  readonly reload: () => Promise<void>;
}

/** Each version once, the newest first. */
const inOrder = (rows: ProfileVersions): ProfileVersions =>
  [...new Map(rows.map((row) => [row.version, row])).values()].sort((one, other) => other.version - one.version);

/** Reads the list in pages. Its first page is refreshed with the chart; what was shown below stays. */
export const useVersions = (): Versions => {
  const first = useApi(listVersions);
  const [seen, setSeen] = useState<ProfileVersions>([]);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ApiError>();
  const rows = first.data && inOrder([...first.data, ...seen]);
  const last = rows?.at(-1);
  const more = async (): Promise<void> => {
    if (!rows || !last || busy) return;
    setBusy(true);
    setFailed(undefined);
    try {
      const page = await api(listVersions, { query: { cursor: last.id } });
      setSeen((now) => inOrder([...rows, ...now, ...page]));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    rows,
    error: failed ?? first.error,
    busy,
    // Versions count from one, so that the list itself tells whether it is whole.
    more: last && last.version > 1 ? more : null,
    reload: first.reload,
  };
};
