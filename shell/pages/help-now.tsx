import { pageData, useTitle } from '#core/web';
import styles from './pages.module.css';

/** Turns a contact into a link where it is one: a telephone number, a web or mail address. */
const hrefOf = (contact: string): string | null => {
  const word = contact.trim();
  if (/^https:\/\//.test(word)) return word;
  if (/^[\w.+-]+@[\w-]+\.[\w.]+$/.test(word)) return `mailto:${word}`;
  if (/^(www\.)?[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(word)) return `https://${word}`;
  return /^\+?[\d ()-]{3,}$/.test(word) ? `tel:${word.replace(/[^\d+]/g, '')}` : null;
};

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
        {pageData().helpLines.map(({ name, contact, hours }) => {
          const href = hrefOf(contact);
          return (
            <li key={`${name} ${contact}`}>
              <h2 className={styles.line}>{name}</h2>
              <p className={styles.contact}>{href ? <a href={href}>{contact}</a> : contact}</p>
              <p className="quiet small">{hours}</p>
            </li>
          );
        })}
      </ul>
      <p className="quiet">
        Hedo is for reflection. It is not medical care, and nobody here reads what you write while you write it.
      </p>
    </section>
  );
};
