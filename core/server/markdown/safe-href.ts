import { readEntities } from './entities';

const longest = 2000;

/** The address a link may lead to: `https:` (`http:` becomes it), `mailto:` or an own path; null for everything else. */
export const safeHref = (written: string): string | null => {
  const href = readEntities(written).trim();
  // Browsers drop some signs inside a scheme and read a backslash as a slash, so neither is let through.
  if (href.length === 0 || href.length > longest || /[\p{Cc}\p{Cf}\s\\]/u.test(href)) return null;
  if (href.startsWith('/')) return href.startsWith('//') ? null : href;
  const url = URL.canParse(href) ? new URL(href) : null;
  if (!url) return null;
  if (url.protocol === 'mailto:') return /^mailto:[^@/?#]+@[^@/?#]+$/i.test(href) ? href : null;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  // `https://known.example@other.example` looks like the first and leads to the second.
  if (url.username !== '' || url.password !== '' || !/^https?:\/\//i.test(href)) return null;
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:';
  return url.protocol === 'https:' ? url.href : null;
};
