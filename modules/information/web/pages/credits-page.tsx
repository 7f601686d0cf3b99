import { rich, useTitle } from '#core/web';
import { texts } from '../parts/credits/texts/texts';
import page from '../parts/plain-page/plain-page.module.css';
import styles from './credits-page.module.css';

const to = (href: string) => (words: string) => <a href={href}>{words}</a>;
/** Addresses by the marks that the texts put around them. */
const links = {
  geonames: to('https://www.geonames.org/'),
  cc: to('https://creativecommons.org/licenses/by/4.0/'),
  odbl: to('https://opendatacommons.org/licenses/odbl/'),
  ofl: to('https://openfontlicense.org/'),
};
const debts = ['places', 'zones', 'sky', 'type', 'software'] as const;

/** What the product owes to others, with the licences that ask to be named. */
export const CreditsPage = () => {
  useTitle(texts('title'));
  return (
    <section className={`wrap ${page.page}`}>
      <h1>{texts('title')}</h1>
      <dl className={styles.credits}>
        {debts.map((debt) => (
          <div key={debt}>
            <dt>{texts(debt)}</dt>
            <dd>{rich(texts(`${debt}.words`), links)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
