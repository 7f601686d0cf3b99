import { StaffPage } from '#core/web/staff-page/staff-page';
import { History } from '../parts/history';
import styles from '../parts/imports.module.css';
import { NewImport } from '../parts/new-import';
import { texts } from '../texts/texts';

/** `/management/imports`: a new file, and what became of former ones. */
export const ImportsPage = () => (
  <StaffPage
    title={texts('title')}
    lead={texts('lead')}
    of="admins"
    back={{ to: '/management', label: texts('management') }}
  >
    <div className={styles.page}>
      <section className={styles.panel} aria-labelledby="imports-new">
        <h2 id="imports-new">{texts('new')}</h2>
        <NewImport />
      </section>
      <History />
    </div>
  </StaffPage>
);
