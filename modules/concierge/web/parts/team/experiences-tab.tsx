import { usePages } from '#core/web/lists/use-pages';
import { type ExperienceView, listExperiences } from '#modules/retreats/public';
import { Badge, EmptyState } from '#ui';
import { type Column, Table } from '#ui/table/table';
import { dayText } from '../bookings/day-text';
import { ListFrame } from '../lists/list-frame';
import { moneyText } from '../trip/money';
import styles from './team.module.css';
import { texts } from './texts/texts';

const nextText = ({ left, nextAvailable }: ExperienceView): string => {
  if (left > 0) return texts('exp.this');
  return nextAvailable ? dayText(nextAvailable) : texts('exp.later');
};

const columns: readonly Column<ExperienceView>[] = [
  {
    key: 'name',
    head: texts('exp.name'),
    cell: ({ name, startDate, location, sample }) => (
      <span className={styles.trip}>
        {name}
        <small>
          {dayText(startDate)}, {location}
        </small>
        {sample && <Badge tone="sample">{texts('sample')}</Badge>}
      </span>
    ),
  },
  { key: 'duration', head: texts('exp.duration'), cell: ({ days }) => texts('exp.days', { days }) },
  { key: 'focus', head: texts('exp.focus'), cell: ({ focus }) => focus },
  {
    key: 'left',
    head: texts('exp.capacity'),
    cell: ({ left, capacity }) => texts('exp.left', { left, capacity }),
    numeric: true,
  },
  { key: 'price', head: texts('exp.investment'), cell: ({ price }) => (price ? moneyText(price) : ''), numeric: true },
  { key: 'waiting', head: texts('exp.waiting'), cell: ({ waiting }) => texts('exp.waits', { count: waiting }) },
  { key: 'next', head: texts('exp.next'), cell: nextText },
];

/** The team's Experiences tab: what is left of each retreat, and who waits. */
export const ExperiencesTab = () => {
  const pages = usePages(listExperiences, { query: { limit: 50 } });
  const none = (
    <EmptyState title={texts('experiences.none')} level={3}>
      <p>{texts('experiences.none.more')}</p>
    </EmptyState>
  );
  return (
    <div className={styles.tab}>
      <h2>{texts('experiences.title')}</h2>
      <ListFrame pages={pages} loading={texts('loading')} empty={none}>
        {(rows) => (
          <Table
            caption={texts('experiences.caption')}
            captionHidden
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </ListFrame>
    </div>
  );
};
