import type { ReactElement } from 'react';
import { toPath } from '#core/contract/endpoint';
import { signOut } from '#core/schemas/endpoints';
import { Link, type Person, setTheme, type Theme, useTheme } from '#core/web';
import { dropUnsent } from '#core/web/unsent';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '#ui/menu/menu';
import { keepChoice } from '../account/keep-choice';
import { useLinks } from '../navigation';
import { texts } from '../texts/texts';
import { themes } from '../theme-names';

export interface AccountMenuProps {
  readonly trigger: ReactElement;
  readonly person: Person;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** View Profile, the account, the theme, Sign Out. */
export const AccountMenu = ({ trigger, person, open, onOpenChange }: AccountMenuProps) => {
  const links = useLinks('user-menu');
  const theme = useTheme((state) => state.theme);
  const changeTheme = (next: Theme): void => {
    setTheme(next);
    keepChoice({ theme: next });
  };
  return (
    <Menu trigger={trigger} open={open} onOpenChange={onOpenChange}>
      <MenuLabel>{person.email}</MenuLabel>
      {links.map(({ label, to }) => (
        <MenuItem key={`${to} ${label}`} asChild>
          <Link to={to}>{label}</Link>
        </MenuItem>
      ))}
      <MenuItem asChild>
        <Link to="/account">{texts('account')}</Link>
      </MenuItem>
      <MenuSeparator />
      <MenuChoice<Theme> value={theme} onChange={changeTheme} options={themes()} />
      <MenuSeparator />
      <MenuItem asChild>
        <a href={toPath(signOut)} onClick={() => dropUnsent()}>
          {texts('signOut')}
        </a>
      </MenuItem>
    </Menu>
  );
};
