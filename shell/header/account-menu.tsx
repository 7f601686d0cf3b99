import type { ReactElement } from 'react';
import { toPath } from '#core/contract/endpoint';
import { signOut } from '#core/schemas/endpoints';
import { Link, type Person, setTheme, type Theme, useTheme } from '#core/web';
import { themes } from '#core/web/choices/choice-names';
import { keepChoice } from '#core/web/choices/keep-choice';
import { clearDrafts } from '#core/web/drafts';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '#ui/menu/menu';
import { useLinks } from '../navigation';
import { texts } from '../texts/texts';

export interface AccountMenuProps {
  readonly trigger: ReactElement;
  readonly person: Person;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Links of modules, the person's settings last, the theme, Sign Out. */
export const AccountMenu = ({ trigger, person, open, onOpenChange }: AccountMenuProps) => {
  const links = [...useLinks('user-menu'), ...useLinks('settings')];
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
      <MenuSeparator />
      <MenuChoice<Theme> value={theme} onChange={changeTheme} options={themes()} />
      <MenuSeparator />
      <MenuItem asChild>
        <a href={toPath(signOut)} onClick={() => clearDrafts()}>
          {texts('signOut')}
        </a>
      </MenuItem>
    </Menu>
  );
};
