const families = ['Instrument Sans', 'Fraunces'];
/** Bytes turned into text at once; more arguments would overflow the stack. */
const piece = 0x8000;

const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let from = 0; from < bytes.length; from += piece)
    text += String.fromCharCode(...bytes.subarray(from, from + piece));
  return btoa(text);
};

/** Whether a `unicode-range` ("U+20-7E, U+A0") has one of the characters; an empty one has all. */
export const coversAny = (range: string, characters: Iterable<string>): boolean => {
  const spans = range.split(',').flatMap((span) => {
    const [from, to = from] = span.replace(/^\s*U\+/i, '').split('-');
    return from ? [[Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)] as const] : [];
  });
  if (spans.length === 0) return true;
  for (const sign of characters) {
    const point = sign.codePointAt(0) ?? 0;
    if (spans.some(([from, to]) => point >= from && point <= to)) return true;
  }
  return false;
};

interface FaceRule {
  readonly family: string;
  readonly weight: string;
  readonly range: string;
  readonly url: string;
}

/** The product's upright faces as its style sheets name them. */
const faceRules = (): FaceRule[] =>
  [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule): FaceRule[] => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const read = (name: string): string => rule.style.getPropertyValue(name).trim();
      const family = read('font-family').replace(/["']/g, '');
      const [, url] = /url\("?([^")]+)"?\)/.exec(read('src')) ?? [];
      if (!url || !families.includes(family) || read('font-style') === 'italic') return [];
      const address = new URL(url, sheet.href ?? document.baseURI).href;
      return [{ family, weight: read('font-weight'), range: read('unicode-range'), url: address }];
    }),
  );

/**
 * `@font-face` rules with the fonts inside, for the letters of a text; what a viewer cannot use it passes over. Throws when a font
 * cannot be fetched.
 */
export const fontFaces = async (text: string): Promise<string> => {
  const wanted = faceRules().filter(({ range }) => coversAny(range, text));
  const faces = await Promise.all(
    wanted.map(async ({ family, weight, range, url }) => {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`no font: ${answer.status}`);
      const data = base64(new Uint8Array(await answer.arrayBuffer()));
      const only = range ? `unicode-range:${range};` : '';
      return `@font-face{font-family:'${family}';font-weight:${weight};${only}src:url(data:font/woff2;base64,${data}) format('woff2')}`;
    }),
  );
  return faces.join('');
};
