import { useTitle } from '#core/web';
import { Alert } from '#ui';
import { ContactForm } from '../parts/contact-form/contact-form';
import { useContact } from '../parts/contact-form/use-contact';
import { texts } from '../texts/texts';
import styles from './pages.module.css';

/** The contact form as a page, for links from elsewhere. */
export const ContactPage = () => {
  const contact = useContact(() => undefined);
  useTitle(texts('title'));
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{texts('title')}</h1>
      <p className="lead">{texts('subtitle')}</p>
      <div className={styles.form}>
        {contact.sent && (
          <Alert tone="success" title={texts('receipt')}>
            <p>{texts('receipt.more', contact.sent)}</p>
          </Alert>
        )}
        <ContactForm contact={contact} />
      </div>
    </section>
  );
};
