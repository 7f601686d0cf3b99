import type { ReactNode } from 'react';
import { Link, Slot } from '#core/web';
import { formatDay } from '#core/web/format-day';
import { formatOffset } from '#core/web/slots/zones';
import type { Chart } from '#modules/chart-engine/public';
import { dateText, readingText, timeText, utcText } from '#modules/chart-engine/public';
import { PLACES_ATTRIBUTION } from '#modules/geo/public';
import type { HolisticProfileView } from '#modules/profile/public';
import { type ClientView, clockHistory } from '#modules/profile/public';
import { Badge, LinkButton } from '#ui';
import { writtenName } from '../bodygraph/chart';
import styles from './birth-facts.module.css';
import { Section } from './section';
import { texts } from './texts/texts';

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const coordinates = (latitude: number, longitude: number): string =>
  `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? 'W' : 'E'}`;

/** How sure the lines are: the activation nearest to a boundary decides. */
const Precision = ({ precision }: { readonly precision: Chart['precision'] }) => {
  const { grade, nearestBoundary } = precision;
  if (grade === 'day') return <Badge tone="pending">{texts('wholeDayNoTime')}</Badge>;
  if (grade === 'window') return <Badge tone="pending">{texts('windowOfTime')}</Badge>;
  return (
    <>
      <Badge tone={grade === 'exact' ? 'reviewed' : 'pending'}>
        {grade === 'exact' ? texts('exact') : texts('borderline')}
      </Badge>
      {nearestBoundary && (
        <small>
          {texts('nearestToTheEdge', {
            half: nearestBoundary.half,
            body: writtenName(nearestBoundary.body),
            distance: nearestBoundary.arcsec.toFixed(nearestBoundary.arcsec < 10 ? 1 : 0),
          })}{' '}
          {grade === 'borderline' && texts('soNearThatAnother')}
        </small>
      )}
    </>
  );
};

const Clock = ({ client }: { readonly client: ClientView }) => {
  const { moment } = client;
  if (!moment) return null;
  return (
    <>
      <Row name={texts('zone')}>
        {moment.zone} · {formatOffset(moment.offsetSeconds)}
        {moment.status === 'gap' && moment.shiftedTo && (
          <small>{texts('theClockSkippedThis', { shiftedTo: readingText(moment.shiftedTo, client.birthDate) })}</small>
        )}
        {moment.status === 'overlap' && <small>{texts('clockTwice', { fold: client.fold ?? 'earlier' })}</small>}
        <Slot of={clockHistory} with={{ moment }} />
      </Row>
      <Row name={texts('inUtc')}>{utcText(moment.utc)}</Row>
    </>
  );
};

/** What the chart was computed from and how exact it is, with the way to change it. */
export const BirthFacts = ({
  profile,
  client,
}: {
  readonly profile: HolisticProfileView;
  readonly client: ClientView;
}) => {
  const { chart } = profile;
  return (
    <Section id="birth" title={texts('birthAndAccuracy')} intro={texts('everythingAboveFollowsFrom')}>
      <dl className={styles.facts}>
        <Row name={texts('date')}>{dateText(client.birthDate)}</Row>
        <Row name={texts('time')}>{timeText(client) ?? texts('notKnown')}</Row>
        <Row name={texts('place')}>
          {client.birthLocation}
          <small>{coordinates(client.place.latitude, client.place.longitude)}</small>
        </Row>
        {client.moment ? <Clock client={client} /> : <Row name={texts('zone')}>{client.place.zone}</Row>}
        {chart.designUtc && <Row name={texts('designMoment')}>{utcText(chart.designUtc)}</Row>}
        <Row name={texts('accuracy')}>
          <Precision precision={chart.precision} />
        </Row>
        <Row name={texts('thisVersion')}>
          {texts('version', { version: profile.version, createdAt: formatDay(profile.createdAt) })}
          <small>
            {texts('tables', {
              note: profile.note,
              engine: chart.precision.engine,
              ephemeris: chart.precision.ephemeris,
            })}
          </small>
        </Row>
      </dl>
      <div className={styles.end}>
        <LinkButton as={Link} to="/profile?edit=birth">
          {texts('editBirthData')}
        </LinkButton>
        <p>
          {texts('places')} <a href={PLACES_ATTRIBUTION.source}>{texts('geonames')}</a>,{' '}
          <a href={PLACES_ATTRIBUTION.licence}>{texts('ccBy40')}</a>
          {texts('adapted')}
        </p>
      </div>
    </Section>
  );
};
