import { useSearchParams } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { listPeople } from '../../schemas/endpoints';
import { backToManagement } from '../parts/back';
import { Filters } from '../parts/people/filters';
import { Invitations } from '../parts/people/invitations';
import { filtersOf, toListQuery } from '../parts/people/people';
import styles from '../parts/people/people.module.css';
import { PeopleList } from '../parts/people/people-list';
import { texts } from '../texts/texts';

const People = () => {
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const pages = usePages(listPeople, { query: toListQuery(filters) }, { keep: true });
  return (
    <div className={styles.blocks}>
      <section className={styles.block} aria-labelledby="accounts">
        <h2 id="accounts">{texts('people.caption')}</h2>
        <Filters filters={filters} />
        <PeopleList pages={pages} />
      </section>
      {/* Below a list of unknown length: it comes with the list, which would push it away. */}
      {(pages.rows || pages.error) && <Invitations />}
    </div>
  );
};

/** `/management/people`: accounts, their roles and sessions, and invitations to the team. */
export const PeoplePage = () => (
  <StaffPage title={texts('people.title')} lead={texts('people.lead')} of="admins" back={backToManagement()}>
    <People />
  </StaffPage>
);
