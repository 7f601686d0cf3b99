import type { Person } from '#core/web';
import { Avatar, Badge, Progress } from '#ui';
import type { JourneyOverview } from '../../schemas/overview';
import { laborCount } from '../../schemas/scores';
import styles from './head.module.css';

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
      <Avatar person={person} size={96} className={styles.avatar} />
      <div className={styles.words}>
        <h1>Welcome back, {person.firstName || 'Traveler'}</h1>
        <p className="lead">Continue your transformation journey</p>
        {client && journey && (
          <p className={styles.levels}>
            <Badge tone="gold">Journey level: {journey.journeyLevel}</Badge>
            <Badge>Labor rank: {journey.laborRank}</Badge>
          </p>
        )}
      </div>
      {client && (
        <div className={styles.score}>
          {journey && (
            <>
              <p className={styles.percent}>
                <b>{journey.journeyScore}%</b> Journey Complete
              </p>
              <Progress label="Journey complete" value={journey.journeyScore} text={`${journey.journeyScore}%`} />
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
      <summary>How this is counted</summary>
      <dl>
        <div>
          <dt>12 Labors</dt>
          <dd>
            {labors} of {laborCount}, half of the whole: {Math.round((labors / laborCount) * 50)}
          </dd>
        </div>
        <div>
          <dt>Holistic Profile</dt>
          <dd>30 once it exists: {hasProfile ? 30 : 0}</dd>
        </div>
        <div>
          <dt>AI Synthesis</dt>
          <dd>20 once it exists: {hasSynthesis ? 20 : 0}</dd>
        </div>
        <div>
          <dt>Journey level</dt>
          <dd>by this score: Initiate, from 20 Seeker, from 50 Leader, from 80 Healer</dd>
        </div>
        <div>
          <dt>Labor rank</dt>
          <dd>by Labors written: Explorer, from 3 Seeker, from 6 Leader, from 10 Healer</dd>
        </div>
      </dl>
    </details>
  );
};
