import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button, Skeleton, toast } from '#ui';
import styles from './setup.module.css';

const loadForm = () => import('../birth-form/birth-form');
const BirthForm = lazy(() => loadForm().then((module) => ({ default: module.BirthForm })));

/** The card for somebody without birth data; the form opens inside it. */
export const CreateProfile = () => {
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (open) heading.current?.focus();
  }, [open]);
  return (
    <section className={styles.card} aria-labelledby="create-profile">
      <header className={styles.head}>
        <h2 id="create-profile" ref={heading} tabIndex={-1}>
          Create Your Profile
        </h2>
        <p>
          Your chart is computed from the date, time and place of your birth. It takes a minute, and it works without a
          known time as well.
        </p>
        <p className={styles.small}>Stored encrypted. Nobody sees it unless you share it.</p>
      </header>
      <div className={styles.act}>
        {open ? (
          <Suspense fallback={<Skeleton lines={6} label="Loading the form" />}>
            <BirthForm
              client={null}
              onSaved={() => toast({ title: 'Profile Created', tone: 'success' })}
              onCancel={() => setOpen(false)}
            />
          </Suspense>
        ) : (
          <Button
            variant="loud"
            onPointerEnter={() => void loadForm()}
            onFocus={() => void loadForm()}
            onClick={() => setOpen(true)}
          >
            Enter birth data
          </Button>
        )}
      </div>
    </section>
  );
};
