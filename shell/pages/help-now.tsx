import { pageData, useTitle } from '#core/web';
import styles from './pages.module.css';

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
  useTitle('Need help now?');
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>Need help now?</h1>
      <p className="lead">
        If you are in danger, or thinking about ending your life, talk to a person now. In an emergency call the number
        of your country, such as 112 or 911.
      </p>
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
      <p className="quiet">
        Hedo is for reflection. It is not medical care, and nobody here reads what you write while you write it.
      </p>
    </section>
  );
};
