import { Link } from '#core/web';
import { formatDay } from '#core/web/format-day';
import { useVersions } from '../../api/use-versions';
import { MoreVersions } from './more-versions';
import { texts } from './texts/texts';
import styles from './versions-list.module.css';

/** Every chart that was computed, the newest first, with the reason for it. */
export const VersionsList = () => {
  const versions = useVersions();
  const { rows: data } = versions;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="chart-versions">
      <h2 id="chart-versions">{texts('versionsOfYourChart')}</h2>
      <ol className={styles.list}>
        {data.map(({ id, version, createdAt, note, engine }) => (
          <li key={id}>
            <span className={styles.version}>{texts('version', { version })}</span>
            <span>{note}</span>
            <span className={styles.made}>
              {formatDay(createdAt)} · {engine.split(' ')[0]}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.more}>
        <MoreVersions versions={versions} />
      </div>
      {data.length > 1 && (
        <Link className={styles.compare} to="/profile/versions">
          {texts('compareVersions')}
        </Link>
      )}
    </section>
  );
};
