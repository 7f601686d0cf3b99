import { invalid } from '#core/contract/errors';
import type { PartnerField } from '../../schemas/partner';

const longest: Readonly<Record<'name' | 'type' | 'city', number>> = { name: 120, type: 80, city: 120 };
const asked = {
  name: 'Enter a name of at most 120 characters.',
  type: 'Say in at most 80 characters what it is, such as Retreat house.',
} as const;

/** The https address as it is stored; throws 422 for every other kind of address, also for one that carries a password. */
const checkedUrl = (typed: string): string => {
  const wrong = invalid('url', 'Enter a whole web address that begins with https://.');
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (url?.protocol !== 'https:' || url.username || url.password || !url.hostname.includes('.')) throw wrong;
  return url.href;
};

/** What was typed into a field, as it is stored: an empty city or address is none. Throws 422. */
export const checkField = (field: Exclude<PartnerField, 'status'>, typed: string | null): string | null => {
  const words = typed?.trim() ?? '';
  if (field === 'name' || field === 'type') {
    if (words === '' || [...words].length > longest[field]) throw invalid(field, asked[field]);
    return words;
  }
  if (words === '') return null;
  return field === 'url' ? checkedUrl(words) : words.slice(0, longest.city);
};
