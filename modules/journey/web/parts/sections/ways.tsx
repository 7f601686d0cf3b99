import { Link } from '#core/web';
import { Icon } from '#ui';
import styles from './sections.module.css';
import { texts } from './texts/texts';

export interface Way {
  readonly to: string;
  readonly title: string;
  readonly line: string;
  /** Said next to the title: how far it is, or that it is still closed. */
  readonly state?: string | undefined;
  readonly closed?: boolean | undefined;
}

/** Where one can go from here: a title and a line each. A closed room can be entered too; it says what is missing. */
export const Ways = ({ label, ways }: { readonly label: string; readonly ways: readonly Way[] }) => (
  <nav className={styles.ways} aria-label={label}>
    {ways.map(({ to, title, line, state, closed }) => (
      <Link key={to} to={to}>
        <b>{title}</b>
        {(state || closed) && (
          <em>
            {closed && <Icon name="lock" size={16} />}
            {closed ? texts('closed') : state}
          </em>
        )}
        <span>{line}</span>
      </Link>
    ))}
  </nav>
);
