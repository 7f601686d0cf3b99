import { useState } from 'react';
import { Link, toPath, useApi } from '#core/web';
import type { BulkOutcome } from '#core/web/lists/staff-list/bulk-bar';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { readRows, usePages } from '#core/web/lists/use-pages';
import { Alert, Badge, EmptyState, toast } from '#ui';
import type { Column } from '#ui/table/table';
import type { ClientCounts, TeamClient } from '../../../schemas/client';
import { exportClients, getClientCounts, listClients } from '../../../schemas/endpoints';
import { type Phase, phases } from '../../../schemas/values';
import { clientPath } from '../../paths';
import { texts } from '../../texts/texts';
import { Labors } from '../board/client-card';
import type { Refusal } from '../board/use-moves';
import styles from '../clients.module.css';
import { askForStep, findNeighbour, isOpen, nextStepOf, type OpenClient, phaseName } from '../phase/move';
import { MoveMenu } from '../phase/move-menu';
import { assignments, type ClientsQuery, sorts, toFilter, toListQuery } from './query';

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

/** Moves each client who is ready one phase on. Who is not ready stays, with the reason. */
const moveOn = async (clients: readonly TeamClient[]): Promise<BulkOutcome> => {
  const moved: { readonly client: OpenClient; readonly from: Phase }[] = [];
  const refused: string[] = [];
  for (const client of clients) {
    const { name } = client;
    const to = isOpen(client) ? findNeighbour(client.standing.phase, 1) : null;
    if (!isOpen(client) || to === null) {
      refused.push(texts('bulk.why', { name, why: texts(isOpen(client) ? 'next.last' : 'next.closed') }));
      continue;
    }
    const { standing, refusal } = await askForStep(name, client.standing, to);
    if (refusal) refused.push(texts('bulk.why', { name, why: refusal }));
    else moved.push({ client: { ...client, standing }, from: client.standing.phase });
  }
  const undo = async (): Promise<string> => {
    const outcomes = [];
    for (const { client, from } of moved) outcomes.push(await askForStep(client.name, client.standing, from));
    return texts('bulk.undone', { count: outcomes.filter(({ refusal }) => !refusal).length });
  };
  return {
    done: moved.length > 0 ? texts('bulk.moved', { count: moved.length }) : '',
    refused,
    undo: moved.length > 0 ? undo : null,
  };
};

/** Clients as a list, page by page. */
export const ClientList = ({ query }: { readonly query: ClientsQuery }) => {
  const { phase } = query;
  const wanted = toListQuery(query, phase, 30);
  const pages = usePages(listClients, { query: wanted }, { keep: true });
  const counts = useApi(getClientCounts, { query: toFilter(query) }, { keep: true });
  const [pending, setPending] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const move = async (client: OpenClient, to: Phase, undo = false): Promise<void> => {
    const { key, name, standing } = client;
    const put = (one: OpenClient): void => pages.change((rows) => rows.map((row) => (row.key === key ? one : row)));
    setPending(key);
    setRefusal(null);
    put({ ...client, standing: { ...standing, phase: to } });
    const outcome = await askForStep(name, standing, to);
    const moved = { ...client, standing: outcome.standing };
    put(moved);
    setPending(null);
    const now = phaseName(outcome.standing.phase);
    if (outcome.refusal) return setRefusal({ title: texts('refused', { name, phase: now }), why: outcome.refusal });
    void counts.reload();
    toast({
      title: texts(undo ? 'undone' : 'moved', { name, phase: now }),
      tone: 'success',
      ...(!undo && { action: { label: texts('undo'), onSelect: () => void move(moved, standing.phase, true) } }),
    });
  };

  return (
    <div className={styles.list}>
      {refusal && (
        <Alert tone="error" title={refusal.title}>
          {refusal.why}
        </Alert>
      )}
      <StaffList
        list="clients"
        caption={texts('title')}
        columns={columnsOf(pending, (client, to) => void move(client, to))}
        pages={pages}
        rowKey={({ key }) => key}
        rowName={({ name }) => name}
        search={{ label: texts('search'), maxLength: 80 }}
        filters={[
          {
            name: 'phase',
            label: texts('phase'),
            any: texts('phase.all'),
            options: phases.map((value) => ({ value, label: phaseName(value) })),
          },
          {
            name: 'assigned',
            label: texts('assigned'),
            any: texts('assigned.all'),
            options: assignments.map((value) => ({ value, label: texts(`assigned.${value}`) })),
          },
        ]}
        sorts={sorts.map((value) => ({ value, label: texts(`sort.${value}`) }))}
        csv={toPath(exportClients, { query: { ...toFilter(query), ...(phase && { phase }), sort: query.sort } })}
        bulk={[{ key: 'move-on', label: texts('bulk.move'), run: moveOn }]}
        readRows={(most) => readRows(listClients, { query: { ...wanted, limit: 100 } }, most)}
        count={counts.data && texts('counted', { count: total(counts.data, phase) })}
        empty={
          <EmptyState title={texts('nobody')}>
            <p>{texts('nobody.hint')}</p>
          </EmptyState>
        }
      />
    </div>
  );
};
