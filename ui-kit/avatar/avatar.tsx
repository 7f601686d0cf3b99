import { classNames } from '../class-names/class-names';
import styles from './avatar.module.css';
import { getInitials, type Person } from './initials';
import { star } from './star';

export interface AvatarProps {
  /** Whose initials and star are shown. */
  person: Person;
  /** Width and height in px. */
  size?: number | undefined;
  /** Names the picture where no name is next to it. */
  label?: string | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** Initials in a ring of chords drawn from the person's name; the same name gives the same drawing. */
export function Avatar({ person, size = 36, label, className }: AvatarProps) {
  const letters = getInitials(person);
  const seed = [person.firstName, person.lastName, person.name, person.email].filter(Boolean).join(' ') || letters;
  return (
    <svg
      className={classNames(styles.avatar, className)}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle className={styles.ring} cx="20" cy="20" r="19.5" />
      <path className={styles.chords} d={star(seed, 18.8)} />
      <circle className={styles.field} cx="20" cy="20" r="11.5" />
      <text x="20" y="24.2">
        {letters}
      </text>
    </svg>
  );
}
