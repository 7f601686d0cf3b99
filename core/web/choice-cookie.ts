/** Writes a cookie that the server reads for the first byte of every later page. Null takes it back. */
export const writeCookie = (name: string, value: string | null, seconds: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every supported browser
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : seconds}; SameSite=Lax${secure}`;
};

/** Keeps what a person chose of the page's look for a year. Null takes it back. */
export const writeChoice = (name: 'theme' | 'language' | 'units', value: string | null): void =>
  writeCookie(name, value, 31_536_000);
