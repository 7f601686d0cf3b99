import { useState } from 'react';
import { Slot, useApi } from '#core/web';
import { directQuestion } from '#modules/safety/public';
import { Button } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { getPreparation } from '../../schemas/endpoints';
import type { SynthesisState } from '../../schemas/synthesis';
import { texts } from '../texts/texts';
import { isEnough, Preparation } from './preparation/preparation';
import styles from './start.module.css';

/** What a client decides for one reading. */
export interface ReadingWish {
  readonly shareWith?: string;
  readonly leaveOut?: number[];
}

const beforeReading = { labor: null };

/** What goes in and what changed, and the button that makes a reading, with consent for a language model where one is set up. */
export const Start = ({
  state,
  label,
  pendingText,
  busy,
  loud = true,
  onStart,
}: {
  readonly state: SynthesisState;
  readonly label: string;
  readonly pendingText: string;
  readonly busy: boolean;
  readonly loud?: boolean;
  readonly onStart: (wish: ReadingWish) => void;
}) => {
  const [share, setShare] = useState(false);
  // Null: as the last reading was made.
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const { data: preparation } = useApi(getPreparation);
  const { provider } = state;
  const possible = preparation?.labors.filter(({ audience }) => audience !== 'self') ?? [];
  const leftOut = new Set(
    possible
      .filter(({ laborNumber, goesIn }) => (chosen ? chosen.has(laborNumber) : !goesIn))
      .map(({ laborNumber }) => laborNumber),
  );
  const enough = !preparation || isEnough(preparation, leftOut);
  const start = (): void => {
    if (!enough) return;
    onStart({
      ...(provider && share ? { shareWith: provider } : {}),
      ...(leftOut.size > 0 ? { leaveOut: [...leftOut] } : {}),
    });
  };
  return (
    <div className={styles.start}>
      {preparation && !busy && <Preparation preparation={preparation} leftOut={leftOut} onChange={setChosen} />}
      {provider && (
        <Checkbox
          checked={share}
          onChange={(event) => setShare(event.currentTarget.checked)}
          label={texts('letTheLanguageModel', { provider })}
        />
      )}
      {enough && !busy && <Slot of={directQuestion} with={beforeReading} />}
      <Button
        variant={loud ? 'loud' : 'plain'}
        pending={busy}
        pendingText={pendingText}
        aria-disabled={!enough || undefined}
        onClick={start}
      >
        {label}
      </Button>
    </div>
  );
};
