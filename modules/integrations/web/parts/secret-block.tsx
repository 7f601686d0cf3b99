import { Button, toast } from '#ui';
import { texts } from '../texts/texts';
import styles from './integrations.module.css';

/** A secret that is shown this once, with a button that copies it. */
export const SecretBlock = ({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) => {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ title: texts('copied'), tone: 'success' });
    } catch {
      toast({ title: texts('copy.failed'), tone: 'error' });
    }
  };
  return (
    <div className={styles.form}>
      <code className={styles.secret}>{secret}</code>
      <div className={styles.acts}>
        <Button variant="loud" onClick={() => void copy()}>
          {texts('copy')}
        </Button>
        <Button onClick={onClose}>{texts('close')}</Button>
      </div>
    </div>
  );
};
