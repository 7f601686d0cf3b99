import { Icon } from '#ui';
import styles from './consent-promise.module.css';
import { texts } from './texts/texts';

const segments = ['identity', 'birth', 'chart', 'labors', 'reading', 'drafts'] as const;
const cards = ['key', 'model', 'watchers', 'yours'] as const;

const Open = () => (
  <td>
    <span className={styles.open}>
      <Icon name="eye" size={18} />
      {texts('sees.open')}
    </span>
  </td>
);
const Closed = () => (
  <td>
    <span className={styles.closed}>
      <Icon name="lock" size={18} />
      {texts('sees.closed')}
    </span>
  </td>
);

/** What practitioners see before anything was approved, and what else keeps a profile safe: only what the product does today. */
export const ConsentPromise = () => (
  <section className={styles.promise} id="consent" aria-labelledby="promise-title">
    <div className="wrap">
      <div className="grid">
        <div className={styles.say}>
          <p className="side-head">{texts('promise.side')}</p>
          <h2 id="promise-title">{texts('promise')}</h2>
          <p className="quiet">{texts('promise.more')}</p>
        </div>
        <table className={styles.sees}>
          <caption>{texts('sees')}</caption>
          <thead>
            <tr>
              <th scope="col">{texts('sees.segment')}</th>
              <th scope="col">{texts('sees.you')}</th>
              <th scope="col">{texts('sees.practitioner')}</th>
            </tr>
          </thead>
          <tbody>
            {segments.map((segment) => (
              <tr key={segment}>
                <th scope="row">{texts(`segment.${segment}`)}</th>
                <Open />
                <Closed />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3 className={styles.securityTitle}>{texts('security')}</h3>
      <ul className={styles.security}>
        {cards.map((card) => (
          <li key={card}>
            <h4>{texts(`security.${card}`)}</h4>
            <p>{texts(`security.${card}.more`)}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
