import { type ComponentType, useState } from 'react';
import { toPath } from '#core/contract/endpoint';
import { signOut } from '#core/schemas/endpoints';
import type { Person } from '#core/web';
import { Portrait } from '#core/web/portrait';
import type { AccountMenuProps } from './account-menu';
import styles from './header.module.css';

const load = () => import('./account-menu').then((part) => part.AccountMenu);

/** The person's picture and name; the menu behind it loads when it is pointed at or pressed. */
export const AccountButton = ({ person }: { readonly person: Person }) => {
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps> | null>(null);
  const [open, setOpen] = useState(false);
  const bring = (then: () => void) =>
    load().then(
      (part) => {
        setMenu(() => part);
        then();
      },
      // Without the menu there must still be a way out.
      () => location.assign(toPath(signOut)),
    );
  const name = person.firstName || person.email;
  const button = (
    <button
      type="button"
      className={styles.account}
      aria-haspopup="menu"
      {...(Menu ? {} : { 'aria-expanded': false, onClick: () => void bring(() => setOpen(true)) })}
    >
      <Portrait person={person} size={34} />
      <span>{name}</span>
    </button>
  );
  return Menu ? <Menu trigger={button} person={person} open={open} onOpenChange={setOpen} /> : button;
};
