import { ownZone } from '#core/web/slots/zones';
import { ownCountry } from './countries';

/** What this device tells about where somebody is; only fills what is empty. */
export const detected = (): { readonly contactTimezone: string; readonly phoneCountry: string | null } => ({
  contactTimezone: ownZone(),
  phoneCountry: ownCountry(navigator.languages),
});
