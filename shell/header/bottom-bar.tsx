import { type ComponentType, useState } from 'react';
import { findUrgentPage, NavLink, useSession } from '#core/web';
import { docked } from '../dock/dock';
import { type ShellLink, useLinks } from '../navigation';
import { texts } from '../texts/texts';
import { BarIcon } from './bar-icons';
import styles from './bottom-bar.module.css';
import type { MoreSheetProps } from './more-sheet';

/** Four rooms and the rest behind More. */
const places = 4;

/** The bar at the foot of phones; visitors get one as soon as there is more to open than the landing page. */
export const BottomBar = () => {
  const signedIn = useSession((session) => session.user !== null);
  const rooms = useLinks('bar');
  const open = useLinks('header');
  const [Sheet, setSheet] = useState<ComponentType<MoreSheetProps> | null>(null);
  const [more, setMore] = useState(false);
  const own: readonly ShellLink[] = signedIn
    ? rooms
    : open.length > 0 || docked().length > 0
      ? [{ label: texts('home'), to: '/', icon: 'home' }, ...open]
      : [];
  if (own.length === 0) return null;
  const openMore = () =>
    import('./more-sheet').then(
      (part) => {
        setSheet(() => part.MoreSheet);
        setMore(true);
      },
      () => location.assign(findUrgentPage()?.to ?? '/'),
    );
  return (
    <>
      <nav aria-label={texts('bar')} className={styles.bar}>
        {own.slice(0, places).map(({ label, to, icon }) => (
          <NavLink key={to} to={to} end={to === '/'} className={styles.item ?? ''}>
            <BarIcon icon={icon} />
            {label}
          </NavLink>
        ))}
        <button
          type="button"
          data-more
          className={styles.item}
          aria-haspopup="dialog"
          aria-expanded={more}
          onClick={openMore}
        >
          <BarIcon icon="more" />
          {texts('more')}
        </button>
      </nav>
      {Sheet && (
        <Sheet
          open={more}
          onOpenChange={setMore}
          shown={own.slice(0, places)}
          links={[...own.slice(places), ...(signedIn ? open : [])]}
          signedIn={signedIn}
        />
      )}
    </>
  );
};
