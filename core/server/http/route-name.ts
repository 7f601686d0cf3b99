/** `POST /api/labor-responses`: the pattern, used as name in logs, limits, audit and lists. */
export const routeName = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method.toUpperCase()} ${path}`;

/** Fixed segments before parameters, so that `/api/clients/me` is never read as `/api/clients/:id`. */
export const byPrecision = <T extends { readonly path: string }>(a: T, b: T): number => {
  const rank = (path: string): string =>
    path
      .split('/')
      .map((part) => (part.startsWith(':') ? '1' : '0'))
      .join('');
  const [left, right] = [rank(a.path), rank(b.path)];
  return left < right ? -1 : left > right ? 1 : 0;
};
