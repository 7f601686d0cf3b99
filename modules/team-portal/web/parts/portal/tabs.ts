import type { Slot } from '#core/contract/public';
import {
  aftercareTab,
  analyticsTab,
  clientsTab,
  conciergeTab,
  experiencesTab,
  practitionersTab,
  travelTab,
} from '../../../public';
import { portalPath } from '../../paths';

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

/** What each of them is filled by. */
export const slotOf: Readonly<Record<TabName, Slot<Record<string, never>>>> = {
  analytics: analyticsTab,
  clients: clientsTab,
  practitioners: practitionersTab,
  travel: travelTab,
  concierge: conciergeTab,
  experiences: experiencesTab,
  aftercare: aftercareTab,
};

export const pathOf = (tab: TabName): string => (tab === 'analytics' ? portalPath : `${portalPath}/${tab}`);

/** The tab an address belongs to; the first for the portal itself. */
export const tabOf = (pathname: string): TabName =>
  tabNames.find((tab) => tab !== 'analytics' && pathname.startsWith(pathOf(tab))) ?? 'analytics';
