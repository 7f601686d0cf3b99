/** Somebody who typed the address or opened it from a bookmark or a mail. */
export const directSource = 'direct';

const isSource = (text: string): boolean => /^[a-z0-9][a-z0-9._-]{0,59}$/.test(text);

const parse = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

/**
 * From where a visit came: the campaign that a link named (`utm_source`), else the site it stood on, else `direct`. Null where the
 * browser no longer says so, such as after a page of our own was loaded anew. `address` is the one with which the page was loaded.
 */
export const findSource = (address: string, referrer: string): string | null => {
  const arrived = parse(address);
  const campaign = arrived?.searchParams.get('utm_source')?.trim().toLowerCase().replace(/\s+/g, '-') ?? '';
  if (isSource(campaign)) return campaign;
  if (referrer === '') return directSource;
  const from = parse(referrer);
  if (!from || from.host === arrived?.host) return null;
  const site = from.hostname.replace(/^www\./, '');
  return isSource(site) ? site : null;
};
