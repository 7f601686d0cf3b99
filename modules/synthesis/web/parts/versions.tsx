import type { Static } from '@sinclair/typebox';
import { Link, useApi } from '#core/web';
import type { SynthesisVersions } from '../../schemas/synthesis';
import { versionsPath } from '../api/synthesis';
import { texts } from '../texts/texts';
import styles from './versions.module.css';

const day = (iso: string): string => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'long' });

/** Print, and the way to earlier versions. */
export const Versions = ({ current }: { readonly current: string }) => {
  const { data } = useApi<Static<typeof SynthesisVersions>>(versionsPath);
  const older = data?.filter(({ id }) => id !== current) ?? [];
  return (
    <footer className={styles.foot}>
      <button type="button" className={styles.link} onClick={() => window.print()}>
        {texts('print')}
      </button>
      {older.map(({ id, version, generatedAt }) => (
        <Link key={id} to={`/synthesis/${id}`}>
          {texts('version2', { version, generatedAt: day(generatedAt) })}
        </Link>
      ))}
      <span className="quiet">{texts('whoCanReadThis')}</span>
    </footer>
  );
};
