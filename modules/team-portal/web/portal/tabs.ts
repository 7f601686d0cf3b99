import type { Slot } from '#core/contract/public';
import {
  teamAftercare,
  teamClients,
  teamConcierge,
  teamExperiences,
  teamPractitioners,
  teamTravel,
} from '#core/contract/team-slots';
import { analyticsPath } from '../paths';

/** Names of the tabs in their order; each is the last part of its address, but for the first. */
export const tabNames = [
  'analytics',
  'clients',
  'practitioners',
  'travel',
  'concierge',
  'experiences',
  'aftercare',
] as const;
export type TabName = (typeof tabNames)[number];
/** The tabs that modules fill. */
export type FilledTab = Exclude<TabName, 'analytics'>;

/** What each of them is filled by. */
export const slotOf: Readonly<Record<FilledTab, Slot<Record<string, never>>>> = {
  clients: teamClients,
  practitioners: teamPractitioners,
  travel: teamTravel,
  concierge: teamConcierge,
  experiences: teamExperiences,
  aftercare: teamAftercare,
};

export const pathOf = (tab: TabName): string => (tab === 'analytics' ? analyticsPath : `${analyticsPath}/${tab}`);

/** The tab an address belongs to; the first for the portal itself. */
export const tabOf = (pathname: string): TabName =>
  tabNames.find((tab) => tab !== 'analytics' && pathname.startsWith(pathOf(tab))) ?? 'analytics';
