import { useMemo, useState } from 'react';
import { useApi } from '#core/web';
import { Alert } from '#ui';
import type { ClientCounts } from '../../../schemas/client';
import { getClientCounts } from '../../../schemas/endpoints';
import { type Phase, phases } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import styles from '../clients.module.css';
import { type ClientsQuery, toFilter, toListQuery } from '../list/query';
import { phaseName } from '../phase/move';
import { BoardColumn } from './board-column';
import { useColumns } from './use-columns';
import { useMoves } from './use-moves';

/** Cards of a column before one asks for more. */
const atFirst = 12;

const PhasePicker = ({
  value,
  counts,
  onChange,
}: {
  readonly value: Phase;
  readonly counts: ClientCounts['byPhase'] | undefined;
  readonly onChange: (phase: Phase) => void;
}) => (
  <fieldset className={styles.picker} aria-label={texts('phase')}>
    {phases.map((phase) => (
      <label key={phase}>
        <input type="radio" name="board-phase" checked={phase === value} onChange={() => onChange(phase)} />
        {phaseName(phase)} <span>{counts?.[phase] ?? ''}</span>
      </label>
    ))}
  </fieldset>
);

/** Clients in columns by phase; on phones one phase at a time. */
export const Board = ({ query }: { readonly query: ClientsQuery }) => {
  const { q, assigned, sort, phase: asked } = query;
  const [chosen, setChosen] = useState<Phase>(asked ?? 'intake');
  // biome-ignore lint/correctness/useExhaustiveDependencies: these three are all that the queries are made of
  const queries = useMemo(() => {
    const of = (phase: Phase) => toListQuery(query, phase, atFirst);
    return {
      intake: of('intake'),
      assessment: of('assessment'),
      matching: of('matching'),
      experience: of('experience'),
      aftercare: of('aftercare'),
    };
  }, [q, assigned, sort]);
  const { columns, setColumns, more } = useColumns<Phase>(queries);
  const counts = useApi(getClientCounts, { query: toFilter(query) }, { keep: true });
  const [shifts, setShifts] = useState<{ readonly of: ClientCounts; readonly by: ClientCounts['byPhase'] } | null>(
    null,
  );
  const known = shifts && shifts.of === counts.data ? shifts.by : counts.data?.byPhase;
  const moves = useMoves({
    setColumns,
    shift: (by) =>
      setShifts((now) => {
        const { data } = counts;
        if (!data) return now;
        return { of: data, by: by(now?.of === data ? now.by : data.byPhase) };
      }),
  });
  return (
    <div className={styles.boardPart}>
      <p className={styles.keys}>{texts('keys')}</p>
      {moves.refusal && (
        <Alert tone="error" title={moves.refusal.title}>
          {moves.refusal.why}
        </Alert>
      )}
      <p role="status" className="visually-hidden">
        {moves.said}
      </p>
      <PhasePicker value={chosen} counts={known} onChange={setChosen} />
      <div className={styles.board}>
        {phases.map((phase) => (
          <BoardColumn
            key={phase}
            phase={phase}
            count={known?.[phase] ?? null}
            state={columns[phase]}
            shown={phase === chosen}
            pending={moves.pending}
            focus={moves.focus}
            onFocused={moves.settled}
            onMore={() => more(phase)}
            onMove={(client, to) => void moves.move(client, to)}
            onDrop={(key) => moves.dropOn(columns, key, phase)}
          />
        ))}
      </div>
      {counts.data && counts.data.closed > 0 && (
        <p className={styles.keys}>{texts('closed', { count: counts.data.closed })}</p>
      )}
    </div>
  );
};
