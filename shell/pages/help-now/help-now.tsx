import { pageData, useTitle } from '#core/web';
import styles from '../pages.module.css';
import { texts } from './texts/texts';

const reachable = /(https:\/\/\S+|(?:www\.)?[a-z0-9-]+(?:\.[a-z]{2,})+(?:\/\S*)?|\+?\d[\d -]*\d)/i;

const hrefOf = (word: string): string => {
  if (/^https:/.test(word)) return word;
  return /[a-z]/i.test(word) ? `https://${word}` : `tel:${word.replace(/[^\d+]/g, '')}`;
};

/** A contact with its numbers and addresses as links: 'Call or text 988'. */
const Contact = ({ text }: { readonly text: string }) =>
  text.split(reachable).map((piece, index) =>
    index % 2 === 1 ? (
      <a key={piece} href={hrefOf(piece)}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );

/** Who to talk to in a crisis; open to everybody, never behind a condition. */
export const HelpNow = () => {
  useTitle(texts('title'));
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{texts('title')}</h1>
      <p className="lead">{texts('lead')}</p>
      <ul className={styles.lines}>
        {pageData().helpLines.map(({ name, contact, hours }) => (
          <li key={`${name} ${contact}`}>
            <h2 className={styles.line}>{name}</h2>
            <p className={styles.contact}>
              <Contact text={contact} />
            </p>
            <p className="quiet small">{hours}</p>
          </li>
        ))}
      </ul>
      <p className="quiet">{texts('note')}</p>
    </section>
  );
};
