import type { PractitionerRecord } from '#modules/matching/public';
import type { PageFacts } from '../../schemas/page';

/** What of a record is approved with a page. Price, place, modes and hours are read from the record whenever a page is shown. */
export const toFacts = (record: PractitionerRecord): PageFacts => ({
  name: record.name,
  approach: record.approach,
  experience: record.experience,
  languages: [...record.languages],
  specializations: [...record.specializations],
  statements: record.statements.map(({ specialization, statement }) => ({ specialization, statement })),
});

const sorted = (facts: PageFacts | null): string =>
  facts === null
    ? ''
    : JSON.stringify([
        facts.name,
        facts.approach,
        facts.experience,
        facts.languages,
        facts.specializations,
        facts.statements.map(({ specialization, statement }) => [specialization, statement]),
      ]);
export const isSameFacts = (one: PageFacts | null, other: PageFacts | null): boolean => sorted(one) === sorted(other);
