import { Link } from '#core/web';
import { LinkButton, Progress } from '#ui';
import type { JourneyOverview } from '../../schemas/overview';
import { laborCount } from '../../schemas/scores';
import styles from './progress-card.module.css';
import type { LaborMark } from './use-progress';

const segment = { completed: 'done', 'in-progress': 'current', pending: 'open' } as const;

const nextSentence = (labors: number, draft: LaborMark | null, next: LaborMark | undefined): string => {
  if (draft) return `You stopped in Labor ${draft.laborNumber}, ${draft.name}. What you wrote is waiting there.`;
  if (labors >= laborCount) return 'All twelve are written. You can read and change them whenever you like.';
  if (labors === 0) return 'Twelve questions about your life. Write in any order and stop whenever you like.';
  return next ? `Next is Labor ${next.laborNumber}, ${next.name}.` : '';
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
        <span>
          {labors} of {laborCount} Labors complete
        </span>
        <b>{percent}%</b>
      </p>
      <Progress
        label="Labors complete"
        value={labors}
        max={laborCount}
        text={`${labors} of ${laborCount}, ${percent}%`}
        segments={marks?.map(({ state }) => segment[state])}
      />
      <p className={styles.next}>{nextSentence(labors, draft, next)}</p>
      <div className={styles.acts}>
        <LinkButton variant="loud" as={Link} to="/intake">
          {labors >= laborCount ? 'Review your Labors' : 'Continue Assessment'}
        </LinkButton>
        {labors > 0 && (
          <LinkButton as={Link} to="/profile">
            View Profile
          </LinkButton>
        )}
      </div>
    </div>
  );
};
