import { useState } from 'react';
import { ApiError, api, useLocation, useNavigate, useTitle } from '#core/web';
import { Alert, Button, PageHeading } from '#ui';
import { acceptInvitation } from '../../schemas/endpoints';
import { Leaf } from '../parts/frame/frame';
import styles from '../parts/posts/forum.module.css';
import { texts } from '../texts/texts';

/** `/community/invitation#secret`: joins a pod that one was invited to. */
export const InvitationPage = () => {
  useTitle(texts('invitation'));
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  const join = async () => {
    setBusy(true);
    try {
      const pod = await api(acceptInvitation, { body: { token } });
      await navigate(`/community/pods/${pod.id}`, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error.message);
      setBusy(false);
    }
  };
  return (
    <Leaf to="/community/pods" back={texts('back.pods')}>
      <div className={styles.form}>
        <PageHeading size="tool">{texts('invitation')}</PageHeading>
        <p>{texts('invitation.text')}</p>
        {failed && <Alert tone="error">{failed}</Alert>}
        <p>
          <Button variant="loud" pending={busy} pendingText={texts('joining')} onClick={() => void join()}>
            {texts('invitation.accept')}
          </Button>
        </p>
      </div>
    </Leaf>
  );
};
