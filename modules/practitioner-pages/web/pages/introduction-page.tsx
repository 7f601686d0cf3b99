import { useEffect, useState } from 'react';
import { ApiError, api, findProblem, Link, useLocation, useTitle } from '#core/web';
import { Alert, Button, LinkButton, PageHeading, Skeleton } from '#ui';
import { confirmIntroduction, findIntroduction, withdrawIntroduction } from '../../schemas/endpoints';
import type { GuestIntroduction } from '../../schemas/introduction';
import { directoryPath, pagePath } from '../../schemas/paths';
import { formatSlot, formatTown } from '../parts/format';
import styles from '../parts/introduction/introduction.module.css';
import { texts } from '../texts/texts';

type Step = typeof confirmIntroduction | typeof withdrawIntroduction;

/** What stands behind the secret of a link, and what a press does with it. */
const useIntroduction = (token: string) => {
  const [found, setFound] = useState<GuestIntroduction | 'gone' | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (step: Step | typeof findIntroduction): Promise<void> => {
    setBusy(true);
    setFailed(null);
    try {
      setFound(await api(step, { body: { token } }));
      if (step === confirmIntroduction) setDone(texts('guest.confirmed'));
      if (step === withdrawIntroduction) setDone(texts('guest.withdrawn'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404 || error.status === 422) setFound('gone');
      else setFailed(findProblem(error, confirmIntroduction, 'slot_taken') ? texts('guest.taken') : error.message);
    } finally {
      setBusy(false);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one look for each link
  useEffect(() => void run(findIntroduction), [token]);
  return { found, failed, done, busy, run };
};

/** Where the link of a mail leads. The secret stands behind the `#`, so it is in no log; a visit alone reserves nothing. */
export const IntroductionPage = () => {
  const token = useLocation().hash.slice(1);
  useTitle(texts('guest.title'));
  const { found, failed, done, busy, run } = useIntroduction(token);
  if (found === 'gone')
    return (
      <div className={`wrap ${styles.page}`}>
        <PageHeading>{texts('guest.gone')}</PageHeading>
        <p>{texts('guest.gone.more')}</p>
        <p>
          <LinkButton as={Link} to={directoryPath}>
            {texts('all')}
          </LinkButton>
        </p>
      </div>
    );
  const isAhead = found !== null && Date.parse(found.start) > Date.now();
  const canWithdraw = isAhead && (found.state === 'waiting' || found.state === 'accepted');
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeading>{texts('guest.title')}</PageHeading>
      {!found && !failed && <Skeleton lines={4} label={texts('loading')} />}
      {failed && <Alert tone="error">{failed}</Alert>}
      {done && !failed && <Alert tone="success">{done}</Alert>}
      {found && (
        <>
          <p className={styles.time}>
            <time dateTime={found.start}>{formatSlot(found.start, found.zone)}</time> ({formatTown(found.zone)})
          </p>
          <p className={styles.with}>{texts('guest.with', { name: found.practitioner })}</p>
          <p>{texts(`guest.${found.state}`, { name: found.practitioner })}</p>
          <div className={styles.acts}>
            {found.state === 'unconfirmed' && (
              <Button variant="loud" pending={busy} onClick={() => void run(confirmIntroduction)}>
                {texts('guest.confirm')}
              </Button>
            )}
            {canWithdraw && (
              <Button pending={busy} onClick={() => void run(withdrawIntroduction)}>
                {texts('guest.withdraw')}
              </Button>
            )}
            {found.slug !== '' && (
              <Link to={pagePath(found.slug)}>{texts('guest.page', { name: found.practitioner })}</Link>
            )}
          </div>
        </>
      )}
    </div>
  );
};
