import type { Static } from '@sinclair/typebox';
import { Link, useApi } from '#core/web';
import type { SynthesisVersions } from '../../schemas/synthesis';
import { reportPath, versionsPath } from '../api/synthesis';
import { texts } from '../texts/texts';
import styles from './versions.module.css';

const day = (iso: string): string => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'long' });

/** Print, the document, and the way to earlier versions and what changed since. */
export const Versions = ({ current }: { readonly current: string }) => {
  const { data } = useApi<Static<typeof SynthesisVersions>>(versionsPath);
  const older = data?.filter(({ id }) => id !== current) ?? [];
  return (
    <footer className={styles.foot}>
      <button type="button" className={styles.link} onClick={() => window.print()}>
        {texts('print')}
      </button>
      <a href={reportPath(current)} download>
        {texts('downloadPdf')}
      </a>
      {older.map(({ id, version, generatedAt }) => (
        <span key={id} className={styles.version}>
          <Link to={`/synthesis/${id}`}>{texts('version2', { version, generatedAt: day(generatedAt) })}</Link>
          <Link to={`/synthesis/${id}/changes`} aria-label={texts('whatChangedSince', { version })}>
            {texts('whatChanged')}
          </Link>
        </span>
      ))}
      <span className="quiet">{texts('whoCanReadThis')}</span>
    </footer>
  );
};
