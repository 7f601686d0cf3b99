import { useState } from 'react';
import { formatDateTime, useApi } from '#core/web';
import { Alert, Button, Icon, type IconName, Skeleton } from '#ui';
import { healthRoute, oneOf } from '../paths';
import { texts } from '../texts/texts';
import { type Health, type HealthState, type Probe, probeNames } from './health';
import styles from './system-health.module.css';

const icons: Readonly<Record<HealthState, IconName>> = { ok: 'success', degraded: 'clock', down: 'error' };

const Part = ({ probe }: { readonly probe: Probe }) => {
  const name = oneOf(probeNames, probe.name);
  return (
    <li className={styles.part} data-state={probe.state}>
      <Icon name={icons[probe.state]} size={18} className={styles.icon} />
      <h3 className={styles.name}>{name ? texts(`probe.${name}`) : probe.name}</h3>
      <span className={styles.state}>{texts(`state.${probe.state}`)}</span>
      <p className={styles.detail}>{probe.detail}</p>
    </li>
  );
};

const Found = ({ health }: { readonly health: Health }) => (
  <>
    <p className={styles.all} data-state={health.state}>
      <Icon name={icons[health.state]} className={styles.icon} />
      {texts(`all.${health.state}`)}
    </p>
    <ul className={styles.parts}>
      {health.probes.map((probe) => (
        <Part key={probe.name} probe={probe} />
      ))}
    </ul>
    <p className={styles.times}>
      <span role="status">{texts('health.checked', { when: formatDateTime(health.checkedAt) })}</span>
      <span>{texts('health.since', { when: formatDateTime(health.uptime.startedAt) })}</span>
    </p>
  </>
);

/** How each part of the product is doing: really tried when the page opens, when somebody returns to it, and on request. */
export const SystemHealth = () => {
  const { data, error, reload } = useApi<Health>(healthRoute);
  const [looking, setLooking] = useState(false);
  const look = async (): Promise<void> => {
    setLooking(true);
    // What fails stands in `error`.
    await reload().catch(() => undefined);
    setLooking(false);
  };
  return (
    <section aria-labelledby="system-health" className={styles.block}>
      <header className={styles.head}>
        <h2 id="system-health">{texts('health')}</h2>
        <Button variant="bare" pending={looking} pendingText={texts('health.loading')} onClick={() => void look()}>
          {texts('health.look')}
        </Button>
      </header>
      {error && (
        <Alert tone="error" title={texts(data ? 'health.stale' : 'health.failed')}>
          {error.message}
        </Alert>
      )}
      {data && <Found health={data} />}
      {!data && !error && <Skeleton lines={8} label={texts('health.loading')} />}
    </section>
  );
};
