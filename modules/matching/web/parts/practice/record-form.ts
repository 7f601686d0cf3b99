import type { OwnPractitioner, PracticeInput } from '../../../schemas/practice';
import { practiceTexts as texts } from './texts/texts';

/** The public record as it stands in the form; numbers and lists as typed. */
export interface RecordForm {
  readonly approach: string;
  readonly experience: string;
  readonly languages: string;
  readonly frameworks: readonly string[];
  readonly designFocus: readonly string[];
  readonly statements: readonly { readonly specialization: string; readonly statement: string }[];
}

/** The stored record as a form, or an empty one. */
export const recordForm = (stored: OwnPractitioner | null): RecordForm => ({
  approach: stored?.approach ?? '',
  experience: stored ? String(stored.experience) : '',
  languages: stored?.languages.join(', ') ?? '',
  frameworks: stored?.frameworks ?? [],
  designFocus: stored?.designFocus ?? [],
  statements: stored?.statements.length ? stored.statements : [{ specialization: '', statement: '' }],
});

const list = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

/** The form as the server takes it. */
export const recordBody = (form: RecordForm): PracticeInput => ({
  approach: form.approach.trim() || null,
  experience: Number(form.experience),
  languages: list(form.languages),
  frameworks: [...form.frameworks],
  designFocus: [...form.designFocus],
  statements: form.statements.map(({ specialization, statement }) => ({ specialization, statement: statement.trim() })),
});

/** What has to be put right before it can be saved, by the field's path. */
export const recordErrors = (form: RecordForm): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const years = Number(form.experience);
  if (form.experience.trim() === '' || !Number.isInteger(years) || years < 0 || years > 70)
    found.set('experience', texts('record.need.experience'));
  if (list(form.languages).length === 0) found.set('languages', texts('record.need.languages'));
  if (form.frameworks.length === 0) found.set('frameworks', texts('record.need.frameworks'));
  for (const [index, { specialization, statement }] of form.statements.entries()) {
    if (specialization === '') found.set(`statements.${index}.specialization`, texts('record.need.specialization'));
    const { length } = statement.trim();
    if (length < 20 || length > 300) found.set(`statements.${index}.statement`, texts('record.need.statement'));
  }
  return found;
};
