import type { Quote, Reading } from '../../schemas/reading';
import { findsWordsOf } from './words-of';

/** What is hidden of a reading, and from whom. */
export interface Hiding {
  readonly viewer: 'owner' | 'practitioner';
  /** Labors of which no passage is shown. */
  readonly labors: ReadonlySet<number>;
  /** Everything that stands in their answers, earlier versions included. */
  readonly words: readonly string[];
  /** A language model words freely what it read: what it wrote from these Labors is hidden with their passages. */
  readonly isByModel: boolean;
}

interface Lines {
  readonly title: string;
  readonly one: Readonly<Record<Hiding['viewer'], (labor: number) => string>>;
  readonly many: Readonly<Record<Hiding['viewer'], (labors: string) => string>>;
  readonly paragraph: Readonly<Record<Hiding['viewer'], string>>;
}

const lines: Readonly<Record<NonNullable<Reading['language']>, Lines>> = {
  en: {
    title: 'Hidden',
    one: {
      owner: (labor) => `A passage of Labor ${labor} is hidden: you keep this Labor to yourself.`,
      practitioner: (labor) => `A passage of Labor ${labor} is hidden: it is not open to practitioners.`,
    },
    many: {
      owner: (labors) => `Passages of Labors ${labors} are hidden: you keep these Labors to yourself.`,
      practitioner: (labors) => `Passages of Labors ${labors} are hidden: they are not open to practitioners.`,
    },
    paragraph: {
      owner: 'A paragraph is hidden: it has words from a Labor that you keep to yourself.',
      practitioner: 'A paragraph is hidden: it has words from a Labor that is not open to practitioners.',
    },
  },
  de: {
    title: 'Verborgen',
    one: {
      owner: (labor) => `Eine Stelle aus Arbeit ${labor} ist verborgen: Du behältst diese Arbeit für dich.`,
      practitioner: (labor) =>
        `Eine Stelle aus Arbeit ${labor} ist verborgen: Sie ist nicht für Begleitende freigegeben.`,
    },
    many: {
      owner: (labors) => `Stellen aus den Arbeiten ${labors} sind verborgen: Du behältst diese Arbeiten für dich.`,
      practitioner: (labors) =>
        `Stellen aus den Arbeiten ${labors} sind verborgen: Sie sind nicht für Begleitende freigegeben.`,
    },
    paragraph: {
      owner: 'Ein Absatz ist verborgen: Er enthält Worte aus einer Arbeit, die du für dich behältst.',
      practitioner: 'Ein Absatz ist verborgen: Er enthält Worte aus einer Arbeit, die nicht freigegeben ist.',
    },
  },
  es: {
    title: 'Oculto',
    one: {
      owner: (labor) => `Un pasaje del trabajo ${labor} está oculto: guardas este trabajo solo para ti.`,
      practitioner: (labor) => `Un pasaje del trabajo ${labor} está oculto: no está abierto a quienes acompañan.`,
    },
    many: {
      owner: (labors) => `Hay pasajes ocultos de los trabajos ${labors}: guardas estos trabajos solo para ti.`,
      practitioner: (labors) => `Hay pasajes ocultos de los trabajos ${labors}: no están abiertos a quienes acompañan.`,
    },
    paragraph: {
      owner: 'Hay un párrafo oculto: contiene palabras de un trabajo que guardas solo para ti.',
      practitioner: 'Hay un párrafo oculto: contiene palabras de un trabajo que no está abierto.',
    },
  },
};

type Carries = (text: string) => boolean;

/** A part of a reading with passages: what it says of them, and the passages. */
interface Part {
  readonly title: string;
  readonly prose: string;
  readonly question: string;
  readonly quotes: readonly Quote[];
}

/**
 * The part as it may be seen: a line for the hidden passages, and nothing that was said because of them alone. Null where nothing is to
 * be hidden.
 */
const hidePart = (
  { title, prose, question, quotes }: Part,
  { labors, viewer, isByModel }: Hiding,
  carries: Carries,
  { title: hiddenTitle, one, many, paragraph }: Lines,
  list: (numbers: readonly number[]) => string,
): (Part & { readonly whole: boolean }) | null => {
  const shown = quotes.filter(({ laborNumber }) => !labors.has(laborNumber));
  const gone = [...new Set(quotes.map(({ laborNumber }) => laborNumber))]
    .filter((labor) => labors.has(labor))
    .sort((a, b) => a - b);
  const [first, ...more] = gone;
  if (first === undefined && ![title, prose, question].some(carries)) return null;
  const line =
    first === undefined ? paragraph[viewer] : more.length === 0 ? one[viewer](first) : many[viewer](list(gone));
  const whole = first !== undefined && (shown.length === 0 || isByModel);
  if (whole) return { title: hiddenTitle, prose: line, question: '', quotes: shown, whole };
  return {
    title: carries(title) ? hiddenTitle : title,
    prose: carries(prose) ? line : `${prose} ${line}`,
    question: carries(question) ? '' : question,
    quotes: shown,
    whole,
  };
};

/**
 * A reading without the passages of Labors that its viewer may not see any more. Every hidden passage leaves a line where it stood;
 * titles, questions and paragraphs that repeat words of such a Labor go with it. The reading that is stored stays as it is.
 */
export const hidePassages = (reading: Reading, hiding: Hiding): Reading => {
  if (hiding.labors.size === 0) return reading;
  const language = reading.language ?? 'en';
  const said = lines[language];
  const carries = findsWordsOf(hiding.words);
  const format = new Intl.ListFormat(language);
  const list = (numbers: readonly number[]) => format.format(numbers.map(String));
  const hide = (part: Part) => hidePart(part, hiding, carries, said, list);
  const line = said.paragraph[hiding.viewer];
  const paragraphs = (texts: readonly string[], isWorded: boolean) =>
    texts.map((text) => ((isWorded && hiding.isByModel) || carries(text) ? line : text));
  const gone = new Set<string>();
  const { title, ...untitled } = reading;
  const isTitleHidden = title && (hiding.labors.has(title.quote.laborNumber) || carries(title.text));
  const themes = reading.themes.map((theme) => {
    const part = hide({ ...theme, prose: theme.description });
    if (!part) return theme;
    if (part.whole) gone.add(theme.id);
    const { how, ...rest } = theme;
    const { title: name, prose: description, question, quotes } = part;
    const isHowShown = how !== undefined && !part.whole && !carries(how);
    return { ...rest, title: name, description, question, quotes: [...quotes], ...(isHowShown ? { how } : {}) };
  });
  const insights = reading.insights.map((insight) => {
    const part = hide({ ...insight, title: insight.concept, prose: insight.note });
    if (!part) return insight;
    const { title: concept, prose: note, question, quotes } = part;
    return { ...insight, concept, note, question, quotes: [...quotes] };
  });
  return {
    ...(isTitleHidden ? untitled : reading),
    opening: paragraphs(reading.opening, true),
    themes,
    insights,
    chart: paragraphs(reading.chart, false),
    closing: paragraphs(reading.closing, true),
    guidance: reading.guidance.filter((one) => !gone.has(one.themeId) && !carries(one.title) && !carries(one.text)),
  };
};
