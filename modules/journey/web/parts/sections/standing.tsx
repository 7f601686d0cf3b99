import { Link } from '#core/web';
import type { JourneyOverview } from '#modules/profile/public';
import { laborCount, opensUniverseTwo, supportFrom } from '#modules/profile/public';
import { findNextAct } from '../../../lib/next-act';
import { opens, type ViewId } from '../../../lib/views';
import styles from './sections.module.css';
import { texts } from './texts/texts';

interface Props {
  readonly view: ViewId;
  readonly journey: JourneyOverview;
}

const chartState = ({ hasClient, hasProfile, profilePercent }: JourneyOverview): string =>
  hasProfile
    ? texts('standing.chart', { percent: profilePercent })
    : texts(hasClient ? 'standing.chart.birth' : 'standing.chart.none');

const readingState = ({ hasSynthesis, labors }: JourneyOverview): string =>
  hasSynthesis
    ? texts('standing.reading')
    : labors >= supportFrom
      ? texts('standing.reading.can')
      : texts('standing.reading.none', { open: supportFrom - labors });

const stateOf = (view: ViewId, journey: JourneyOverview): string => {
  const { hasProfile, hasSynthesis, labors, journeyScore } = journey;
  switch (view) {
    case 'holistic-profile':
    case 'detailed':
      return chartState(journey);
    case 'twelve-labors':
    case 'journey':
      return texts('standing.labors', { labors, all: laborCount });
    case 'ai-synthesis':
      return readingState(journey);
    case 'protocol-a': {
      const pieces = [hasProfile, labors === laborCount, hasSynthesis].filter(Boolean).length;
      return texts('standing.pieces', { pieces });
    }
    case 'universe-2-intro':
    case 'premium-concierge':
    case 'retreat-explorer':
    case 'experiences':
    case 'bookings':
      return texts(opensUniverseTwo(journey) ? 'standing.universe' : 'standing.universe.not', {
        percent: journeyScore,
      });
    case 'ready-support':
    case 'guidance-intro':
    case 'practitioner':
    case 'community':
    case 'integration-support':
      return texts(opens(view, journey) ? 'standing.support' : 'standing.labors', { labors, all: laborCount });
    default:
      return texts('standing.journey', { percent: journeyScore, labors, all: laborCount });
  }
};

/** How far this room is for its person, from what is there. */
export const Standing = ({ view, journey }: Props) => (
  <p className={styles.standing} role="status">
    {stateOf(view, journey)}
  </p>
);

/** The one thing that helps most now, under rooms that are not about it themselves. */
export const NextActLink = ({ journey }: Pick<Props, 'journey'>) => {
  const { act, to } = findNextAct(journey);
  return (
    <p className={styles.act}>
      <span>{texts('next-step.title')}</span>{' '}
      <Link to={to}>{texts(`next.${act}`, { labor: journey.nextLabor ?? 1 })}</Link>
    </p>
  );
};
