import { formatDateTime, useApi } from '#core/web';
import { Alert, Skeleton } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { texts } from '../../texts/texts';
import styles from './forum.module.css';
import { type PostKind, postEndpoints } from './post-endpoints';

interface Props {
  readonly kind: PostKind;
  readonly id: string;
  readonly onClose: () => void;
}

/** Earlier wordings of a post, for its author and for moderators. */
export const HistoryDialog = ({ kind, id, onClose }: Props) => {
  const { data, error } = useApi(postEndpoints[kind].listRevisions, { params: { id } }, { form: true });
  return (
    <Dialog open title={texts('history')} onOpenChange={(open) => open || onClose()}>
      {error && <Alert tone="error">{error.message}</Alert>}
      {!data && !error && <Skeleton lines={4} label={texts('loading')} />}
      {data?.length === 0 && <p>{texts('history.none')}</p>}
      <div className={styles.wordings}>
        {data?.map(({ version, title, content, replacedAt }) => (
          <article key={version}>
            <p className={styles.meta}>{texts('history.at', { when: formatDateTime(replacedAt) })}</p>
            {title && <h3>{title}</h3>}
            <p>{content}</p>
          </article>
        ))}
      </div>
    </Dialog>
  );
};
