import { Suspense, useEffect, useRef, useState } from 'react';
import { Button, Skeleton, toast } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import styles from './setup.module.css';
import { texts } from './texts/texts';

const loadForm = () => import('../birth-form/birth-form');
const BirthForm = lazyPart(() => loadForm().then((module) => module.BirthForm));

/** The card for somebody without birth data; the form opens inside it. */
export const CreateProfile = ({ opened = false }: { readonly opened?: boolean }) => {
  const [open, setOpen] = useState(opened);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (open && !opened) heading.current?.focus();
  }, [open, opened]);
  return (
    <section className={styles.card} aria-labelledby="create-profile">
      <header className={styles.head}>
        <h2 id="create-profile" ref={heading} tabIndex={-1}>
          {texts('createYourProfile')}
        </h2>
        <p>{texts('yourChartIsComputed')}</p>
        <p className={styles.small}>{texts('storedEncryptedNobodySees')}</p>
      </header>
      <div className={styles.act}>
        {open ? (
          <Suspense fallback={<Skeleton lines={6} label={texts('loadingTheForm')} />}>
            <BirthForm
              client={null}
              onSaved={() => toast({ title: texts('profileCreated'), tone: 'success' })}
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
            {texts('enterBirthData')}
          </Button>
        )}
      </div>
    </section>
  );
};
