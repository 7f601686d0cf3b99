import { Link } from '#core/web';
import { buttonClass } from '#ui';
import { ChartFrame } from '#ui/chart-frame/chart-frame';
import type { Report } from '../../../schemas/report';
import { practitionersPath } from '../../paths';
import { texts } from '../../texts/texts';
import { Bars } from './bars';
import styles from './pictures.module.css';
import { sourceOf } from './source';

type Load = Report['caseloads'][number];

const said = ({ clients, capacity }: Load): string => {
  if (capacity === null) return texts('capacity.open', { clients });
  const of = texts('capacity.of', { clients, capacity });
  return clients > capacity ? `${of}, ${texts('capacity.over')}` : of;
};

/** How full practitioners are, the fullest first. */
export const Capacity = ({ report }: { readonly report: Report }) => {
  const { caseloads, practitioners } = report;
  if (caseloads.length === 0)
    return (
      <section className={styles.empty}>
        <h2>{texts('capacity.none')}</h2>
        <p>{texts('capacity.none.more')}</p>
        <Link to={practitionersPath} className={buttonClass('plain')}>
          {texts('capacity.none.go')}
        </Link>
      </section>
    );
  const limited = caseloads.flatMap(({ clients, capacity }) => (capacity === null ? [] : [{ clients, capacity }]));
  const full = limited.filter(({ clients, capacity }) => clients >= capacity).length;
  const free = limited.reduce((sum, { clients, capacity }) => sum + Math.max(0, capacity - clients), 0);
  const first = practitioners > caseloads.length ? ` ${texts('capacity.first', { count: caseloads.length })}` : '';
  return (
    <ChartFrame
      title={texts('capacity')}
      unit={texts('capacity.unit')}
      finding={`${limited.length > 0 ? texts('capacity.finding', { full, free }) : texts('capacity.unsaid')}${first}`}
      source={sourceOf(report)}
      fileName="capacity"
      figures={{
        columns: [texts('capacity.name'), texts('capacity.clients'), texts('capacity.places')],
        rows: caseloads.map(({ name, clients, capacity }) => [name, clients, capacity]),
      }}
    >
      <Bars
        label={caseloads.map((load) => `${load.name}: ${said(load)}`).join('; ')}
        bars={caseloads.map((load, place) => ({
          key: `${load.name} ${place}`,
          name: load.name,
          said: said(load),
          part: load.capacity === null ? null : load.capacity === 0 ? 100 : (load.clients / load.capacity) * 100,
          over: load.capacity !== null && load.clients > load.capacity,
        }))}
      />
    </ChartFrame>
  );
};
