/** The value where it is one of those that are known, else null. */
export const findKnown = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null;

/** Parameters without those that are empty, ready to stand after a question mark. */
export const toQuery = (words: Readonly<Record<string, string | number | null>>): string =>
  String(
    new URLSearchParams(
      Object.entries(words).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)]])),
    ),
  );
