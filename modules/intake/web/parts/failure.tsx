import { useEffect, useRef } from 'react';
import { pageData } from '#core/web';
import { Alert, Button } from '#ui';
import { texts } from '../texts/texts';
import styles from './asides.module.css';
import { useWizardHere } from './wizard-context';

const Told = ({ why }: { readonly why: string }) => {
  const { send } = useWizardHere();
  const place = useRef<HTMLDivElement>(null);
  // On phones the button stays in sight while the end of the page may not be.
  useEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div ref={place} className={styles.failure}>
      <Alert
        tone="error"
        title={texts('failed')}
        action={<Button onClick={() => void send()}>{texts('retry')}</Button>}
      >
        <p>{why}</p>
        <p>{texts('failed.more')}</p>
        {pageData().contactEmail && <p>{texts('failed.mail', { email: pageData().contactEmail })}</p>}
      </Alert>
    </div>
  );
};

/** Why the form could not be sent, when it was no field's fault: beside the button that was pressed, where the eyes are. */
export const Failure = () => {
  const { failure } = useWizardHere();
  return failure === null ? null : <Told why={failure} />;
};
