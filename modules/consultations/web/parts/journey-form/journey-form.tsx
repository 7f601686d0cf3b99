import { Suspense, useEffect, useRef, useState } from 'react';
import { hasOverlay, openOverlay } from '#core/web';
import { Button, Skeleton } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { texts } from '../consultation-form/texts/texts';
import styles from './journey-form.module.css';

const InlineForm = lazyPart(() => import('../consultation-form/inline-form').then((module) => module.InlineForm));

/** Pixels before the form is in view at which it begins to load. */
const ahead = '600px';

/** Six fields, as high as they will be. */
const waiting = <Skeleton lines={6} height="5.5rem" label={texts('loading')} />;

/** The consultation form at the end of the journey page. It loads once the reader comes near: most read only the top. */
export const JourneyForm = () => {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    if (!('IntersectionObserver' in window)) return setNear(true);
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: ahead });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div className={styles.talk} ref={place}>
      <div className={styles.form}>
        {near ? (
          <Suspense fallback={waiting}>
            <InlineForm />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
      {hasOverlay('contact') && (
        <p>
          <Button variant="bare" flush onClick={() => openOverlay('contact')}>
            {texts('ask')}
          </Button>
        </p>
      )}
    </div>
  );
};
