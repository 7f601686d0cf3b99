import type { PlanChange, PlanInput, PlanView } from '../../../schemas/aftercare';
import { texts } from '../../texts/texts';

/** One step as it is being written; `key` stays the same while the order changes. */
export interface StepForm {
  readonly key: string;
  readonly id?: string;
  readonly kind: 'task' | 'check-in';
  readonly text: string;
  /** `YYYY-MM-DD`, parts of it while typing, or empty. */
  readonly dueOn: string;
  readonly assignee: 'client' | 'practitioner';
}
export interface PlanForm {
  readonly title: string;
  readonly summary: string;
  readonly closed: boolean;
  readonly outcome: string;
  readonly steps: readonly StepForm[];
}

export const aStep = (): StepForm => ({
  key: crypto.randomUUID(),
  kind: 'task',
  text: '',
  dueOn: '',
  assignee: 'client',
});

/** What the editor begins with. */
export const formOf = (plan: PlanView | null): PlanForm =>
  plan
    ? {
        title: plan.title,
        summary: plan.summary ?? '',
        closed: plan.status === 'closed',
        outcome: plan.outcome ?? '',
        steps: plan.items.map(({ id, kind, text, dueOn, assignee }) => ({
          key: id,
          id,
          kind,
          text,
          dueOn: dueOn ?? '',
          assignee,
        })),
      }
    : { title: '', summary: '', closed: false, outcome: '', steps: [aStep()] };

/** What is wrong, by the place where it is said: `title`, `text:<key>`, `due:<key>`. */
export const problemsOf = ({ title, steps }: PlanForm): Readonly<Record<string, string>> => ({
  ...(title.trim() === '' && { title: texts('form.name.need') }),
  ...Object.fromEntries(
    steps.flatMap(({ key, text, dueOn }) => [
      ...(text.trim() === '' ? [[`text:${key}`, texts('form.item.need')]] : []),
      ...(dueOn !== '' && !isDay(dueOn) ? [[`due:${key}`, texts('form.item.due.bad')]] : []),
    ]),
  ),
});

const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The body of a new plan. */
export const inputOf = ({ title, summary, steps }: PlanForm): PlanInput => ({
  title: title.trim(),
  summary: orNull(summary),
  items: steps.map(({ id, kind, text, dueOn, assignee }) => ({
    ...(id !== undefined && { id }),
    kind,
    text: text.trim(),
    dueOn: orNull(dueOn),
    assignee,
  })),
});

/** The body of a changed one. */
export const changeOf = (form: PlanForm): PlanChange => ({
  ...inputOf(form),
  status: form.closed ? 'closed' : 'active',
  outcome: orNull(form.outcome),
});

/** The steps with one of them moved by one place. */
export const moved = (steps: readonly StepForm[], at: number, by: 1 | -1): readonly StepForm[] => {
  const [one, other] = [steps[at], steps[at + by]];
  if (!one || !other) return steps;
  return steps.map((step, index) => (index === at ? other : index === at + by ? one : step));
};
