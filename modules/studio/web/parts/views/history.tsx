import { ApiError, api, failure, formatDateTime, useApi } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { Alert, EmptyState, Skeleton, toast } from '#ui';
import type { DocumentView, VersionEntry } from '../../../schemas/content';
import { getVersion, listVersions, restoreVersion } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import { Differences } from './differences';
import { VersionItem } from './version-item';
import styles from './views.module.css';

const nameOf = ({ number }: VersionEntry): string =>
  number === 0 ? texts('history.builtIn') : texts('history.version', { number });

const whenOf = ({ at, editedBy, publishedBy }: VersionEntry): string => {
  if (at === null) return '';
  const date = formatDateTime(at);
  const name = publishedBy ?? texts('history.former');
  return editedBy !== null && editedBy !== publishedBy
    ? texts('history.both', { date, writer: editedBy, name })
    : texts('history.by', { date, name });
};

const Comparison = ({ document, number }: { readonly document: DocumentView; readonly number: number }) => {
  const { noun, key, language, description, current } = document;
  const { data, error } = useApi(getVersion, { params: { noun, key, language, number } });
  if (error) return <Alert tone="error">{error.message}</Alert>;
  if (!data) return <Skeleton lines={3} height="5rem" label={texts('loading')} />;
  return (
    <div className={styles.comparison}>
      <p className={styles.quiet}>
        {number === 0 ? texts('differences.builtIn') : texts('differences.version', { number })}
      </p>
      <Differences description={description} before={current} after={data.fields} lang={language} />
    </div>
  );
};

interface HistoryProps {
  readonly document: DocumentView;
  /** Takes the draft that was made from a version. */
  readonly onRestored: (document: DocumentView) => void;
}

/** Everything that was published, newest first; each version can be compared and brought back. */
export const History = ({ document, onRestored }: HistoryProps) => {
  const { noun, key, language } = document;
  const params = { noun, key, language };
  const pages = usePages(listVersions, { params });
  const shown = document.published?.number ?? 0;
  const restore = async (number: number): Promise<void> => {
    try {
      const call = { params: { ...params, number }, body: {} };
      onRestored(await api(restoreVersion, call, { ifMatch: document.version }));
      toast({ title: texts('done.restored'), tone: 'success' });
    } catch (error) {
      toast(failure(error instanceof ApiError ? error : new Error(String(error))));
    }
  };
  return (
    <PagedList
      pages={pages}
      loading={texts('loading')}
      retry={texts('again')}
      empty={<EmptyState title={texts('history.empty')} />}
    >
      {(versions) => (
        <ul className={styles.versions}>
          {versions.map((version) => (
            <VersionItem
              key={version.number}
              name={nameOf(version)}
              when={whenOf(version)}
              isShown={version.number === shown}
              restore={texts('history.restore')}
              onRestore={() => void restore(version.number)}
              comparison={() => <Comparison document={document} number={version.number} />}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
};
