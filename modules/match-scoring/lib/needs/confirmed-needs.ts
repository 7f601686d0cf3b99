import type { FoundNeed, needs } from '#modules/concerns/public';

type Need = (typeof needs)[number];

/** A need of a client; one they confirmed themselves needs no sentence to stand for it. */
export interface ClientNeed extends FoundNeed {
  readonly confirmed?: boolean;
}

/** What a need that was only found counts next to confirmed ones. */
const unchosenWeight = 0.25;

/** Confirmed needs weigh most, refused ones nothing; where nothing was confirmed, what was found stands as it is. */
export const weighConfirmed = (
  found: readonly FoundNeed[],
  confirmed: readonly Need[],
  refused: ReadonlySet<string>,
): ClientNeed[] => {
  const chosen = new Set(confirmed.map(({ id }) => id));
  return [
    ...confirmed.map((need) => ({
      need,
      weight: 1,
      likely: 1,
      sentences: found.find((one) => one.need.id === need.id)?.sentences ?? [],
      confirmed: true,
    })),
    ...found
      .filter(({ need }) => !chosen.has(need.id) && !refused.has(need.id))
      .map((one) => (chosen.size === 0 ? one : { ...one, likely: one.likely * unchosenWeight })),
  ];
};
