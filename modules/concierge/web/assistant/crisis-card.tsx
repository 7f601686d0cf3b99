import { Link, Slot } from '#core/web';
import { helpLinesCard } from '#modules/safety/public';
import { Button, LinkButton } from '#ui';
import { texts } from '../texts/texts';
import styles from './assistant-panel.module.css';
import { useTalk } from './talk';

export interface CrisisCardProps {
  /** Of the answer; the question before it says what it is about. */
  readonly turnKey: string;
  readonly askPerson: (() => void) | null;
}

/** Fixed, reviewed words and people to call; nothing else is answered. */
export const CrisisCard = ({ turnKey, askPerson }: CrisisCardProps) => {
  const question = useTalk(({ turns }) => turns[turns.findIndex(({ key }) => key === turnKey) - 1]);
  return (
    <div className={styles.crisis}>
      <p>{texts('crisis')}</p>
      <Slot
        of={helpLinesCard}
        with={{ text: question?.by === 'person' ? question.text : null }}
        fallback={
          <p>
            <LinkButton as={Link} to="/help-now">
              {texts('help')}
            </LinkButton>
          </p>
        }
      />
      <p className="quiet small">{texts('crisis.kept')}</p>
      {askPerson && (
        <p className={styles.acts}>
          <Button variant="bare" onClick={askPerson}>
            {texts('person')}
          </Button>
        </p>
      )}
    </div>
  );
};
