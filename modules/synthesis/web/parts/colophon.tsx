import { formatDate, Link } from '#core/web';
import type { Reader, SynthesisView } from '../../schemas/synthesis';
import { texts } from '../texts/texts';
import styles from './colophon.module.css';
import { HowMade } from './how-made';

const hasEnded = ({ until }: Reader): boolean => until !== null && Date.parse(until) < Date.now();

const sentenceOf = (reader: Reader): string => {
  const { from, until, lastReadAt } = reader;
  const span =
    until === null
      ? texts('readers.since', { from: formatDate(from) })
      : texts(hasEnded(reader) ? 'readers.ended' : 'readers.until', {
          from: formatDate(from),
          until: formatDate(until),
        });
  const read =
    lastReadAt === null ? texts('readers.never') : texts('readers.lastRead', { day: formatDate(lastReadAt) });
  return `${span} ${read}`;
};

/** The last page: how the reading was made, and who may read it or was allowed to. */
export const Colophon = ({ synthesis: { engine, readers = [] } }: { readonly synthesis: SynthesisView }) => (
  <div className={styles.colophon}>
    <section aria-labelledby="how-made" className={styles.part}>
      <h2 id="how-made">{texts('howThisWasMade')}</h2>
      <HowMade engine={engine} />
    </section>
    <section aria-labelledby="readers" className={styles.part}>
      <h2 id="readers">{texts('readers')}</h2>
      {readers.length === 0 && <p>{texts('readers.none')}</p>}
      {readers.length > 0 && (
        <ul className={styles.readers}>
          {readers.map((reader) => (
            <li key={`${reader.name} ${reader.from}`}>
              <b>{reader.name ?? texts('readers.erased')}</b>
              <span>{sentenceOf(reader)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.change}>
        <Link to="/matching/sharing">{texts('readers.change')}</Link>
      </p>
    </section>
  </div>
);

/** Recordings whose words nobody has written down, and where to do that; nothing where there are none. */
export const NotRead = ({ labors = [] }: { readonly labors: readonly number[] | undefined }) =>
  labors.length === 0 ? null : (
    <div className={styles.notRead}>
      <p>
        <b>{texts('notRead', { count: labors.length })}</b> {texts('notRead.why', { count: labors.length })}
      </p>
      <ul className={styles.links}>
        {labors.map((laborNumber) => (
          <li key={laborNumber}>
            <Link to={`/intake/${laborNumber}`}>{texts('notRead.write', { laborNumber })}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
