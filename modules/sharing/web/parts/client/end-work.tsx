import { useState } from 'react';
import { ApiError, api, findNewerVersion, refreshAnswers, useNavigate } from '#core/web';
import { changeMatch, getOwnRecord } from '#modules/matching/public';
import { Alert, Button } from '#ui';
import { Cluster } from '#ui/cluster/cluster';
import styles from './client.module.css';
import { clientTexts as texts } from './texts/texts';

const end = (matchId: string, version: number) =>
  api(changeMatch, { params: { id: matchId }, body: { status: 'ended' } }, { ifMatch: version });

/** Looking at a match is a reading and would be logged; the refusal of a change to no version tells the version as well. */
const endNow = async (matchId: string): Promise<void> => {
  try {
    await end(matchId, 0);
  } catch (error) {
    const current = findNewerVersion(error, changeMatch);
    if (!current) throw error;
    await end(matchId, current.version);
  }
};

/** Ends the work with a client, after asking once more. */
export const EndWork = ({ matchId }: { readonly matchId: string }) => {
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const navigate = useNavigate();
  const go = async () => {
    setBusy(true);
    try {
      await endNow(matchId);
      void refreshAnswers(getOwnRecord);
      void navigate('/matching/clients', { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error.message);
      setBusy(false);
    }
  };
  return (
    <section className={styles.section}>
      {failed && <Alert tone="error">{failed}</Alert>}
      <p className="quiet">{texts('end.hint')}</p>
      {sure ? (
        <Cluster>
          <Button variant="loud" pending={busy} onClick={() => void go()}>
            {texts('end.sure')}
          </Button>
          <Button onClick={() => setSure(false)}>{texts('end.keep')}</Button>
        </Cluster>
      ) : (
        <p>
          <Button onClick={() => setSure(true)}>{texts('end')}</Button>
        </p>
      )}
    </section>
  );
};
