const quoted: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** A text inside an element or a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => quoted[sign] ?? sign);

/** JSON that cannot end the script element it stands in. */
export const jsonBlock = (value: unknown, replace?: (key: string, value: unknown) => unknown): string =>
  JSON.stringify(value, replace).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
