const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/** Whether a path is that of a page root or lies below it; parts such as `:id` match anything. Nothing lies below `/` itself. */
export const isBelow = (route: string, path: string): boolean => {
  if (route === '/') return path === '/';
  const parts = partsOf(path);
  return partsOf(route).every((part, place) =>
    part.startsWith(':') ? parts[place] !== undefined : parts[place] === part,
  );
};
