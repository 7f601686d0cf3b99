import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { texts } from '../texts/texts';
import styles from './lit-face.module.css';

const Gem = lazyPart(() => import('#ui/gem/gem').then((module) => module.Gem));

/** Just after saving: the face of this Labor lights up. The line next to it says the same. */
export const LitFace = ({ number, answered }: { readonly number: number; readonly answered: ReadonlySet<number> }) => {
  const others = [...answered].filter((one) => one !== number);
  const done = others.length + 1;
  return (
    <div className={styles.lit}>
      <div className={styles.gem}>
        <Suspense fallback={null}>
          <Gem lit={others} front={number} progress={done} />
          <Gem lit={[...others, number]} front={number} progress={done} className={styles.after} />
        </Suspense>
      </div>
      <p className="tnum">{texts('of12Complete', { done })}</p>
    </div>
  );
};
