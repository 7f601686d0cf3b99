import { Link, Slot } from '#core/web';
import { Card, Progress } from '#ui';
import { laborCount } from '../../../lib/scores';
import { profileCards } from '../../../public';
import type { JourneyOverview } from '../../../schemas/overview';
import styles from './cards.module.css';
import { texts } from './texts/texts';

/** Profile, Labors and synthesis, each with how far it is; other modules add theirs by the slot. */
export const OverviewCards = ({ journey }: { readonly journey: JourneyOverview | undefined }) => {
  if (!journey) return <div className={styles.cards} aria-hidden="true" />;
  const { profilePercent, hasProfile, labors, hasSynthesis } = journey;
  return (
    <div className={styles.cards}>
      <Card
        level={2}
        title={texts('holisticProfile')}
        link={
          hasProfile
            ? (title, className) => (
                <Link to="/profile/detailed" className={className}>
                  {title}
                </Link>
              )
            : undefined
        }
      >
        <p>{texts('complete', { profilePercent })}</p>
        <Progress label={texts('holisticProfile')} value={profilePercent} text={`${profilePercent}%`} />
        {hasProfile && profilePercent < 100 && <p>{texts('whatABirthCannot')}</p>}
      </Card>
      <Card
        level={2}
        title={texts('12Labors')}
        link={(title, className) => (
          <Link to="/intake" className={className}>
            {title}
          </Link>
        )}
      >
        <p>
          {labors}/{laborCount}
        </p>
        <Progress label={texts('12Labors')} value={labors} max={laborCount} />
      </Card>
      <Slot
        of={profileCards}
        with={{}}
        fallback={
          <Card level={2} title={texts('aiSynthesis')}>
            <p>{hasSynthesis ? texts('ready') : texts('pending')}</p>
          </Card>
        }
      />
    </div>
  );
};
