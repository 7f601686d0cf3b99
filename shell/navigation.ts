import { formatLabel, getPageData, type NavEntry, useSession } from '#core/web';
import type { BarIconName } from './header/bar-icons';

/** A link of the shell's navigation. */
export interface ShellLink {
  readonly label: string;
  readonly to: string;
  readonly icon?: BarIconName | undefined;
}

/** The server leaves out what is for others; for visitors it leaves where they go once they are signed in. */
const listLinks = (place: NavEntry['place']) =>
  getPageData()
    .modules.flatMap((module) => module.roots)
    .flatMap(({ nav = [], route, access }) => nav.map((link) => ({ ...link, to: route, access })))
    .filter((link) => link.place === place)
    .sort((one, other) => one.order - other.order);

/** The links which modules ask for at one place, in their order; those the person may not open are left out. */
export const useLinks = (place: NavEntry['place']): readonly ShellLink[] => {
  const user = useSession((session) => session.user);
  return listLinks(place)
    .filter(({ access }) => user !== null || access === 'open')
    .map(({ label, to, icon }) => ({ label: formatLabel(label), to, icon }));
};

/** Where somebody goes who signs in while their account waits to be erased. */
export const findDeletionPage = (): string | null => listLinks('deletion')[0]?.to ?? null;

/** Where somebody begins who has just created an account; everybody starts as a client. */
export const findStartPage = (): string | null => listLinks('start')[0]?.to ?? null;

/** Where passwords, passkeys and sessions are. */
export const findSecurityPage = (): string | null => listLinks('security')[0]?.to ?? null;
