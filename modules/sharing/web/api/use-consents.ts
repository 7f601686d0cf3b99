import { useRef, useState } from 'react';
import { api, findNewerVersion, findProblem, useApi, useChannel } from '#core/web';
import type { ConsentRow, ConsentView } from '../../schemas/consent';
import { changeConsent, dismissRequest, getConsents, grantConsent } from '../../schemas/endpoints';
import { sharingTexts as texts } from '../texts/texts';
import { openSegments, stepFor } from './consent-steps';

/** Where a change was made, so that its outcome is shown there: a match, and a segment unless all of it was meant. */
export const placeOf = (matchId: string, segment = ''): string => `${matchId} ${segment}`;

const findCurrent = (error: unknown): ConsentView | null =>
  findNewerVersion(error, changeConsent) ?? findProblem(error, grantConsent, 'consent-exists')?.current ?? null;

/** What the client shares and with whom; a change is shown once the server has made it, and what went wrong where it was tried. */
export const useConsents = () => {
  const { data, error, reload, set } = useApi(getConsents);
  const latest = useRef(data);
  latest.current = data;
  /** Changes of one consent wait for each other: each needs the version the one before made. */
  const lines = useRef(new Map<string, Promise<unknown>>());
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [receipt, setReceipt] = useState('');

  useChannel(null, (event) => {
    if (/^(consents|matches)\.|^reconnected$/.test(event)) void reload();
  });

  const put = (matchId: string, consent: ConsentView | null) => {
    const before = latest.current;
    if (!before) return;
    const practitioners = before.practitioners.map((row) => (row.matchId === matchId ? { ...row, consent } : row));
    latest.current = { ...before, practitioners };
    set(latest.current);
  };

  const attempt = async (matchId: string, place: string, work: () => Promise<void>): Promise<boolean> => {
    setBusy((all) => [...all, place]);
    setProblems(({ [place]: _, ...rest }) => rest);
    const before = lines.current.get(matchId);
    const run = (before ?? Promise.resolve()).then(work);
    lines.current.set(
      matchId,
      run.catch(() => undefined),
    );
    try {
      await run;
      return true;
    } catch (reason) {
      const current = findCurrent(reason);
      if (current) put(matchId, current);
      else void reload();
      const why = reason instanceof Error ? reason.message : '';
      setProblems((all) => ({ ...all, [place]: current ? texts('changedElsewhere') : why }));
      return false;
    } finally {
      setBusy((all) => all.toSpliced(all.indexOf(place), 1));
    }
  };

  /** Makes the consent of one match open exactly what `wanted` says of what is open now; `days` null is without an end. */
  const change = (
    row: ConsentRow,
    place: string,
    wanted: (open: readonly string[]) => readonly string[],
    days: number | null | undefined,
    said: string,
  ): Promise<boolean> =>
    attempt(row.matchId, place, async () => {
      const now = latest.current?.practitioners.find(({ matchId }) => matchId === row.matchId) ?? row;
      const step = stepFor(now, wanted(openSegments(now)), days);
      if (step) put(row.matchId, await step());
      setReceipt(said);
    });

  /** Withdraws everything from everybody; what could not be withdrawn says so at its place. */
  const withdrawAll = async (said: string): Promise<void> => {
    const open = (latest.current?.practitioners ?? []).filter((row) => openSegments(row).length > 0);
    const done = await Promise.all(open.map((row) => change(row, placeOf(row.matchId), () => [], undefined, '')));
    if (done.every(Boolean)) setReceipt(said);
  };

  /** Leaves a practitioner's request unanswered. */
  const dismiss = (matchId: string, id: string): Promise<boolean> =>
    attempt(matchId, placeOf(matchId, id), async () => {
      await api(dismissRequest, { params: { id } });
      await reload();
    });

  return { data, error, reload, change, withdrawAll, dismiss, busy, problems, receipt };
};
export type Consents = ReturnType<typeof useConsents>;
