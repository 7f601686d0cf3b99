import type { ArticleView } from '../../../schemas/article';
import { texts } from '../../texts/texts';
import styles from './grounds.module.css';

/** Before the text: who paid, what it rests on, and what it is not. */
export const Grounds = ({ article }: { readonly article: ArticleView }) => {
  const { evidence, partner, disclosure, language } = article;
  return (
    <aside className={styles.grounds}>
      {partner && disclosure && (
        <p>
          <b>{texts('disclosure', { name: partner })}</b> <span lang={language}>{disclosure}</span>
        </p>
      )}
      {evidence && (
        <section className={styles.evidence}>
          <h2 className={styles.title}>{texts('evidence')}</h2>
          <dl>
            <div>
              <dt>{texts('evidence.type')}</dt>
              <dd lang={language}>{evidence.studyType}</dd>
            </div>
            <div>
              <dt>{texts('evidence.sample')}</dt>
              <dd lang={language}>{evidence.sample}</dd>
            </div>
          </dl>
          <a href={evidence.link} rel="noreferrer noopener">
            {texts('evidence.link')}
          </a>
        </section>
      )}
      <p>{texts('reflection')}</p>
    </aside>
  );
};
