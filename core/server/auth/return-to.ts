const longest = 2048;

/**
 * Path, query and fragment of an own page to return to after sign-in; '/' for everything that is not plainly one.
 * The text is resolved as a browser would and compared by origin; anything a second decoding could turn into another
 * host, and the API's own paths, are refused too.
 */
export const safeReturnTo = (value: unknown, origin: string): string => {
  if (typeof value !== 'string' || value.length > longest || !value.startsWith('/')) return '/';
  if (/[\\\p{Cc}]/u.test(value) || value.startsWith('//')) return '/';
  let decoded = value;
  try {
    decoded = decodeURIComponent(value.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return '/';
  }
  if (/[\\\p{Cc}]/u.test(decoded) || decoded.includes('//')) return '/';
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return '/';
  }
  if (url.origin !== origin || url.username || url.password || url.pathname.startsWith('//')) return '/';
  if (/^\/(?:api|oidc|ws)(?:\/|$)/i.test(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
};
