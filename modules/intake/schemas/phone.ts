import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A telephone number in the form `+14155552671` (E.164), by the numbering plans of the world; `country` (two letters) says how
 * one without a country code is meant. Null when it cannot be one. Load this only where it is needed: the plans weigh 80 kB.
 */
export const toE164 = (text: string, country: string | null = null): string | null => {
  const code = country?.toUpperCase() ?? '';
  const home: CountryCode | undefined = isSupportedCountry(code) ? code : undefined;
  const parsed = parsePhoneNumberFromString(text, { ...(home ? { defaultCountry: home } : {}), extract: false });
  return parsed?.isPossible() && !parsed.ext ? parsed.number : null;
};
