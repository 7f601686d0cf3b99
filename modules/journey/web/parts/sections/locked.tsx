import { Link } from '#core/web';
import type { JourneyOverview } from '#modules/profile/public';
import { laborCount, premiumFrom, supportFrom } from '#modules/profile/public';
import { Icon } from '#ui';
import type { Rule } from '../../../lib/views';
import styles from './sections.module.css';
import { texts } from './texts/texts';

interface Step {
  readonly done: boolean;
  readonly text: string;
  readonly to: string;
}

/** What opens a room, each thing with where it stands. */
const stepsOf = (rule: Rule, { labors, hasProfile, hasSynthesis, nextLabor }: JourneyOverview): readonly Step[] => {
  const write = nextLabor ? `/intake/${nextLabor}` : '/intake';
  if (rule === 'support')
    return [{ done: labors >= supportFrom, text: texts('steps.support', { labors, from: supportFrom }), to: write }];
  return [
    { done: labors >= laborCount, text: texts('steps.labors', { labors, all: laborCount }), to: write },
    { done: hasProfile, text: texts('steps.profile'), to: hasProfile ? '/profile/detailed' : '/profile' },
    { done: hasSynthesis, text: texts('steps.synthesis'), to: '/synthesis' },
  ];
};

/** The list of what remains, with ways to do it. */
export const Remaining = ({ rule, journey }: { readonly rule: Rule; readonly journey: JourneyOverview }) => (
  <ul className={styles.remaining}>
    {stepsOf(rule, journey).map(({ done, text, to }) => (
      <li key={text}>
        <Icon name={done ? 'check' : 'clock'} size={20} />
        {done ? (
          <span>
            {text} <span className="visually-hidden">{texts('steps.done')}</span>
          </span>
        ) : (
          <Link to={to}>{text}</Link>
        )}
      </li>
    ))}
  </ul>
);

/** In place of a room that is not open yet. */
export const Locked = ({ rule, journey }: { readonly rule: Rule; readonly journey: JourneyOverview }) => (
  <section className={styles.locked} aria-labelledby="still-closed">
    <h2 id="still-closed">{texts(`locked.${rule}.title`, { from: supportFrom, score: premiumFrom })}</h2>
    <p>{texts(`locked.${rule}.text`, { from: supportFrom, score: premiumFrom, now: journey.journeyScore })}</p>
    <Remaining rule={rule} journey={journey} />
  </section>
);

/** The same on the profile, in place of experiences that are not open yet. */
export const ExperiencesLocked = ({ journey }: { readonly journey: JourneyOverview }) => (
  <Locked rule="universe-two" journey={journey} />
);
