import type { ContentField } from '#modules/studio/public';
import en from '../data/form/texts/en.json';
import { type FieldName, fieldNames, fieldOf } from '../schemas/fields';
import { type Step, steps, submitStep } from '../schemas/steps';
import type { OwnForm } from './own-questions';

/** Under which noun staff edit what the questionnaire asks. */
export const formNoun = 'intake-steps';
/** Under which name its words travel with pages. */
export const formInPages = 'intake.form';

/** What a form says otherwise than the built-in one, by keys of the catalogue, and which questions it leaves out. */
export interface FormWords {
  /** Names this form for good: an intake remembers which one was answered. */
  readonly version: string;
  readonly words: Readonly<Record<string, string>>;
  readonly hidden: readonly FieldName[];
  /** What staff added; absent where that is nothing. */
  readonly own?: OwnForm;
}

const catalogue: Readonly<Record<string, string>> = en;

/** Key of a text as the name of a field of the studio: `o.10k-15k` is `o10k15k`. */
export const fieldNameOf = (key: string): string =>
  key.replaceAll(/[^a-zA-Z0-9]+(.?)/g, (_, letter: string) => letter.toUpperCase());

/** Questions that a form may do without: optional ones that are asked alone. Nothing else is made of their answers. */
export const hideable: readonly FieldName[] = [
  'previousJourneys',
  'secondaryIntentions',
  'practiceSupervision',
  'dreamSymbols',
  'specialRequests',
  'referralSource',
  'wellnessPreferences',
];
export const hideFieldOf = (name: FieldName): string => `hide${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** Screens that staff may word; the last one is no part of the form. */
export const wordedSteps: readonly Step[] = steps.filter(({ step }) => step <= submitStep);

const fieldsIn = ({ step, paths }: Step): readonly FieldName[] =>
  fieldNames.filter((name) => {
    const field = fieldOf(name);
    return field.step === step && (!paths || field.paths?.some((path) => paths.includes(path)) === true);
  });

const keysIn = (step: Step): readonly string[] => [
  `step.${step.id}`,
  `step.${step.id}.lede`,
  `side.${step.id}`,
  ...fieldsIn(step).flatMap((name) => [
    `q.${name}`,
    `q.${name}.hint`,
    `f.${name}`,
    `f.${name}.hint`,
    ...(fieldOf(name).options ?? []).flatMap((option) => [`o.${option}`, `o.${option}.note`]),
  ]),
];

/** Keys of the texts of each screen; a text that several share belongs to the first. */
export const keysOfSteps: ReadonlyMap<string, readonly string[]> = (() => {
  const taken = new Set<string>();
  return new Map(
    wordedSteps.map((step) => {
      const keys = [...new Set(keysIn(step))].filter((key) => Object.hasOwn(catalogue, key) && !taken.has(key));
      for (const key of keys) taken.add(key);
      return [step.id, keys];
    }),
  );
})();

const kinds = { step: 'Heading', side: 'Above the heading', q: 'Question', f: 'Field', o: 'Option' } as const;

const labelOf = (key: string): string => {
  const [kind = '', name = '', part] = key.split('.');
  const what = kinds[kind as keyof typeof kinds];
  if (kind === 'step') return part === 'lede' ? 'Below the heading' : what;
  if (kind === 'side') return what;
  const text = catalogue[`${kind}.${name}`] ?? name;
  if (part === 'hint') return `Help: ${text}`;
  return part === 'note' ? `What it means: ${text}` : `${what}: ${text}`;
};

/** What of a screen staff may word. */
export const describeStep = (id: string): readonly ContentField[] => {
  const step = wordedSteps.find((one) => one.id === id);
  const names = step ? fieldsIn(step) : [];
  const texts = (keysOfSteps.get(id) ?? []).map((key): ContentField => {
    const isHelp = /\.(?:hint|lede|note)$/.test(key);
    return {
      name: fieldNameOf(key),
      label: labelOf(key),
      kind: isHelp ? 'long-text' : 'text',
      most: isHelp ? 400 : 200,
      ...(isHelp ? {} : { isRequired: true }),
    };
  });
  const switches = names
    .filter((name) => hideable.includes(name))
    .map(
      (name): ContentField => ({
        name: hideFieldOf(name),
        label: `Leave out: ${catalogue[`f.${name}`] ?? name}`,
        hint: 'What somebody wrote there already is kept and sent.',
        kind: 'switch',
        isShared: true,
      }),
    );
  return [...texts, ...switches];
};

/** The switches of a screen that all of its questions have: with all of them on, nothing would be left to ask. */
export const listWholeStep = (id: string): readonly string[] => {
  const step = wordedSteps.find((one) => one.id === id);
  const names = step ? fieldsIn(step) : [];
  return names.length > 0 && names.every((name) => hideable.includes(name)) ? names.map(hideFieldOf) : [];
};
