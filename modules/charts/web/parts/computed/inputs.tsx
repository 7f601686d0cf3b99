import { Link, Slot } from '#core/web';
import { formatOffset } from '#core/web/slots/zones';
import type { Chart } from '#modules/chart-engine/public';
import { dateText, readingText, utcText } from '#modules/chart-engine/public';
import { type ClientView, clockHistory } from '#modules/profile/public';
import { Badge } from '#ui';
import { Section } from '../detailed/section';
import styles from './computed.module.css';
import { Row } from './row';
import { texts } from './texts/texts';

const clock = (iso: string): string => `${iso.slice(11, 16)} UTC`;

/** The time as it was given: to the minute, as a window, or not at all. */
const timeText = (client: ClientView, { sweep }: Chart): string => {
  if (client.birthTime) return client.birthTime;
  const hours = sweep ? (Date.parse(sweep.to) - Date.parse(sweep.from)) / 3_600_000 : 24;
  return sweep && hours < 22
    ? texts('timeWindow', { from: clock(sweep.from), to: clock(sweep.to) })
    : texts('timeUnknown');
};

const Moment = ({ client }: { readonly client: ClientView }) => {
  const { moment } = client;
  if (!moment) return <Row name={texts('zone')}>{client.place.zone}</Row>;
  return (
    <>
      <Row name={texts('zone')}>
        {moment.zone} · {formatOffset(moment.offsetSeconds)}
        {moment.status === 'gap' && moment.shiftedTo && (
          <small>{texts('gap', { reading: readingText(moment.shiftedTo, client.birthDate) })}</small>
        )}
        {moment.status === 'overlap' && <small>{texts('overlap', { fold: client.fold ?? 'earlier' })}</small>}
        <Slot of={clockHistory} with={{ moment }} />
      </Row>
      <Row name={texts('moment')}>{utcText(moment.utc)}</Row>
    </>
  );
};

/** Birth data, the moment it means, and the engine that worked on it. */
export const Inputs = ({ chart, client }: { readonly chart: Chart; readonly client: ClientView }) => {
  const { engine, ephemeris, deltaTSeconds, grade } = chart.precision;
  const sureness = grade === 'exact' || grade === 'borderline' ? grade : 'window';
  return (
    <Section id="birth" title={texts('inputs')} intro={texts('inputsIntro')}>
      <dl className={styles.facts}>
        <Row name={texts('date')}>{dateText(client.birthDate)}</Row>
        <Row name={texts('time')}>{timeText(client, chart)}</Row>
        <Row name={texts('place')}>
          {client.birthLocation}
          <small>
            {client.place.latitude.toFixed(4)}°, {client.place.longitude.toFixed(4)}°
          </small>
        </Row>
        <Moment client={client} />
        {deltaTSeconds !== null && (
          <Row name={texts('deltaT')}>{texts('deltaTSeconds', { seconds: deltaTSeconds.toFixed(2) })}</Row>
        )}
        {chart.designUtc && (
          <Row name={texts('designMoment')}>
            {utcText(chart.designUtc)}
            <small>{texts('designRule')}</small>
          </Row>
        )}
        <Row name={texts('engine')}>
          {texts('engineTables', { engine, ephemeris })}
          <small>
            <Link to="/chart-method">{texts('method')}</Link>
          </small>
        </Row>
        <Row name={texts('grade')}>
          <Badge tone={sureness === 'exact' ? 'reviewed' : 'pending'}>{texts(sureness)}</Badge>
          <small>{texts(`${sureness}Means`)}</small>
        </Row>
      </dl>
    </Section>
  );
};
