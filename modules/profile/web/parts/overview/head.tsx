import type { Person } from '#core/web';
import { Avatar, Badge, Progress } from '#ui';
import { laborCount } from '../../../lib/scores';
import type { JourneyOverview } from '../../../schemas/overview';
import styles from './head.module.css';
import { texts } from './texts/texts';

const levels = ['Initiate', 'Explorer', 'Seeker', 'Leader', 'Healer'] as const;
/** A level or rank in the language of the page; one that is not known here as it came. */
const getLevelName = (level: string): string => {
  const known = levels.find((one) => one === level);
  return known ? texts(`level.${known}`) : level;
};

/** Greeting with the person's picture, levels and the share of the journey that lies behind. */
export const OverviewHead = ({
  person,
  journey,
}: {
  readonly person: Person;
  readonly journey: JourneyOverview | undefined;
}) => {
  const client = person.role === 'client';
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1>
          {texts('welcomeBack')} {person.firstName || texts('traveler')}
        </h1>
        <div className={styles.who}>
          {person.profileImageUrl ? (
            <img className={styles.portrait} src={person.profileImageUrl} alt="" width={80} height={80} />
          ) : (
            <Avatar person={person} size={80} className={styles.avatar} />
          )}
          <p className="lead">{texts('continueYourTransformationJourney')}</p>
          {client && (
            <p className={styles.levels}>
              {journey && (
                <>
                  <Badge tone="gold">
                    {texts('journeyLevel', { journeyLevel: getLevelName(journey.journeyLevel) })}
                  </Badge>
                  <Badge>{texts('laborRank', { laborRank: getLevelName(journey.laborRank) })}</Badge>
                </>
              )}
            </p>
          )}
        </div>
      </div>
      {client && (
        <div className={styles.score}>
          {journey && (
            <>
              <p className={styles.percent}>
                <b>{journey.journeyScore}%</b> {texts('journeyComplete')}
              </p>
              <Progress
                label={texts('journeyComplete2')}
                value={journey.journeyScore}
                text={`${journey.journeyScore}%`}
              />
              <Rules journey={journey} />
            </>
          )}
        </div>
      )}
    </header>
  );
};

/** How score and levels are counted, with this person's figures. */
const Rules = ({ journey }: { readonly journey: JourneyOverview }) => {
  const { labors, hasProfile, hasSynthesis } = journey;
  return (
    <details className={styles.rules}>
      <summary>{texts('howThisIsCounted')}</summary>
      <dl>
        <div>
          <dt>{texts('12Labors')}</dt>
          <dd>{texts('ofHalfOfThe', { labors, laborCount, labors2: Math.round((labors / laborCount) * 50) })}</dd>
        </div>
        <div>
          <dt>{texts('holisticProfile')}</dt>
          <dd>
            {texts('30OnceItExists')} {hasProfile ? 30 : 0}
          </dd>
        </div>
        <div>
          <dt>{texts('aiSynthesis')}</dt>
          <dd>
            {texts('20OnceItExists')} {hasSynthesis ? 20 : 0}
          </dd>
        </div>
        <div>
          <dt>{texts('journeyLevel2')}</dt>
          <dd>{texts('byThisScoreInitiate')}</dd>
        </div>
        <div>
          <dt>{texts('laborRank2')}</dt>
          <dd>{texts('byLaborsWrittenExplorer')}</dd>
        </div>
      </dl>
    </details>
  );
};
