import { api, failure, formatDateTime, useApi } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { Alert, EmptyState, Skeleton, toast } from '#ui';
import type { ContentField, ContentFields } from '../../../lib/content';
import type { KeptObject } from '../../../public';
import { getKeptVersion, listKeptVersions } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import { Differences } from './differences';
import { VersionItem } from './version-item';
import styles from './views.module.css';

interface KeptHistoryProps {
  readonly object: KeptObject;
  readonly version: number;
  readonly description: readonly ContentField[];
  readonly shown: ContentFields | null;
  readonly draft: ContentFields | null;
  readonly toFields: (content: unknown) => ContentFields;
  readonly onRestore: (content: unknown) => void;
}

interface ComparisonProps extends Pick<KeptHistoryProps, 'object' | 'description' | 'toFields'> {
  readonly shown: ContentFields;
  readonly number: number;
}

const Comparison = ({ object, description, shown, toFields, number }: ComparisonProps) => {
  const { data, error } = useApi(getKeptVersion, { params: { ...object, number } });
  if (error) return <Alert tone="error">{error.message}</Alert>;
  if (!data) return <Skeleton lines={3} height="5rem" label={texts('loading')} />;
  return (
    <div className={styles.comparison}>
      <p className={styles.quiet}>{texts('differences.version', { number })}</p>
      <Differences description={description} before={shown} after={toFields(data.content)} lang="" />
    </div>
  );
};

const Versions = ({ object, description, shown, toFields, onRestore }: KeptHistoryProps) => {
  const pages = usePages(listKeptVersions, { params: object });
  const restore = async (number: number): Promise<void> => {
    try {
      onRestore((await api(getKeptVersion, { params: { ...object, number } })).content);
      toast({ title: texts('kept.restored', { number }), tone: 'success' });
    } catch (error) {
      toast(failure(error));
    }
  };
  // Nothing was shown yet, or only before versions were kept.
  if (pages.error?.status === 404) return <EmptyState title={texts('history.empty')} />;
  return (
    <PagedList
      pages={pages}
      loading={texts('loading')}
      retry={texts('again')}
      empty={<EmptyState title={texts('history.empty')} />}
    >
      {(versions) => (
        <ul className={styles.versions}>
          {versions.map(({ number, at, by }, index) => (
            <VersionItem
              key={number}
              name={texts('history.version', { number })}
              when={texts('history.by', { date: formatDateTime(at), name: by ?? texts('kept.nobody') })}
              isShown={index === 0 || shown === null}
              restore={texts('kept.restore')}
              onRestore={() => void restore(number)}
              comparison={() => shown && <Comparison {...{ object, description, shown, toFields, number }} />}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
};

/** What differs from what is shown, and what was shown of something that another module edits, newest first. */
export const KeptHistory = (props: KeptHistoryProps) => (
  <div className={styles.comparison}>
    {props.shown && props.draft && (
      <>
        <p className={styles.quiet}>{texts('kept.draft')}</p>
        <Differences description={props.description} before={props.shown} after={props.draft} lang="" />
      </>
    )}
    <Versions key={props.version} {...props} />
  </div>
);
