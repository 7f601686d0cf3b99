import type { ReactNode } from 'react';
import { Link } from '#core/web';
import { Badge, LinkButton } from '#ui';
import type { Chart } from '../../engine/chart';
import { PLACES_ATTRIBUTION } from '../../places/attribution';
import type { ClientView } from '../../schemas/client';
import type { HolisticProfileView } from '../../schemas/holistic-profile';
import { writtenName } from '../bodygraph/chart';
import { dateText, offsetText, readingText, utcText } from '../text/birth-text';
import { dayText } from '../text/day-text';
import styles from './birth-facts.module.css';
import { Section } from './section';

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
  if (grade === 'day') return <Badge tone="pending">Whole day, no time</Badge>;
  return (
    <>
      <Badge tone={grade === 'exact' ? 'reviewed' : 'pending'}>{grade === 'exact' ? 'Exact' : 'Borderline'}</Badge>
      {nearestBoundary && (
        <small>
          Nearest to the edge of its line: {nearestBoundary.half} {writtenName(nearestBoundary.body)},{' '}
          {nearestBoundary.arcsec.toFixed(nearestBoundary.arcsec < 10 ? 1 : 0)}″ away.{' '}
          {grade === 'borderline' && 'So near that another ephemeris may give the neighbouring line.'}
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
      <Row name="Zone">
        {moment.zone} · {offsetText(moment.offsetSeconds)}
        {moment.status === 'gap' && moment.shiftedTo && (
          <small>The clock skipped this time; taken as {readingText(moment.shiftedTo, client.birthDate)}.</small>
        )}
        {moment.status === 'overlap' && (
          <small>The clock showed this time twice; taken as the {client.fold === 'later' ? 'second' : 'first'}.</small>
        )}
      </Row>
      <Row name="In UTC">{utcText(moment.utc)}</Row>
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
    <Section
      id="birth"
      title="Birth and accuracy"
      intro="Everything above follows from these facts. If one is wrong, change it: the chart is computed again and the earlier one is kept."
    >
      <dl className={styles.facts}>
        <Row name="Date">{dateText(client.birthDate)}</Row>
        <Row name="Time">{client.birthTime ?? 'not known'}</Row>
        <Row name="Place">
          {client.birthLocation}
          <small>{coordinates(client.place.latitude, client.place.longitude)}</small>
        </Row>
        {client.moment ? <Clock client={client} /> : <Row name="Zone">{client.place.zone}</Row>}
        {chart.designUtc && <Row name="Design moment">{utcText(chart.designUtc)}</Row>}
        <Row name="Accuracy">
          <Precision precision={chart.precision} />
        </Row>
        <Row name="This version">
          Version {profile.version}, {dayText(profile.createdAt)}
          <small>
            {profile.note} · {chart.precision.engine}, tables {chart.precision.ephemeris}
          </small>
        </Row>
      </dl>
      <div className={styles.end}>
        <LinkButton as={Link} to="/profile?edit=birth">
          Edit birth data
        </LinkButton>
        <p>
          Places: <a href={PLACES_ATTRIBUTION.source}>GeoNames</a>, <a href={PLACES_ATTRIBUTION.licence}>CC BY 4.0</a>,
          adapted.
        </p>
      </div>
    </Section>
  );
};
