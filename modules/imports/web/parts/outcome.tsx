import { toPath } from '#core/web';
import { buttonClass } from '#ui';
import { downloadErrors } from '../../schemas/endpoints';
import type { Counts, ImportView } from '../../schemas/imports';
import { texts } from '../texts/texts';
import styles from './imports.module.css';

const results = ['created', 'changed', 'skipped', 'refused'] as const;

/** How many rows were, or would be, new, changed, skipped and wrong. */
export const CountList = ({ counts, is }: { readonly counts: Counts; readonly is: 'would' | 'did' }) => (
  <dl className={styles.counts}>
    {results.map((result) => (
      <div key={result} className={result === 'refused' && counts.refused > 0 ? styles.fault : undefined}>
        <dd>{counts[result].toLocaleString('en')}</dd>
        <dt>{texts(`${is}.${result}`)}</dt>
      </div>
    ))}
  </dl>
);

/** The first rows that are wrong, each with its reason, and the file with all of them. */
export const Refusals = ({ view, count }: { readonly view: ImportView; readonly count: number }) => {
  if (view.refusals.length === 0) return null;
  const more = count - view.refusals.length;
  return (
    <section className={styles.panel} aria-labelledby="import-errors">
      <h3 id="import-errors">{texts('errors')}</h3>
      <ul className={styles.errors}>
        {view.refusals.map(({ line, reason }) => (
          <li key={line}>{texts('errors.line', { line, reason })}</li>
        ))}
      </ul>
      {more > 0 && <p>{texts('errors.more', { count: more })}</p>}
      {view.isOwn && view.fileUntil !== null && (
        <div className={styles.acts}>
          <a className={buttonClass('plain')} href={toPath(downloadErrors, { params: { id: view.id } })} download>
            {texts('errors.file')}
          </a>
          <span className={styles.quiet}>{texts('errors.file.more')}</span>
        </div>
      )}
    </section>
  );
};
