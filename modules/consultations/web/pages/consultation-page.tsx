import { useTitle } from '#core/web';
import { InlineForm } from '../parts/consultation-form/inline-form';
import { texts } from '../parts/consultation-form/texts/texts';
import styles from './pages.module.css';

/** The consultation form as a page, for links from elsewhere. */
export const ConsultationPage = () => {
  useTitle(texts('title'));
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{texts('title')}</h1>
      <p className="lead">{texts('subtitle')}</p>
      <div className={styles.form}>
        <InlineForm />
      </div>
    </section>
  );
};
