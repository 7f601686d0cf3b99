import type { Static } from '@sinclair/typebox';
import { Link, useApi } from '#core/web';
import type { SynthesisVersions } from '../../schemas/synthesis';
import { versionsPath } from '../api/synthesis';
import styles from './versions.module.css';

const day = (iso: string): string => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'long' });

/** Print, and the way to earlier versions. */
export const Versions = ({ current }: { readonly current: string }) => {
  const { data } = useApi<Static<typeof SynthesisVersions>>(versionsPath);
  const older = data?.filter(({ id }) => id !== current) ?? [];
  return (
    <footer className={styles.foot}>
      <button type="button" className={styles.link} onClick={() => window.print()}>
        Print
      </button>
      {older.map(({ id, version, generatedAt }) => (
        <Link key={id} to={`/synthesis/${id}`}>
          Version {version}, {day(generatedAt)}
        </Link>
      ))}
      <span className="quiet">Who can read this: only you</span>
    </footer>
  );
};
