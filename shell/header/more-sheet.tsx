import { Link } from '#core/web';
import { SideSheet } from '#ui/side-sheet/side-sheet';
import { type ShellLink, useLinks } from '../navigation';
import styles from './bottom-bar.module.css';

export interface MoreSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What found no place in the bar. */
  readonly links: readonly ShellLink[];
  readonly signedIn: boolean;
}

/** Everything that has no place in the bar. */
export const MoreSheet = ({ open, onOpenChange, links, signedIn }: MoreSheetProps) => {
  const team = useLinks('team');
  const own = useLinks('user-menu');
  const close = () => onOpenChange(false);
  const all = [
    ...links,
    ...team,
    ...own,
    { label: 'Need help now?', to: '/help-now' },
    { label: 'Credits', to: '/credits' },
  ];
  return (
    <SideSheet open={open} onOpenChange={onOpenChange} title="More">
      <nav aria-label="More" className={styles.links}>
        {all.map(({ label, to }) => (
          <Link key={`${to} ${label}`} to={to} onClick={close}>
            {label}
          </Link>
        ))}
        {signedIn && <a href="/api/logout">Sign Out</a>}
      </nav>
    </SideSheet>
  );
};
