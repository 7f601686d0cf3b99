import { type Dispatch, type SetStateAction, useState } from 'react';
import { toast } from '#ui';
import type { ClientCounts, ClientStanding } from '../../../schemas/client';
import type { Phase } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import { askForStep, isOpen, type OpenClient, phaseName } from '../phase/move';
import type { Columns } from './use-columns';

export interface Refusal {
  readonly title: string;
  readonly why: string;
}
type Shift = (counts: ClientCounts['byPhase']) => ClientCounts['byPhase'];

interface Parts {
  readonly setColumns: Dispatch<SetStateAction<Columns<Phase>>>;
  /** Changes the numbers over the columns. */
  readonly shift: (by: Shift) => void;
}

/** Puts a client on top of another column, with the standing given. */
const placed =
  (client: OpenClient, from: Phase, standing: ClientStanding) =>
  (columns: Columns<Phase>): Columns<Phase> => {
    const { phase: to } = standing;
    const card = { ...client, standing };
    const rows = columns[from].rows ?? [];
    if (to === from)
      return { ...columns, [from]: { ...columns[from], rows: rows.map((one) => (one.key === card.key ? card : one)) } };
    const others = (columns[to].rows ?? []).filter(({ key }) => key !== card.key);
    return {
      ...columns,
      [from]: { ...columns[from], rows: rows.filter(({ key }) => key !== card.key) },
      [to]: { ...columns[to], rows: columns[to].rows ? [card, ...others] : columns[to].rows },
    };
  };
const counted =
  (from: Phase, to: Phase): Shift =>
  (counts) =>
    from === to ? counts : { ...counts, [from]: Math.max(0, counts[from] - 1), [to]: counts[to] + 1 };

/**
 * Moves on the board: shown at once, asked of the server, and taken back with its reason when it refuses. `said` is for screen readers;
 * `focus` is the client whose card should have the focus in its new place.
 */
export const useMoves = ({ setColumns, shift }: Parts) => {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [said, setSaid] = useState('');
  const [focus, setFocus] = useState<string | null>(null);
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());

  const put = (client: OpenClient, from: Phase, standing: ClientStanding): void => {
    setColumns(placed(client, from, standing));
    shift(counted(from, standing.phase));
  };
  const move = async (client: OpenClient, to: Phase, undo = false): Promise<void> => {
    const { key, name, standing } = client;
    const { phase: from } = standing;
    if (from === to || pending.has(key)) return;
    setRefusal(null);
    setPending((now) => new Set([...now, key]));
    setFocus(key);
    put(client, from, { ...standing, phase: to, steps: [] });
    const outcome = await askForStep(name, standing, to);
    setPending((now) => new Set([...now].filter((one) => one !== key)));
    // Back in its former column it is a new card, which takes the focus along.
    if (outcome.standing.phase !== to) setFocus(key);
    put(client, to, outcome.standing);
    const phase = phaseName(outcome.standing.phase);
    if (outcome.refusal) return setRefusal({ title: texts('refused', { name, phase }), why: outcome.refusal });
    const title = texts(undo ? 'undone' : 'moved', { name, phase });
    setSaid(title);
    const moved = { ...client, standing: outcome.standing };
    toast({
      title,
      tone: 'success',
      ...(!undo && { action: { label: texts('undo'), onSelect: () => void move(moved, from, true) } }),
    });
  };
  const dropOn = (columns: Columns<Phase>, key: string, to: Phase): void => {
    for (const { rows } of Object.values(columns)) {
      const client = rows?.find((one) => one.key === key);
      if (client && isOpen(client)) return void move(client, to);
    }
  };
  return { move, dropOn, refusal, said, focus, pending, settled: () => setFocus(null) };
};
