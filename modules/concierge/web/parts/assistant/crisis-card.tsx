import { Link, Slot } from '#core/web';
import { contactOffer, helpLinesCard } from '#modules/safety/public';
import { Button, LinkButton } from '#ui';
import { texts } from '../../texts/texts';
import styles from './assistant-panel.module.css';
import { useTalk } from './talk';

export interface CrisisCardProps {
  /** Of the answer; the question before it says what it is about. */
  readonly turnKey: string;
  readonly askPerson: (() => void) | null;
}

const fromAssistant = { origin: 'assistant' } as const;

/** Help lines by what the question before an answer says (null: no answer), and the wish to be contacted. */
export const HelpParts = ({ turnKey }: { readonly turnKey: string | null }) => {
  const question = useTalk(({ turns }) => turns[turns.findIndex(({ key }) => key === turnKey) - 1]);
  return (
    <>
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
      <Slot of={contactOffer} with={fromAssistant} />
    </>
  );
};

/** Fixed, reviewed words and people to call; nothing else is answered. */
export const CrisisCard = ({ turnKey, askPerson }: CrisisCardProps) => (
  <div className={styles.crisis}>
    <p>{texts('crisis')}</p>
    <HelpParts turnKey={turnKey} />
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
