import { useEffect, useRef } from 'react';
import { Link, useApi, useTitle } from '#core/web';
import { buttonClass, Icon } from '#ui';
import { getOwnIntake } from '../../../schemas/endpoints';
import { forgetHeard } from '../voice/speech/heard';
import styles from './submitted.module.css';
import { texts } from './texts/texts';
import { WhatNext } from './what-next';

/** Step 17: the intake has reached the team. Drawn only after the server said so. */
export const Submitted = ({ reference }: { readonly reference: string }) => {
  useTitle(texts('submitted'));
  // A former intake may still be in the cache: the days shown have to be this one's.
  const { data, reload } = useApi(getOwnIntake, {}, { open: true });
  const mine = data?.reference === reference ? data : null;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    forgetHeard();
    head.current?.focus();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for every reference, not for every drawing
  useEffect(() => void reload(), [reference]);
  return (
    <section className={styles.submitted}>
      <p className={styles.mark}>
        <Icon name="success" size={44} />
      </p>
      <h1 ref={head} tabIndex={-1}>
        {texts('submitted')}
      </h1>
      <p className="lead">{texts('submitted.lead')}</p>
      <p className={styles.reference}>
        {texts('reference')} <b className="tnum">{reference}</b>
        <span>{texts('reference.hint')}</span>
      </p>
      <div className={styles.next}>
        <h2>{texts('next')}</h2>
        <WhatNext intake={mine} />
      </div>
      <div className={styles.ways}>
        <Link to="/personalized-journey" className={buttonClass('loud')}>
          {texts('submitted.see')}
        </Link>
        <Link to="/" className={buttonClass('plain')}>
          {texts('submitted.home')}
        </Link>
      </div>
      <p className={styles.help}>
        {texts('help')} <Link to="/help-now">{texts('help.link')}</Link>
      </p>
    </section>
  );
};
