import { useState } from 'react';
import { useApi } from '#core/web';
import { formatDay } from '#core/web/format-day';
import { Alert, Button, Skeleton } from '#ui';
import { getReturns } from '../../../schemas/endpoints';
import type { ReturnsView } from '../../../schemas/sky';
import { Section } from '../detailed/section';
import { Markers } from './markers';
import styles from './phases.module.css';
import { texts } from './texts/texts';

const list = new Intl.ListFormat('en');

interface SolarProps {
  readonly view: ReturnsView;
  readonly onYear: (year: number) => void;
}

/** The return of the Sun in one year, and the way to its neighbours. */
const Solar = ({ view: { solar, year }, onYear }: SolarProps) => {
  const at = solar?.passes[0];
  return (
    <div className={styles.solar}>
      <h3>{texts('solar')}</h3>
      <p>{texts('solarIntro', { year: String(year) })}</p>
      <p className={styles.moment} role="status">
        {at
          ? texts('solarAt', { day: formatDay(at), clock: at.slice(11, 16) })
          : texts('solarNone', { year: String(year) })}
      </p>
      <div className={styles.years}>
        <Button onClick={() => onYear(year - 1)} disabled={year <= 1900}>
          {texts('earlier')}
        </Button>
        <Button onClick={() => onYear(year + 1)} disabled={year >= 2050}>
          {texts('later')}
        </Button>
      </div>
    </div>
  );
};

/** Returns and oppositions of the slow planets over a life, and the solar return of a year. */
export const Phases = () => {
  const [year, setYear] = useState(() => new Date().getUTCFullYear());
  const { data, error, reload } = useApi(getReturns, { query: { year } }, { keep: true });
  const [now] = useState(() => Date.now());
  return (
    <Section id="phases" title={texts('title')} intro={texts('intro')}>
      {!data && error && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('tryAgain')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={8} label={texts('loading')} />}
      {data && (
        <>
          <Markers markers={data.markers} now={now} />
          {data.markers.some(({ windows }) => windows) && <p className={styles.note}>{texts('windowed')}</p>}
          <Solar view={data} onYear={setYear} />
          <p className={styles.note}>{texts('ours')}</p>
          {data.notCarried.length > 0 && (
            <p className={styles.note}>
              {texts('notCarried', { bodies: list.format(data.notCarried), count: data.notCarried.length })}
            </p>
          )}
        </>
      )}
    </Section>
  );
};
