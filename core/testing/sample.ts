/** One product in so many is tried by `npm test`; `npm test -- --all` tries all. */
const SHARE = 5;

const isWhole = Boolean(process.env.HEDO_TEST_ALL);
const seed = Number(process.env.HEDO_TEST_SEED ?? Date.now() % 100_000);

const hashOf = (text: string): number => {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return hash;
};

/**
 * Chooses what is tried of a product of routes and cases: every fifth case of each route, so that each route and each case
 * has its share. The printed seed makes the same choice again.
 */
export const createSample = (name: string): (<Case>(route: string, cases: readonly Case[]) => Case[]) => {
  if (!isWhole) console.info(`${name}: every ${SHARE}th case of each route, HEDO_TEST_SEED=${seed}`);
  return (route, cases) =>
    isWhole ? [...cases] : cases.filter((_, index) => (hashOf(route) + index + seed) % SHARE === 0);
};

/** Chooses one case of a product for a subject, by the seed which e2e/playwright.config.ts prints; all of them under `--all`. */
export const pickOne = <Case>(subject: string, cases: readonly Case[]): readonly Case[] => {
  const at = (hashOf(subject) + seed) % Math.max(cases.length, 1);
  return isWhole ? cases : cases.slice(at, at + 1);
};

/** `pickOne` for a test of vitest, which prints the seed. */
export const createPick = (name: string): typeof pickOne => {
  if (!isWhole) console.info(`${name}: one case of each product, HEDO_TEST_SEED=${seed}`);
  return pickOne;
};
