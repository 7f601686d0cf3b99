import { Suspense, useState } from 'react';
import { formatInstant, Link } from '#core/web';
import type { EnneagramType } from '#modules/chart-engine/public';
import { Button, LinkButton } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import type { EnneagramView } from '../../../schemas/enneagram';
import styles from './result.module.css';
import { Scores } from './scores';
import { texts } from './texts/texts';
import { Tie } from './tie';

const RemoveDialog = lazyPart(() => import('./remove-dialog').then((module) => module.RemoveDialog));

const Type = ({ view, type }: { readonly view: EnneagramView; readonly type: EnneagramType }) => {
  const wing = view.wing as EnneagramType | null;
  return (
    <>
      <p className={styles.eyebrow}>{texts('yourType')}</p>
      <h2 className={styles.name}>{texts('typeName', { type, name: texts(`name.${type}`) })}</h2>
      <p className={styles.wing}>{wing ? texts('wing', { wing, name: texts(`name.${wing}`) }) : texts('noWing')}</p>
      <p>{texts(`about.${type}`)}</p>
      <p className={styles.note}>
        {view.leading.length === 1 && texts(view.lead > 2 ? 'clear' : 'close', { lead: view.lead })}{' '}
        {wing && texts('wingMeans')}
      </p>
    </>
  );
};

/** What the stored answers come to, all nine scores, and how they were calculated. */
export const Result = ({ view, onAgain }: { readonly view: EnneagramView; readonly onAgain: () => void }) => {
  const [removing, setRemoving] = useState(false);
  return (
    <div className={styles.result}>
      <section className={styles.type}>
        {view.type ? <Type view={view} type={view.type as EnneagramType} /> : <Tie view={view} />}
      </section>
      <section className={styles.rest}>
        <Scores view={view} />
        <h3>{texts('how')}</h3>
        <p className={styles.note}>{texts('howText')}</p>
        <p className={styles.note}>
          {texts('answeredOn', { day: formatInstant(view.answeredAt, { dateStyle: 'long' }) })}
        </p>
      </section>
      <footer className={styles.foot}>
        <LinkButton variant="loud" as={Link} to="/profile/detailed#keys">
          {texts('toProfile')}
        </LinkButton>
        <Button onClick={onAgain}>{texts('again')}</Button>
        <Button onClick={() => setRemoving(true)}>{texts('remove')}</Button>
      </footer>
      <Suspense fallback={null}>{removing && <RemoveDialog onClose={() => setRemoving(false)} />}</Suspense>
    </div>
  );
};
