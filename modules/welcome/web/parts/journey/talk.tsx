import { Slot } from '#core/web';
import { journeyForm } from '../../../public';
import { ContactLink } from './contact-link';
import styles from './talk.module.css';
import { texts } from './texts/texts';

/** Somebody to write to, until a module hangs a form for consultations in here. */
export const Talk = () => (
  <section className={styles.talk} id="consult" aria-labelledby="talk-title">
    <div className="wrap grid">
      <header className={styles.head}>
        <h2 id="talk-title">{texts('talk')}</h2>
        <p className="lead">{texts('talk.more')}</p>
      </header>
      <div className={styles.form}>
        <Slot
          of={journeyForm}
          with={{}}
          fallback={
            <div className={styles.acts}>
              <ContactLink>{texts('talk.do')}</ContactLink>
            </div>
          }
        />
      </div>
    </div>
  </section>
);
