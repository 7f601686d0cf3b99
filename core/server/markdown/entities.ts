/** Names that people type; any other stays as it was written. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  middot: '·',
  bull: '•',
  times: '×',
  deg: '°',
  euro: '€',
  copy: '©',
  szlig: 'ß',
};

const ofNumber = (written: string, code: number): string => {
  const storable = code >= 32 && code <= 0x10ffff && (code < 0x7f || code > 0x9f) && (code < 0xd800 || code > 0xdfff);
  return storable ? String.fromCodePoint(code) : written;
};

/** Text with its character references read; the result is plain text, to be escaped by whoever writes HTML. */
export const readEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (written, hex, decimal, name) => {
        if (hex) return ofNumber(written, Number.parseInt(hex, 16));
        if (decimal) return ofNumber(written, Number(decimal));
        return Object.hasOwn(named, name) ? (named[name] ?? written) : written;
      })
    : text;
