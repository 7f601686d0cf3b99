import { useState } from 'react';
import { failure } from '#core/web';
import { Alert, Button, toast } from '#ui';
import styles from './staff-list.module.css';
import { texts } from './texts/texts';
import type { Selection } from './use-selection';

/** What came of an action on several rows. */
export interface BulkOutcome {
  /** One sentence; empty when no row was changed. */
  readonly done: string;
  /** Rows that stay as they are, a sentence each: who or what, and why. */
  readonly refused: readonly string[];
  /** Puts back what was changed, and says so in a sentence. */
  readonly undo: (() => Promise<string>) | null;
}

/** Something that is done with all chosen rows. */
export interface BulkAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly run: (rows: readonly Row[]) => Promise<BulkOutcome>;
}

interface BulkBarProps<Row> {
  readonly selection: Selection<Row>;
  readonly actions: readonly BulkAction<Row>[];
  /** How many of the chosen rows the list does not show. */
  readonly away: number;
  /** Loads what the list has not shown yet and chooses it; null where all is loaded. */
  readonly onAll: (() => Promise<void>) | null;
  readonly most: number;
  /** After rows were changed. */
  readonly onDone: () => void;
}

/** What can be done with the chosen rows, and what came of it. */
export const BulkBar = <Row,>({ selection, actions, away, onAll, most, onDone }: BulkBarProps<Row>) => {
  const [working, setWorking] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const work = async (key: string, task: () => Promise<void>): Promise<void> => {
    if (working !== null) return;
    setWorking(key);
    try {
      await task();
    } catch (error) {
      toast(failure(error, texts('failed')));
    }
    setWorking(null);
  };
  const undo = async (putBack: () => Promise<string>): Promise<void> => {
    try {
      toast({ title: await putBack(), tone: 'success' });
    } catch (error) {
      toast(failure(error, texts('failed')));
    }
    onDone();
  };
  const run = ({ key, run: act }: BulkAction<Row>): Promise<void> =>
    work(key, async () => {
      setRefused([]);
      const outcome = await act(selection.rows);
      setRefused(outcome.refused);
      const { undo: putBack } = outcome;
      if (outcome.done !== '')
        toast({
          title: outcome.done,
          tone: 'success',
          ...(putBack && { action: { label: texts('undo'), onSelect: () => void undo(putBack) } }),
        });
      selection.clear();
      onDone();
    });
  const count = selection.rows.length;
  if (count === 0 && refused.length === 0) return null;
  return (
    <div className={styles.bulk}>
      {refused.length > 0 && (
        <Alert tone="attention" title={texts('refused', { count: refused.length })}>
          <ul className={styles.refused}>
            {refused.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Alert>
      )}
      {count > 0 && (
        <div className={styles.bulkBar}>
          <p role="status">
            <b>{texts('chosen', { count })}</b> {away > 0 && texts('chosen.away', { count: away })}
          </p>
          {actions.map((action) => (
            <Button
              key={action.key}
              pending={working === action.key}
              pendingText={texts('working')}
              onClick={() => void run(action)}
            >
              {action.label}
            </Button>
          ))}
          {onAll && (
            <Button
              variant="bare"
              pending={working === 'all'}
              pendingText={texts('loading')}
              onClick={() => void work('all', onAll)}
            >
              {texts('chosen.more', { most })}
            </Button>
          )}
          <Button variant="bare" onClick={selection.clear}>
            {texts('chosen.clear')}
          </Button>
        </div>
      )}
    </div>
  );
};
