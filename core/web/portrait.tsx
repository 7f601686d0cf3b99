import type { Person } from '#core/web';
import { Avatar } from '#ui';
import styles from './portrait.module.css';

interface PortraitProps {
  readonly person: Pick<Person, 'firstName' | 'lastName' | 'email' | 'profileImageUrl'>;
  /** Width and height in px. */
  readonly size: number;
  /** Names the picture where no name is next to it. */
  readonly label?: string;
}

/** The person's own picture, or the drawing from their name. */
export const Portrait = ({ person, size, label = '' }: PortraitProps) =>
  person.profileImageUrl ? (
    <img className={styles.portrait} src={person.profileImageUrl} alt={label} width={size} height={size} />
  ) : (
    <Avatar person={person} size={size} {...(label ? { label } : {})} />
  );
