/** Where the report of a part lies, seen from the site. */
export const axeFile = (title) => `axe/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.json`;
