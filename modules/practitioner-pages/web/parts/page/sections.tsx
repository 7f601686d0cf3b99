import type { PageView } from '../../../schemas/page';
import { texts } from '../../texts/texts';
import { formatDate, titleOf } from '../format';
import { CheckedMark } from './checked-mark';
import styles from './page.module.css';

type Film = NonNullable<PageView['film']>;

/** A film or a voice sample, with what is said in it. */
const FilmSection = ({ film, page }: { readonly film: Film; readonly page: PageView }) => {
  const Element = film.kind === 'video' ? 'video' : 'audio';
  const title = texts('film.of', { name: page.name });
  if (film.url === null) return null;
  return (
    <section className={styles.section} aria-label={texts('section.film')}>
      <Element
        className={styles.film}
        src={film.url}
        controls
        preload="none"
        aria-label={title}
        {...(film.kind === 'video' && film.poster ? { poster: film.poster.src } : {})}
      >
        {film.captionsUrl && (
          <track kind="captions" src={film.captionsUrl} srcLang={page.language} label={texts('film.captions')} />
        )}
      </Element>
      {film.transcript.length > 0 && (
        <details className={styles.transcript}>
          <summary>{title}</summary>
          {film.transcript.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      )}
    </section>
  );
};

const Paragraphs = ({
  title,
  lang,
  lines,
}: {
  readonly title: string;
  readonly lang: string;
  readonly lines: readonly string[];
}) =>
  lines.length === 0 ? null : (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.prose} lang={lang}>
        {lines.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );

const Credentials = ({ page }: { readonly page: PageView }) =>
  page.credentials.length === 0 ? null : (
    <section className={styles.section}>
      <h2>{texts('section.credentials')}</h2>
      <ul className={styles.credentials}>
        {page.credentials.map(({ title, issuer, year, expiresOn, isChecked }) => (
          <li key={`${title} ${issuer} ${year}`}>
            <span>
              <b>{title}</b>
              <small>
                {[
                  issuer,
                  String(year),
                  ...(expiresOn
                    ? [texts(isChecked ? 'credential.valid' : 'credential.expired', { day: formatDate(expiresOn) })]
                    : []),
                ].join(', ')}
              </small>
            </span>
            {isChecked && <CheckedMark />}
          </li>
        ))}
      </ul>
    </section>
  );

/** What a practitioner says of the work, and what was checked. */
export const Sections = ({ page }: { readonly page: PageView }) => (
  <>
    {page.film && <FilmSection film={page.film} page={page} />}
    <Paragraphs title={texts('section.about')} lang={page.language} lines={page.introduction} />
    <section className={styles.section}>
      <h2>{texts('section.statements')}</h2>
      <dl className={styles.statements}>
        {page.statements.map(({ title, statement }) => (
          <div key={title.en}>
            <dt>{titleOf(title)}</dt>
            <dd>{statement}</dd>
          </div>
        ))}
      </dl>
    </section>
    <Paragraphs title={texts('section.approach')} lang={page.language} lines={page.approach} />
    {page.answers.length > 0 && (
      <section className={styles.section}>
        <h2>{texts('section.answers')}</h2>
        <div className={styles.answers}>
          {page.answers.map(({ question, answer }) => (
            <details key={question}>
              <summary>{texts(`question.${question}`)}</summary>
              <p lang={page.language}>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    )}
    <Credentials page={page} />
  </>
);
