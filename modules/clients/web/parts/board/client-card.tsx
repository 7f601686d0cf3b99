import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from '#core/web';
import { Badge, Progress } from '#ui';
import type { Phase } from '../../../schemas/values';
import { clientPath } from '../../paths';
import { texts } from '../../texts/texts';
import styles from '../clients.module.css';
import { findNeighbour, nextStepOf, type OpenClient } from '../phase/move';
import { MoveMenu } from '../phase/move-menu';

interface ClientCardProps {
  readonly client: OpenClient;
  readonly pending: boolean;
  /** It was moved here and takes the focus along. */
  readonly focused: boolean;
  readonly onFocused: () => void;
  readonly onMove: (to: Phase) => void;
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** How many of the twelve Labors are answered. */
export const Labors = ({ done }: { readonly done: number }) => (
  <div className={styles.labors}>
    <Progress
      label={texts('labors')}
      value={done}
      max={12}
      segments={Array.from({ length: 12 }, (_, at) => (at < done ? 'done' : 'open'))}
    />
    <span aria-hidden="true">{done}/12</span>
  </div>
);

/** One client on the board: dragged, moved by the menu, or by Shift and an arrow. */
export const ClientCard = ({ client, pending, focused, onFocused, onMove }: ClientCardProps) => {
  const { key, name, standing, assignedPractitioner, suspended, sample } = client;
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!focused) return;
    handle.current?.focus();
    onFocused();
  }, [focused, onFocused]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = arrows[event.key];
    // Right leads on, whichever way the page is read.
    const to =
      by && event.shiftKey ? findNeighbour(standing.phase, document.dir === 'rtl' ? (by === 1 ? -1 : 1) : by) : null;
    if (!to) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <li
      className={styles.card}
      draggable
      data-pending={pending || undefined}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', key);
        dataTransfer.effectAllowed = 'move';
      }}
      onKeyDown={onKeyDown}
    >
      <span className={styles.who}>
        <Link to={clientPath(standing.clientId)} className={styles.name} draggable={false}>
          {name}
        </Link>
        {sample && <Badge tone="sample">{texts('sample')}</Badge>}
      </span>
      {suspended && <Badge tone="booked">{texts('suspended')}</Badge>}
      <Labors done={standing.laborProgress} />
      {standing.steps.length > 0 && <p className={styles.next}>{nextStepOf(standing)}</p>}
      <div className={styles.foot}>
        <span data-none={assignedPractitioner === null || undefined}>
          {assignedPractitioner ?? texts('practitioner.none')}
        </span>
        <MoveMenu client={client} pending={pending} onMove={onMove} handle={handle} />
      </div>
    </li>
  );
};
