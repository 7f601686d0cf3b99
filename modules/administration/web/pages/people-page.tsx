import { toPath, useSearchParams } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { exportPeople, listPeople } from '../../schemas/endpoints';
import { backToManagement } from '../parts/back';
import { Invitations } from '../parts/people/invitations';
import { filtersOf, toListQuery } from '../parts/people/people';
import styles from '../parts/people/people.module.css';
import { PeopleList } from '../parts/people/people-list';
import { texts } from '../texts/texts';

const People = () => {
  const [params] = useSearchParams();
  const query = toListQuery(filtersOf(params));
  const pages = usePages(listPeople, { query: { ...query, limit: 50 } }, { keep: true });
  return (
    <div className={styles.blocks}>
      <section className={styles.block} aria-labelledby="accounts">
        <h2 id="accounts">{texts('people.caption')}</h2>
        <PeopleList pages={pages} csv={toPath(exportPeople, { query })} />
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
