const longest = 80;

/** A title as part of an address: small letters, digits and single dashes. */
export const toSlug = (title: string): string => {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return plain.length < 3 ? `retreat-${plain}`.replace(/-$/, '') : plain;
};
