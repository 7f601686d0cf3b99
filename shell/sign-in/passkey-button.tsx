import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#core/web';
import { cancelPasskeys, canOfferPasskeys, hasPasskeys, PasskeyCancelled } from '#core/web/passkeys/passkeys';
import { Alert, Button } from '#ui';
import { type Onward, signInWithPasskey } from './actions';
import styles from './sign-in.module.css';
import { texts } from './texts/texts';

/**
 * Signing in with a passkey. The browser also offers those it has where the address is typed, without a press; that ends when the form
 * goes. Null where the browser knows no passkeys.
 */
export function PasskeyButton({ onward }: { onward: Onward }) {
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [known, setKnown] = useState(false);
  const way = useRef(onward);
  way.current = onward;
  const offering = useRef(new AbortController());
  const offer = useCallback(async (): Promise<void> => {
    const { signal } = offering.current;
    if (!(await canOfferPasskeys()) || signal.aborted) return;
    // Nobody pressed anything, so only a passkey that does not fit is worth a word.
    await signInWithPasskey(way.current, { offered: true, signal }).catch((error: unknown) => {
      if (!signal.aborted && error instanceof ApiError && error.code === 'passkey-refused') setWrong(error.message);
    });
  }, []);
  useEffect(() => {
    offering.current = new AbortController();
    setKnown(hasPasskeys());
    void offer();
    return () => {
      offering.current.abort();
      if (hasPasskeys()) cancelPasskeys();
    };
  }, [offer]);
  if (!known) return null;
  const press = async (): Promise<void> => {
    setPending(true);
    setWrong(null);
    // A browser answers one question at a time.
    offering.current.abort();
    try {
      await signInWithPasskey(onward, { offered: false });
    } catch (error) {
      offering.current = new AbortController();
      void offer();
      setWrong(error instanceof ApiError || error instanceof PasskeyCancelled ? error.message : texts('passkey.wrong'));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      {wrong && <Alert tone="error">{wrong}</Alert>}
      <Button
        className={styles.go}
        pending={pending}
        pendingText={texts('passkey.pending')}
        onClick={() => void press()}
      >
        {texts('passkey')}
      </Button>
      <p className={styles.or}>{texts('or')}</p>
    </>
  );
}
