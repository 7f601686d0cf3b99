import { LinkButton, PageHeading } from '#ui';
import { ContactLink } from './contact-link';
import styles from './hero.module.css';
import { Thread } from './pictures/thread';
import { texts } from './texts/texts';

const steps = ['write', 'listen', 'meet', 'go', 'home'] as const;

/** What it is, one way in, and how it goes in five steps. */
export const Hero = () => (
  <section className={styles.hero}>
    <div className="wrap">
      <div className={`grid ${styles.plate}`}>
        <PageHeading size="cover">{texts('h1')}</PageHeading>
        <div className={styles.right}>
          <p className="lead">{texts('lead')}</p>
          <div className={styles.acts}>
            <ContactLink variant="loud">{texts('begin')}</ContactLink>
            <LinkButton href="#cost">{texts('seeCosts')}</LinkButton>
          </div>
        </div>
      </div>
      <Thread />
      <ol className={styles.flow} aria-label={texts('flow')}>
        {steps.map((step) => (
          <li key={step}>
            <b>{texts(`flow.${step}`)}</b>
            <p>{texts(`flow.${step}.more`)}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
