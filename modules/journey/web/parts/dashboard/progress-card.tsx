import { Link } from '#core/web';
import type { JourneyOverview } from '#modules/profile/public';
import { laborCount } from '#modules/profile/public';
import { LinkButton, Progress } from '#ui';
import styles from './progress-card.module.css';
import { texts } from './texts/texts';
import type { LaborMark } from './use-progress';

const segment = { completed: 'done', 'in-progress': 'current', pending: 'open' } as const;

const nextSentence = (labors: number, draft: LaborMark | null, next: LaborMark | undefined): string => {
  if (draft) return texts('youStoppedInLabor', { laborNumber: draft.laborNumber, name: draft.name });
  if (labors >= laborCount) return texts('allTwelveAreWritten');
  if (labors === 0) return texts('twelveQuestionsAboutYour');
  return next ? texts('nextIsLabor', { laborNumber: next.laborNumber, name: next.name }) : '';
};

/** How many of the twelve Labors are written, and the way on. */
export const ProgressCard = ({
  journey,
  marks,
  draft,
}: {
  readonly journey: JourneyOverview;
  readonly marks: readonly LaborMark[] | undefined;
  readonly draft: LaborMark | null;
}) => {
  const { labors } = journey;
  const percent = Math.round((labors / laborCount) * 100);
  const next = marks?.find(({ laborNumber }) => laborNumber === journey.nextLabor);
  return (
    <div className={styles.card}>
      <p className={styles.count}>
        <span>{texts('ofLaborsComplete', { labors, laborCount })}</span>
        <b>{percent}%</b>
      </p>
      <Progress
        label={texts('laborsComplete')}
        value={labors}
        max={laborCount}
        text={texts('of', { labors, laborCount, percent })}
        segments={marks?.map(({ state }) => segment[state])}
      />
      <p className={styles.next}>{nextSentence(labors, draft, next)}</p>
      <div className={styles.acts}>
        <LinkButton variant="loud" as={Link} to="/intake">
          {labors >= laborCount ? texts('reviewYourLabors') : texts('continueAssessment')}
        </LinkButton>
        {labors > 0 && (
          <LinkButton as={Link} to="/profile">
            {texts('viewProfile')}
          </LinkButton>
        )}
      </div>
    </div>
  );
};
