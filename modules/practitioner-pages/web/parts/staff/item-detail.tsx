import { type ApiError, useApi } from '#core/web';
import { Alert, Button, Skeleton } from '#ui';
import { getStudioCredential, getStudioReview } from '../../../schemas/endpoints';
import { texts } from '../../texts/staff-texts';
import { CheckCredential } from './check-credential';
import { ModerateReview } from './moderate-review';
import styles from './staff.module.css';

interface ItemProps {
  readonly id: string;
  readonly onChanged: () => void;
}

const Waiting = ({ error, onRetry }: { readonly error: ApiError | undefined; readonly onRetry: () => void }) =>
  error ? (
    <Alert tone="error" action={<Button onClick={onRetry}>{texts('again')}</Button>}>
      {error.message}
    </Alert>
  ) : (
    <Skeleton lines={4} label={texts('loading')} />
  );

const OpenReview = ({ id, onChanged }: ItemProps) => {
  const { data, error, reload } = useApi(getStudioReview, { params: { id } });
  const after = (): void => {
    void reload();
    onChanged();
  };
  if (!data) return <Waiting error={error} onRetry={() => void reload()} />;
  if (data.state !== 'waiting') return <p className={styles.quiet}>{texts('item.over')}</p>;
  return <ModerateReview review={data} onDone={after} />;
};

const OpenCredential = ({ id, onChanged }: ItemProps) => {
  const { data, error, reload } = useApi(getStudioCredential, { params: { id } });
  const after = (): void => {
    void reload();
    onChanged();
  };
  if (!data) return <Waiting error={error} onRetry={() => void reload()} />;
  if (data.state !== 'uploaded') return <p className={styles.quiet}>{texts('item.over')}</p>;
  return <CheckCredential row={data} onDone={after} />;
};

/** A review or a credential in the team's one inbox. A page is long: the inbox leads to it. */
export const ItemDetail = ({ kind, ...item }: ItemProps & { readonly kind: string }) => {
  if (kind === 'review') return <OpenReview key={item.id} {...item} />;
  if (kind === 'credential') return <OpenCredential key={item.id} {...item} />;
  return null;
};
