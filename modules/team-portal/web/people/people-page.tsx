import { useSearchParams } from '#core/web';
import { Room } from '../frame/room';
import { texts } from '../texts/texts';
import { Filters } from './filters';
import { Invitations } from './invitations';
import { filtersOf } from './people';
import styles from './people.module.css';
import { PeopleList } from './people-list';

const People = () => {
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  return (
    <div className={styles.blocks}>
      <section className={styles.block} aria-labelledby="accounts">
        <h2 id="accounts">{texts('people.caption')}</h2>
        <Filters filters={filters} />
        <PeopleList filters={filters} />
      </section>
      <Invitations />
    </div>
  );
};

/** `/management/people`: accounts, their roles and sessions, and invitations to the team. */
export const PeoplePage = () => (
  <Room title={texts('tool.people')} lead={texts('tool.people.more')} of="admins">
    <People />
  </Room>
);
