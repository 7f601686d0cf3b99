import { Alert, Button } from '#ui';
import styles from './practice.module.css';
import { practiceTexts as texts } from './texts/texts';
import type { Outcome } from './use-kept-form';

/** The button of a form with what came of it. */
export const SaveFoot = ({
  busy,
  outcome,
  saved,
  problem,
}: {
  readonly busy: boolean;
  readonly outcome: Outcome;
  readonly saved: string;
  readonly problem?: string | undefined;
}) => (
  <div className={styles.section}>
    {problem && <Alert tone="error">{problem}</Alert>}
    {outcome === 'stale' && <Alert tone="attention">{texts('stale')}</Alert>}
    <div className={styles.foot}>
      <Button type="submit" variant="loud" pending={busy} pendingText={texts('saving')}>
        {texts('save')}
      </Button>
      <p role="status">{outcome === 'saved' && saved}</p>
    </div>
  </div>
);
