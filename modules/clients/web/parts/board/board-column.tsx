import { useState } from 'react';
import { Alert, Button, Skeleton } from '#ui';
import type { Phase } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import styles from '../clients.module.css';
import { isOpen, type OpenClient, phaseName } from '../phase/move';
import { ClientCard } from './client-card';
import type { ColumnState } from './use-columns';

interface BoardColumnProps {
  readonly phase: Phase;
  readonly count: number | null;
  readonly state: ColumnState;
  readonly shown: boolean;
  readonly pending: ReadonlySet<string>;
  readonly focus: string | null;
  readonly onFocused: () => void;
  readonly onMore: () => void;
  readonly onMove: (client: OpenClient, to: Phase) => void;
  readonly onDrop: (key: string) => void;
}

/** One phase of the board. */
export const BoardColumn = (props: BoardColumnProps) => {
  const { phase, count, state, shown, pending, focus } = props;
  const [over, setOver] = useState(false);
  const name = phaseName(phase);
  return (
    <section
      className={styles.column}
      aria-label={name}
      data-shown={shown}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) && setOver(false)
      }
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        props.onDrop(event.dataTransfer.getData('text/plain'));
      }}
    >
      <h3 className={styles.head}>
        {name} <span>{count ?? ''}</span>
      </h3>
      {!state.rows && state.failed === null && <Skeleton lines={4} label={texts('loading')} />}
      {state.failed === 'first' && (
        <Alert tone="error" action={<Button onClick={props.onMore}>{texts('again')}</Button>}>
          {texts('column.failed')}
        </Alert>
      )}
      {state.rows?.length === 0 && <p className={styles.nobody}>{texts('column.empty')}</p>}
      <ul className={styles.cards}>
        {state.rows?.filter(isOpen).map((client) => (
          <ClientCard
            key={client.key}
            client={client}
            pending={pending.has(client.key)}
            focused={focus === client.key}
            onFocused={props.onFocused}
            onMove={(to) => props.onMove(client, to)}
          />
        ))}
      </ul>
      {state.failed === 'more' && <p className={styles.nobody}>{texts('more.failed')}</p>}
      {state.rows && state.next && (
        <Button
          variant="bare"
          pending={state.busy}
          aria-label={texts('more.of', { phase: name })}
          onClick={props.onMore}
        >
          {texts('more')}
        </Button>
      )}
    </section>
  );
};
