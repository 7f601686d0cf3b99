import { askToSignIn, getHouse, Link, NavLink, useSession } from '#core/web';
import { HouseMark } from '#core/web/house-mark/house-mark';
import { Button } from '#ui';
import { type ShellLink, useLinks } from '../navigation';
import { QuickExit } from '../quick-exit/quick-exit';
import { prefetchSignIn } from '../sign-in-host';
import { texts } from '../texts/texts';
import { AccountButton } from './account-button';
import { BellPlace } from './bell-place';
import styles from './header.module.css';

const Links = ({
  links,
  label,
  className,
}: {
  readonly links: readonly ShellLink[];
  readonly label: string;
  readonly className?: string | undefined;
}) =>
  links.length === 0 ? null : (
    <nav aria-label={label} className={className}>
      {links.map(({ label: name, to }) => (
        <NavLink key={to} to={to} className={styles.link ?? ''}>
          {name}
        </NavLink>
      ))}
    </nav>
  );

/**
 * The slim header of every page: mark, the person's pages or, for visitors, the public ones, which stand at the foot of every page
 * too; Team for staff, Sign In or the person.
 */
export const Header = () => {
  const user = useSession((session) => session.user);
  const rooms = useLinks('bar');
  const open = useLinks('header');
  const team = useLinks('team');
  return (
    <header className={styles.top}>
      <div className={`wrap ${styles.row}`}>
        <Link to={rooms[0]?.to ?? '/'} className={styles.logo} aria-label={texts('logo')}>
          <HouseMark />
          <span className={styles.name}>{getHouse().name}</span>
        </Link>
        <Links links={rooms} label={texts('rooms')} className={styles.rooms} />
        {!user && <Links links={open} label={texts('main')} className={styles.open} />}
        <div className={styles.end}>
          <QuickExit />
          {user &&
            team.map(({ label, to }) => (
              <Link key={to} to={to} className={styles.team}>
                {label}
              </Link>
            ))}
          {user && <BellPlace />}
          {user ? (
            <AccountButton person={user} />
          ) : (
            <Button onPointerEnter={prefetchSignIn} onFocus={prefetchSignIn} onClick={() => askToSignIn()}>
              {texts('signIn')}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
};
