import { Suspense, useState } from 'react';
import { formatDate, Link, useApi } from '#core/web';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { listVersions } from '../../schemas/endpoints';
import { texts } from '../texts/texts';
import styles from './versions.module.css';

// Comes when somebody asks for it.
const ReportDialog = lazyPart(() => import('./report-dialog').then((module) => module.ReportDialog));

/** Print, the document, and the way to earlier versions and what changed since. */
export const Versions = ({ current }: { readonly current: string }) => {
  const { data } = useApi(listVersions);
  const [asking, setAsking] = useState(false);
  const older = data?.filter(({ id }) => id !== current) ?? [];
  return (
    <footer className={styles.foot}>
      <button type="button" className={styles.link} onClick={() => window.print()}>
        {texts('print')}
      </button>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {texts('downloadPdf')}
      </button>
      {asking && (
        <Suspense fallback={null}>
          <ReportDialog id={current} onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {older.map(({ id, version, generatedAt }) => (
        <span key={id} className={styles.version}>
          <Link to={`/synthesis/${id}`}>{texts('version2', { version, generatedAt: formatDate(generatedAt) })}</Link>
          <Link to={`/synthesis/${id}/changes`} aria-label={texts('whatChangedSince', { version })}>
            {texts('whatChanged')}
          </Link>
        </span>
      ))}
    </footer>
  );
};
