import type { ContentFields, ContentValue } from '#modules/studio/public';
import { lengths, prices, type Range } from '../schemas/values';

/** Under which noun staff edit the stages of the journey. */
export const stagesNoun = 'stages';

type Widened<T> = { readonly [Name in keyof T]: T[Name] extends number ? number : Range };
export type Prices = Widened<typeof prices>;
export type Lengths = Widened<typeof lengths>;

/** Prices in US dollars and lengths of the stages, as they are now. */
export interface JourneyFigures {
  readonly prices: Prices;
  readonly lengths: Lengths;
}

/** The documents of the studio by which staff change figures: what each has of prices and of a length. */
export const stageFigures = {
  intake: { range: 'intake', length: 'intake' },
  assessment: { range: 'assessment', length: 'assessment' },
  retreat: { range: 'retreat', length: 'retreat' },
  integration: { range: 'integration', length: 'integration' },
  aftercare: { amounts: ['aftercare'] },
  before: { amounts: ['clearance', 'psychological', 'insurance'] },
  during: { amounts: ['sessionDay', 'treatment', 'reserve'] },
  after: { amounts: ['weekly', 'monthly', 'monthlyMore'] },
} as const;
export type StageKey = keyof typeof stageFigures;

const cents = 100;
const readDollars = (value: ContentValue | undefined, builtIn: number): number =>
  typeof value === 'number' ? value / cents : builtIn;
const readCount = (value: ContentValue | undefined, builtIn: number): number =>
  typeof value === 'number' ? value : builtIn;

type Documents = (key: StageKey) => ContentFields | undefined;

/** Figures with what staff published of them. */
export const readFigures = (documents: Documents): JourneyFigures => {
  const range = (key: 'intake' | 'assessment' | 'retreat' | 'integration'): Range => {
    const fields = documents(key);
    return {
      from: readDollars(fields?.['priceFrom'], prices[key].from),
      to: readDollars(fields?.['priceTo'], prices[key].to),
    };
  };
  const length = (key: keyof typeof lengths): Range => {
    const fields = documents(key);
    return { from: readCount(fields?.['from'], lengths[key].from), to: readCount(fields?.['to'], lengths[key].to) };
  };
  const amount = (key: 'aftercare' | 'before' | 'during' | 'after', name: AmountName): number =>
    readDollars(documents(key)?.[name], prices[name]);
  return {
    prices: {
      intake: range('intake'),
      assessment: range('assessment'),
      retreat: range('retreat'),
      integration: range('integration'),
      aftercare: amount('aftercare', 'aftercare'),
      clearance: amount('before', 'clearance'),
      psychological: amount('before', 'psychological'),
      insurance: amount('before', 'insurance'),
      sessionDay: amount('during', 'sessionDay'),
      treatment: amount('during', 'treatment'),
      reserve: amount('during', 'reserve'),
      weekly: amount('after', 'weekly'),
      monthly: amount('after', 'monthly'),
      monthlyMore: amount('after', 'monthlyMore'),
    },
    lengths: {
      intake: length('intake'),
      assessment: length('assessment'),
      retreat: length('retreat'),
      integration: length('integration'),
    },
  };
};
type AmountName = Exclude<keyof Prices, keyof Lengths>;

/** What the specification says. */
export const builtInFigures: JourneyFigures = readFigures(() => undefined);

/** The built-in figures of a document, as the studio stores them. */
export const toStageFields = (key: StageKey): ContentFields => {
  const figures = stageFigures[key];
  if ('range' in figures) {
    const { from, to } = prices[figures.range];
    return { priceFrom: from * cents, priceTo: to * cents, ...lengths[figures.length] };
  }
  return Object.fromEntries(figures.amounts.map((name) => [name, prices[name] * cents]));
};

/** Weeks from the first page to the end of integration, all stages after one another, to the nearest week. */
export const countWeeks = ({ intake, assessment, retreat, integration }: Lengths): Range => ({
  from: Math.round(intake.from + assessment.from + retreat.from / 7 + integration.from),
  to: Math.round(intake.to + assessment.to + retreat.to / 7 + integration.to),
});
