import { useEffect, useRef } from 'react';
import { Alert, Button, toast } from '#ui';
import { texts } from '../../texts/texts';
import layout from '../layout/account-layout.module.css';
import styles from './authenticator.module.css';

const save = (codes: readonly string[]): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  link.download = 'hedo-recovery-codes.txt';
  link.click();
  // The browser takes the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Recovery codes, the only time that they are shown. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => here.current?.focus(), []);
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => void toast({ title: texts('codes.copied'), tone: 'success' }),
      () => void toast({ title: texts('codes.uncopied'), tone: 'error' }),
    );
  return (
    <div ref={here} tabIndex={-1} className={layout.form}>
      <Alert tone="attention" title={texts('codes.once')}>
        {texts('codes.why')}
      </Alert>
      <ul className={styles.codes} aria-label={texts('codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={layout.acts}>
        <Button onClick={() => save(codes)}>{texts('codes.save')}</Button>
        <Button onClick={() => void copy()}>{texts('codes.copy')}</Button>
        <Button variant="loud" onClick={onDone}>
          {texts('codes.done')}
        </Button>
      </div>
    </div>
  );
};
