import { useRef, useState } from 'react';
import { ApiError, failure, Link } from '#core/web';
import { Alert, Button, LinkButton, type ToastHandle, toast } from '#ui';
import { computeChart } from '../../api/profile';
import styles from './setup.module.css';
import { texts } from './texts/texts';

/** The card for somebody with birth data and no chart yet; afterwards it leads to the chart. */
export const GenerateProfile = ({
  done = false,
  onGenerated,
}: {
  readonly done?: boolean;
  readonly onGenerated?: (() => void) | undefined;
}) => {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const notice = useRef<ToastHandle | null>(null);
  const generate = async () => {
    notice.current?.dismiss();
    setPending(true);
    setError(null);
    try {
      await computeChart();
      onGenerated?.();
      toast({ title: texts('holisticProfileGenerated'), tone: 'success' });
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      if (reason.status !== 401) {
        setError(reason.message);
        notice.current = toast(failure(reason));
      }
    } finally {
      setPending(false);
    }
  };
  return (
    <section className={styles.card} aria-labelledby="generate-profile">
      <header className={styles.head}>
        <h2 id="generate-profile">{done ? texts('yourProfileIsReady') : texts('yourBirthDataIs')}</h2>
        <p>{done ? texts('humanDesignGeneKeys') : texts('fromItWeCompute')}</p>
      </header>
      <div className={styles.act}>
        {error && <Alert tone="error">{error}</Alert>}
        {done ? (
          <LinkButton variant="loud" as={Link} to="/profile/detailed">
            {texts('viewFullTransformationProfile')}
          </LinkButton>
        ) : (
          <Button variant="loud" pending={pending} pendingText={texts('generating')} onClick={() => void generate()}>
            {texts('generateHolisticProfile')}
          </Button>
        )}
      </div>
    </section>
  );
};
