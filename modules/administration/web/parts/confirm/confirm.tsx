import { useEffect, useId, useRef, useState } from 'react';
import { Alert, Button } from '#ui';
import styles from './confirm.module.css';

interface ConfirmProps {
  /** What the button says that asks. */
  readonly label: string;
  /** What will happen, in full. */
  readonly effect: string;
  readonly yes: string;
  readonly no: string;
  /** Does it; a string is why it could not be done, and stays here. */
  readonly run: () => Promise<string | null>;
}

/** A button that says what it will do before it does it. */
export const Confirm = ({ label, effect, yes, no, run }: ConfirmProps) => {
  const [asking, setAsking] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (asking) question.current?.focus();
    else if (asking === false) first.current?.focus();
  }, [asking]);
  const go = async (): Promise<void> => {
    setBusy(true);
    setFailed(null);
    const why = await run();
    setBusy(false);
    setFailed(why);
    if (why === null) setAsking(false);
  };
  if (!asking)
    return (
      <div>
        <Button ref={first} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </div>
    );
  return (
    <fieldset className={styles.question} aria-labelledby={id}>
      <p ref={question} id={id} tabIndex={-1}>
        {effect}
      </p>
      {failed && <Alert tone="error">{failed}</Alert>}
      <div className={styles.ends}>
        <Button variant="loud" pending={busy} onClick={() => void go()}>
          {yes}
        </Button>
        <Button
          onClick={() => {
            setFailed(null);
            setAsking(false);
          }}
        >
          {no}
        </Button>
      </div>
    </fieldset>
  );
};
