import { useId, useState } from 'react';
import { formatDateTime, formatNumber, useApi } from '#core/web';
import { Alert, Button, Skeleton } from '#ui';
import { Tooltip, TooltipGroup } from '#ui/tooltip/tooltip';
import type { FigureView, Metrics } from '../../schemas/metrics';
import { texts } from '../texts/texts';
import styles from './figures.module.css';

/** The four figures of the overview, in their order. */
const shown = ['activeClients', 'practitioners', 'completedProfiles', 'retreatBookings'] as const;

const said = (value: number, unit: FigureView['unit']): string =>
  unit === 'percent' ? formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 1 }) : formatNumber(value);

const changeOf = ({ value, previous, unit }: FigureView): string => {
  if (value === null || previous === null) return texts('figure.noEarlier');
  const by = value - previous;
  const points = formatNumber(by, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return texts(unit === 'percent' ? 'figure.points' : 'figure.change', { by: points });
};

const FigureCard = ({ name, figure }: { readonly name: (typeof shown)[number]; readonly figure: FigureView }) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.figure}>
      <h3>{texts(`figure.${name}`)}</h3>
      <p className={styles.number}>{figure.value === null ? texts('figure.none') : said(figure.value, figure.unit)}</p>
      <p className={styles.change}>{changeOf(figure)}</p>
      <Tooltip text={figure.definition}>
        <button
          type="button"
          className={styles.what}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={texts('figure.what.of', { name: texts(`figure.${name}`) })}
          onClick={() => setOpen(!open)}
        >
          {texts('figure.what')}
        </button>
      </Tooltip>
      {open && (
        <p id={id} className={styles.meaning}>
          {figure.definition}
        </p>
      )}
    </div>
  );
};

/** Four counted figures, each with its change and with what it means. */
export const Figures = () => {
  const { data, error, reload } = useApi<Metrics>('/api/analytics/metrics');
  return (
    <section aria-labelledby="figures" className={styles.block}>
      <h2 id="figures">{texts('figures')}</h2>
      {error && !data && (
        <Alert
          tone="error"
          action={<Button onClick={() => void reload().catch(() => undefined)}>{texts('again')}</Button>}
        >
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton height={120} label={texts('figures.loading')} />}
      {data && (
        <>
          <TooltipGroup>
            <div className={styles.figures}>
              {shown.map((name) => (
                <FigureCard key={name} name={name} figure={data.details[name]} />
              ))}
            </div>
          </TooltipGroup>
          <p className={styles.change}>
            {texts('figures.asOf', { when: formatDateTime(data.details.activeClients.asOf) })}
          </p>
        </>
      )}
    </section>
  );
};
