import { Link, useApi } from '#core/web';
import type { HolisticProfileView, JourneyOverview } from '#modules/profile/public';
import { getProfile } from '#modules/profile/public';
import { Alert, Button, EmptyState, LinkButton, Skeleton } from '#ui';
import { JourneyMark } from './journey-mark';
import styles from './sections.module.css';
import { texts } from './texts/texts';

type Fact = readonly [
  name: 'type' | 'strategy' | 'authority' | 'profile' | 'sun' | 'moon' | 'rising' | 'lifePath',
  value: string | number | null,
];

const factsOf = ({ humanDesign, westernAstrology, numerology }: HolisticProfileView): readonly Fact[] => [
  ['type', humanDesign.type],
  ['strategy', humanDesign.strategy],
  ['authority', humanDesign.authority],
  ['profile', humanDesign.profile],
  ['sun', westernAstrology.sun],
  ['moon', westernAstrology.moon],
  ['rising', westernAstrology.rising],
  ['lifePath', numerology.lifePath],
];

/** The first facts of the chart with the way to all of it, or the way to a chart. */
export const ChartSection = ({ journey }: { readonly journey: JourneyOverview }) => {
  const profile = useApi(getProfile, journey.hasProfile ? {} : null);
  if (!journey.hasProfile)
    return (
      <EmptyState
        title={texts(journey.hasClient ? 'chart.compute.title' : 'chart.none.title')}
        picture={<JourneyMark journey={journey} />}
        action={
          <LinkButton as={Link} to={journey.hasClient ? '/profile' : '/profile?edit=birth'} variant="loud">
            {texts(journey.hasClient ? 'chart.computeGo' : 'chart.begin')}
          </LinkButton>
        }
      >
        <p>{texts(journey.hasClient ? 'chart.compute' : 'chart.none')}</p>
      </EmptyState>
    );
  if (profile.error && !profile.data)
    return (
      <Alert tone="error" action={<Button onClick={() => void profile.reload()}>{texts('again')}</Button>}>
        {profile.error.message}
      </Alert>
    );
  if (!profile.data) return <Skeleton lines={5} label={texts('loading')} />;
  return (
    <div className={styles.body}>
      <dl className={styles.facts}>
        {factsOf(profile.data).map(([name, value]) => (
          <div key={name}>
            <dt>{texts(`chart.${name}`)}</dt>
            <dd>{value ?? texts('chart.open')}</dd>
          </div>
        ))}
      </dl>
      <p>
        <LinkButton as={Link} to="/profile/detailed">
          {texts('chart.whole')}
        </LinkButton>
      </p>
    </div>
  );
};
