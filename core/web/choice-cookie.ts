/** Keeps what a person chose of the page's look for a year; the server reads it for the first byte of every later page. Null takes it back. */
export const writeChoice = (name: 'theme' | 'language' | 'units', value: string | null): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const kept = value === null ? '; Max-Age=0' : '; Max-Age=31536000';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every supported browser
  document.cookie = `${name}=${value ?? ''}; Path=/${kept}; SameSite=Lax${secure}`;
};
