import { findUrgentPage, inWords, Link, openOverlay } from '#core/web';
import { dropUnsent } from '#core/web/unsent';
import { SideSheet } from '#ui/side-sheet/side-sheet';
import { docked } from '../dock/dock';
import { type ShellLink, useLinks } from '../navigation';
import { texts } from '../texts/texts';
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
  const account = signedIn ? [{ label: texts('account'), to: '/account' }] : [];
  const rooms = [...links, ...team, ...own, ...account];
  const urgent = findUrgentPage();
  const rest = [
    // Last of what helps, as in the dock.
    ...(urgent ? [urgent] : []),
    { label: texts('privacy'), to: '/privacy' },
    { label: texts('terms'), to: '/terms' },
    { label: texts('accessibility'), to: '/accessibility' },
    { label: texts('credits'), to: '/credits' },
  ];
  const linked = ({ label, to }: ShellLink) => (
    <Link key={`${to} ${label}`} to={to} onClick={close}>
      {label}
    </Link>
  );
  return (
    <SideSheet open={open} onOpenChange={onOpenChange} title={texts('more')}>
      <nav aria-label={texts('more')} className={styles.links}>
        {rooms.map(linked)}
        {docked().map(({ id, label }) => (
          <button
            key={id}
            type="button"
            onClick={() => {
              close();
              openOverlay(id);
            }}
          >
            {inWords(label)}
          </button>
        ))}
        {rest.map(linked)}
        {signedIn && (
          <a href="/api/logout" onClick={() => dropUnsent()}>
            {texts('signOut')}
          </a>
        )}
      </nav>
    </SideSheet>
  );
};
