import type { ListChange } from './compare';
import { texts } from './texts/texts';
import styles from './versions.module.css';

const listed = (entries: readonly string[]): string =>
  entries.length > 0 ? new Intl.ListFormat('en').format(entries) : texts('nothingOnly');

/** Channels or gates that only one of two versions has, in words. */
export const ListDifference = ({
  of,
  change,
  versions: [one, other],
  all,
}: {
  readonly of: 'channels' | 'gates';
  readonly change: ListChange | null;
  readonly versions: readonly [one: number, other: number];
  readonly all: boolean;
}) => {
  const differs = change !== null && change.onlyOne.length + change.onlyOther.length > 0;
  return (
    <section className={styles.part} aria-labelledby={`differs-${of}`}>
      <h2 id={`differs-${of}`}>{texts(of)}</h2>
      {change === null && <p className={styles.same}>{texts('listOpen')}</p>}
      {change !== null && !differs && <p className={styles.same}>{texts('unchanged')}</p>}
      {change !== null && (
        <ul className={styles.lists}>
          {differs && <li>{texts('onlyIn', { version: one, list: listed(change.onlyOne) })}</li>}
          {differs && <li>{texts('onlyIn', { version: other, list: listed(change.onlyOther) })}</li>}
          {all && <li className={styles.same}>{texts('inBoth', { list: listed(change.both) })}</li>}
        </ul>
      )}
    </section>
  );
};
