import { useState } from 'react';
import { Button } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import type { SynthesisState } from '../../schemas/synthesis';
import { texts } from '../texts/texts';
import styles from './start.module.css';

/** The button that makes a reading, with consent for a language model where one is set up. */
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
  readonly onStart: (wish: { shareWith?: string }) => void;
}) => {
  const [share, setShare] = useState(false);
  const { provider } = state;
  return (
    <div className={styles.start}>
      {provider && (
        <Checkbox
          checked={share}
          onChange={(event) => setShare(event.currentTarget.checked)}
          label={texts('letTheLanguageModel', { provider })}
        />
      )}
      <Button
        variant={loud ? 'loud' : 'plain'}
        pending={busy}
        pendingText={pendingText}
        onClick={() => onStart(provider && share ? { shareWith: provider } : {})}
      >
        {label}
      </Button>
    </div>
  );
};
