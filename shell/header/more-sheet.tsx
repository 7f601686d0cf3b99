import { type ReactNode, useId } from 'react';
import { toPath } from '#core/contract/endpoint';
import { signOut } from '#core/schemas/endpoints';
import { findUrgentPage, formatLabel, Link, openOverlay } from '#core/web';
import { clearDrafts } from '#core/web/drafts';
import { Icon, type IconName } from '#ui';
import { SideSheet } from '#ui/side-sheet/side-sheet';
import { docked } from '../dock/dock';
import { type ShellLink, useLinks } from '../navigation';
import { texts } from '../texts/texts';
import { BarIcon } from './bar-icons';
import styles from './more-sheet.module.css';

export interface MoreSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What stands in the bar. */
  readonly shown: readonly ShellLink[];
  /** What found no place in the bar. */
  readonly links: readonly ShellLink[];
  readonly signedIn: boolean;
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
};

/** A page is listed once, under the name that comes first, and not at all where it stands in the bar. */
const unlisted = (links: readonly ShellLink[], shown: readonly ShellLink[]): readonly ShellLink[] =>
  links.filter(
    ({ to }, index) => !shown.some((one) => one.to === to) && links.findIndex((one) => one.to === to) === index,
  );

/** Everything that has no place in the bar: pages, help, the account, and below them what is read once. */
export const MoreSheet = ({ open, onOpenChange, shown, links, signedIn }: MoreSheetProps) => {
  const team = useLinks('team');
  const own = useLinks('user-menu');
  const settings = useLinks('settings');
  const close = () => onOpenChange(false);
  const pages = unlisted([...links, ...team, ...own], shown);
  const urgent = findUrgentPage();
  const legal = useLinks('footer');
  const linked = ({ label, to, icon }: ShellLink) => (
    <Link key={to} to={to} className={styles.entry ?? ''} onClick={close}>
      <BarIcon icon={icon} />
      {label}
    </Link>
  );
  return (
    <SideSheet open={open} onOpenChange={onOpenChange} title={texts('more')}>
      <nav aria-label={texts('more')} className={styles.groups}>
        {pages.length > 0 && <Group title={texts('more.pages')}>{pages.map(linked)}</Group>}
        <Group title={texts('more.help')}>
          {docked().map(({ id, label, icon }) => (
            <button
              key={id}
              type="button"
              className={styles.entry}
              onClick={() => {
                close();
                openOverlay(id);
              }}
            >
              <Icon name={icon as IconName} size={22} />
              {formatLabel(label)}
            </button>
          ))}
          {/* Last of what helps, as in the dock. */}
          {urgent && linked({ ...urgent, icon: 'help' })}
        </Group>
        {signedIn && (
          <Group title={texts('more.account')}>
            {settings.map(linked)}
            <a className={styles.entry} href={toPath(signOut)} onClick={() => clearDrafts()}>
              <BarIcon icon="exit" />
              {texts('signOut')}
            </a>
          </Group>
        )}
        {legal.length > 0 && (
          <p className={styles.legal}>
            {legal.map(({ label, to }) => (
              <Link key={to} to={to} onClick={close}>
                {label}
              </Link>
            ))}
          </p>
        )}
      </nav>
    </SideSheet>
  );
};
