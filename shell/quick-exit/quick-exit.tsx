import { type MouseEvent, useEffect, useState } from 'react';
import { getPageData, useLocation, useSession } from '#core/web';
import { Icon } from '#ui';
import { planOf } from '../plan';
import { listenForExit } from './exit-key';
import { leaveQuickly, watchReturns } from './leave';
import styles from './quick-exit.module.css';
import { texts } from './texts/texts';

const leave = (event: MouseEvent): void => {
  event.preventDefault();
  leaveQuickly();
};

/** Shown to everybody who is signed in, and to visitors on pages of modules, but for those where nobody writes of themselves. */
const useShown = (): boolean => {
  const { pathname } = useLocation();
  const visitor = useSession((session) => session.user === null);
  const plan = planOf(pathname, visitor);
  return !visitor || (plan.kind === 'module' && plan.root.quickExit !== false);
};

/** The visible way out, in the header. A plain link, so that it leads away before any script has come. */
export const QuickExit = () =>
  useShown() && (
    <a
      className={styles.exit}
      href={getPageData().exitAddress}
      rel="noreferrer"
      aria-label={texts('exit')}
      onClick={leave}
    >
      <Icon name="arrow" size={18} />
      {texts('exit.short')}
    </a>
  );

/**
 * The same as the first thing that the keyboard and a screen reader reach, and in sight where a page hides the header. Hears
 * the key on every page.
 */
export const FirstQuickExit = () => {
  const [missing, setMissing] = useState<number | null>(null);
  useEffect(watchReturns, []);
  useEffect(
    () =>
      listenForExit((left) => {
        if (left === 0) leaveQuickly();
        else setMissing(left);
      }),
    [],
  );
  return (
    <>
      {useShown() && (
        <div className={styles.strip}>
          <a className={styles.first} href={getPageData().exitAddress} rel="noreferrer" onClick={leave}>
            {texts('exit')}
          </a>
        </div>
      )}
      <span role="status" className="visually-hidden">
        {missing === 1 && texts('exit.once')}
      </span>
    </>
  );
};
