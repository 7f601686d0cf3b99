import { Link, toPath, useSearchParams, useSession } from '#core/web';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { usePages } from '#core/web/lists/use-pages';
import { buttonClass, EmptyState } from '#ui';
import { parseSampleName } from '../../../lib/sample-name';
import { exportTeamPractitioners, listTeamPractitioners } from '../../../schemas/endpoints';
import { columns } from './columns';
import { sorts, states, toQuery } from './query';
import styles from './team.module.css';
import { teamTexts as texts } from './texts/texts';

const Nobody = () => {
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  return (
    <EmptyState
      title={texts('nobody')}
      action={
        isAdmin ? (
          <Link to="/management/people" className={buttonClass('plain')}>
            {texts('nobody.invite')}
          </Link>
        ) : undefined
      }
    >
      <p>{texts('nobody.hint')}</p>
    </EmptyState>
  );
};

/** The network of practitioners for the team: room, next free time, languages and schools. */
export const PractitionersTab = () => {
  const [params] = useSearchParams();
  const query = toQuery(params);
  const pages = usePages(listTeamPractitioners, { query: { ...query, limit: 30 } }, { keep: true });
  return (
    <div className={styles.tab}>
      <h2 className={styles.title}>{texts('title')}</h2>
      <StaffList
        list="practitioners"
        caption={texts('title')}
        columns={columns()}
        pages={pages}
        rowKey={({ id }) => id}
        rowName={({ name }) => parseSampleName(name).name}
        search={{ label: texts('search'), maxLength: 80 }}
        filters={[
          {
            name: 'state',
            label: texts('state'),
            any: texts('state.all'),
            options: states.map((value) => ({ value, label: texts(`state.${value}`) })),
          },
          {
            name: 'room',
            label: texts('room'),
            any: texts('room.all'),
            options: [{ value: 'yes', label: texts('room.yes') }],
          },
        ]}
        sorts={sorts.map((value) => ({ value, label: texts(`sort.${value}`) }))}
        csv={toPath(exportTeamPractitioners, { query })}
        empty={<Nobody />}
      />
    </div>
  );
};
