import { useMemo, useState } from 'react';
import { Link, useApi } from '#core/web';
import { Alert, Badge, Button, EmptyState, Skeleton, toast } from '#ui';
import { type Column, Table } from '#ui/table/table';
import type { ClientCounts, TeamClient } from '../../../schemas/client';
import { getClientCounts } from '../../../schemas/endpoints';
import type { Phase } from '../../../schemas/values';
import { clientPath } from '../../paths';
import { texts } from '../../texts/texts';
import { Labors } from '../board/client-card';
import { useColumns } from '../board/use-columns';
import type { Refusal } from '../board/use-moves';
import styles from '../clients.module.css';
import { askForStep, isOpen, nextStepOf, type OpenClient, phaseName } from '../phase/move';
import { MoveMenu } from '../phase/move-menu';
import { type ClientsQuery, toFilter, toListQuery } from './query';

type Move = (client: OpenClient, to: Phase) => void;

const columnsOf = (pending: string | null, move: Move): readonly Column<TeamClient>[] => [
  {
    key: 'client',
    head: texts('client'),
    cell: ({ name, standing, suspended, sample }) => (
      <span className={styles.who}>
        {standing ? <Link to={clientPath(standing.clientId)}>{name}</Link> : name}
        {sample && <Badge tone="sample">{texts('sample')}</Badge>}
        {suspended && <Badge tone="booked">{texts('suspended')}</Badge>}
      </span>
    ),
  },
  {
    key: 'phase',
    head: texts('phase'),
    cell: ({ standing }) => (standing ? phaseName(standing.phase) : texts('phase.closed')),
  },
  {
    key: 'labors',
    head: texts('labors'),
    cell: ({ standing }) => (standing ? <Labors done={standing.laborProgress} /> : '–'),
  },
  {
    key: 'practitioner',
    head: texts('practitioner'),
    cell: ({ assignedPractitioner }) => assignedPractitioner ?? texts('practitioner.none'),
  },
  {
    key: 'next',
    head: texts('next'),
    cell: ({ standing }) => (standing ? nextStepOf(standing) : texts('next.closed')),
  },
  {
    key: 'move',
    head: texts('move'),
    cell: (client) =>
      isOpen(client) ? (
        <MoveMenu client={client} pending={pending === client.key} onMove={(to) => move(client, to)} />
      ) : (
        '–'
      ),
  },
];

const total = ({ byPhase, closed }: ClientCounts, phase: Phase | null): number =>
  phase ? byPhase[phase] : Object.values(byPhase).reduce((sum, n) => sum + n, closed);

/** Clients as a list, page by page. */
export const ClientList = ({ query, onClear }: { readonly query: ClientsQuery; readonly onClear: () => void }) => {
  const { q, assigned, phase, sort } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: these four are all that the query is made of
  const queries = useMemo(() => ({ all: toListQuery(query, phase, 30) }), [q, assigned, sort, phase]);
  const { columns, setColumns, more } = useColumns(queries);
  const counts = useApi(getClientCounts, { query: toFilter(query) }, { keep: true });
  const [pending, setPending] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { rows, next, failed, busy } = columns.all;
  const filtered = q !== '' || assigned !== null || phase !== null;

  const move = async (client: OpenClient, to: Phase, undo = false): Promise<void> => {
    const { key, name, standing } = client;
    const put = (one: OpenClient): void =>
      setColumns((now) => ({
        all: { ...now.all, rows: now.all.rows?.map((row) => (row.key === key ? one : row)) ?? null },
      }));
    setPending(key);
    setRefusal(null);
    put({ ...client, standing: { ...standing, phase: to } });
    const outcome = await askForStep(name, standing, to);
    const moved = { ...client, standing: outcome.standing };
    put(moved);
    setPending(null);
    const said = phaseName(outcome.standing.phase);
    if (outcome.refusal) return setRefusal({ title: texts('refused', { name, phase: said }), why: outcome.refusal });
    void counts.reload();
    toast({
      title: texts(undo ? 'undone' : 'moved', { name, phase: said }),
      tone: 'success',
      ...(!undo && { action: { label: texts('undo'), onSelect: () => void move(moved, standing.phase, true) } }),
    });
  };

  if (failed === 'first')
    return (
      <Alert tone="error" action={<Button onClick={() => more('all')}>{texts('again')}</Button>}>
        {texts('column.failed')}
      </Alert>
    );
  if (!rows) return <Skeleton lines={8} label={texts('loading')} />;
  if (rows.length === 0)
    return (
      <EmptyState
        title={texts(filtered ? 'none' : 'nobody')}
        action={filtered ? <Button onClick={onClear}>{texts('none.clear')}</Button> : undefined}
      >
        <p>{texts(filtered ? 'none.hint' : 'nobody.hint')}</p>
      </EmptyState>
    );
  return (
    <div className={styles.list}>
      {counts.data && <p className={styles.keys}>{texts('counted', { count: total(counts.data, phase) })}</p>}
      {refusal && (
        <Alert tone="error" title={refusal.title}>
          {refusal.why}
        </Alert>
      )}
      <Table
        caption={texts('title')}
        captionHidden
        columns={columnsOf(pending, (client, to) => void move(client, to))}
        rows={rows}
        rowKey={({ key }) => key}
      />
      {failed === 'more' && <Alert tone="error">{texts('more.failed')}</Alert>}
      {next && (
        <div>
          <Button pending={busy} onClick={() => more('all')}>
            {texts('more')}
          </Button>
        </div>
      )}
    </div>
  );
};
