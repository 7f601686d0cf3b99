/** A sample practitioner of the development seed. Invented, and marked as such wherever it is shown. */
export interface SamplePractitioner {
  readonly slug: string;
  readonly name: string;
  readonly approach: string;
  readonly experience: number;
  readonly languages: readonly string[];
  readonly availability: 'open' | 'waiting-list' | 'closed';
  readonly frameworks: readonly string[];
  /** Chart themes this person likes to work with: types, authorities, `open <Centre>`. */
  readonly designFocus: readonly string[];
  /** Specialization and one sentence about it. */
  readonly work: readonly (readonly [specialization: string, statement: string])[];
}

/** Builds one sample from its parts. */
export const sample = (
  name: string,
  approach: string,
  experience: number,
  languages: string,
  availability: SamplePractitioner['availability'],
  frameworks: string,
  designFocus: string,
  ...work: SamplePractitioner['work']
): SamplePractitioner => ({
  slug: `sample-${name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')}`,
  name: `${name} (sample)`,
  approach,
  experience,
  languages: languages.split(', '),
  availability,
  frameworks: frameworks.split(', '),
  designFocus: designFocus.split(', '),
  work,
});
