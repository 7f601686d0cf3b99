import { useId, useState } from 'react';
import { formatDateTime, formatNumber, useApi } from '#core/web';
import { findKnown } from '#core/web/search-params';
import { Alert, Button, Icon, type IconName, Skeleton } from '#ui';
import { Tooltip, TooltipGroup } from '#ui/tooltip/tooltip';
import { isTelling, isWhole, type Share } from '../../../lib/uptime';
import { getSystemHealth } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import { type Health, type HealthState, type Probe, probeNames } from './health';
import styles from './system-health.module.css';

const icons: Readonly<Record<HealthState, IconName>> = { ok: 'success', degraded: 'clock', down: 'error' };

const percentOf = ({ percent }: Share): string =>
  formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 2 });

const Part = ({ probe, best }: { readonly probe: Probe; readonly best: number }) => {
  const name = findKnown(probeNames, probe.name);
  const { month } = probe.uptime;
  return (
    <li className={styles.part} data-state={probe.state}>
      <Icon name={icons[probe.state]} size={18} className={styles.icon} />
      <h3 className={styles.name}>{name ? texts(`probe.${name}`) : probe.name}</h3>
      <span className={styles.state}>{texts(`state.${probe.state}`)}</span>
      <p className={styles.detail}>
        {probe.detail}{' '}
        {isTelling(month, 'month') && month.percent < best && texts('uptime.part', { percent: percentOf(month) })}
      </p>
      {probe.state !== 'ok' && name && (
        <p className={styles.todo}>
          <b>{texts('todo')}</b> {texts(`todo.${name}`)}
        </p>
      )}
    </li>
  );
};

const Uptime = ({ uptime }: { readonly uptime: Health['uptime'] }) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.uptime}>
      <dl>
        {(['day', 'month'] as const).map((span) => {
          const share = uptime[span];
          const notes = [
            ...(share && (share.lost > 0 || isTelling(share, span))
              ? [texts('uptime.lost', { minutes: share.lost })]
              : []),
            ...(share && uptime.since && !isWhole(share, span)
              ? [texts('uptime.since', { when: formatDateTime(uptime.since) })]
              : []),
          ];
          return (
            <div key={span}>
              <dt>{texts(`uptime.${span}`)}</dt>
              <dd>
                <b>{isTelling(share, span) ? percentOf(share) : texts(share ? 'uptime.early' : 'uptime.none')}</b>{' '}
                <span>{notes.join('. ')}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <TooltipGroup>
        <Tooltip text={texts('uptime.definition')}>
          <button
            type="button"
            className={styles.what}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-label={texts('uptime.what.of')}
            onClick={() => setOpen(!open)}
          >
            {texts('uptime.what')}
          </button>
        </Tooltip>
      </TooltipGroup>
      {open && (
        <p id={id} className={styles.detail}>
          {texts('uptime.definition')}
        </p>
      )}
    </div>
  );
};

/** Minutes that all parts lost are shown once; those that one part lost alone are shown next to it. */
const bestOf = ({ probes }: Health): number => Math.max(0, ...probes.map(({ uptime }) => uptime.month?.percent ?? 0));

const Found = ({ health }: { readonly health: Health }) => (
  <>
    <p className={styles.all} data-state={health.state}>
      <Icon name={icons[health.state]} className={styles.icon} />
      {texts(`all.${health.state}`)}
    </p>
    <Uptime uptime={health.uptime} />
    <ul className={styles.parts}>
      {health.probes.map((probe) => (
        <Part key={probe.name} probe={probe} best={bestOf(health)} />
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
  const { data, error, reload } = useApi(getSystemHealth);
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
