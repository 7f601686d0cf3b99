import { NavLink } from '#core/web';
import styles from './room-nav.module.css';

/** One room of the module; `end`: it is left where a deeper address begins. */
export interface Room {
  readonly to: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly end?: boolean;
}

/** The rooms of one person under this address, as a row of links. */
export const RoomNav = ({ label, rooms }: { readonly label: string; readonly rooms: readonly Room[] }) => (
  <nav aria-label={label} className={styles.nav}>
    {rooms.map(({ to, label: name, count, end = false }) => (
      <NavLink key={to} to={to} end={end} className={styles.link ?? ''}>
        {name}
        {count ? <span className={styles.count}>{count}</span> : null}
      </NavLink>
    ))}
  </nav>
);
