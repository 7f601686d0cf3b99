import { defineCollectingPort } from '#core/contract/public';

/** Languages that published texts are written in. */
export type KnowledgeLanguage = 'en' | 'de' | 'es';

/** A text that anybody may read on a page of the product. */
export interface KnowledgeText {
  /** The same for as long as the text has its place: `magazine:arrive-before-you-arrive`. */
  readonly id: string;
  readonly title: string;
  /** Own path of the page where it stands. */
  readonly path: string;
  /** Paragraphs apart by an empty line; without Markdown. */
  readonly text: string;
  /** Language of the text; English unless stated. */
  readonly language?: KnowledgeLanguage;
  /** Other ways in which people ask for it, one question each. */
  readonly asked?: readonly string[];
}

/** What a module knows and has published; asked again now and then, so what is withdrawn is forgotten within minutes. */
export interface Knowledge {
  list(): Promise<readonly KnowledgeText[]>;
}
export const knowledge = defineCollectingPort<Knowledge>('knowledge.texts');

/** Amounts from the least to the most, as two numbers or as money in whole US dollars. */
export interface FigureRange {
  readonly from: number;
  readonly to: number;
  readonly unit?: 'dollars';
}

/** A number, a word, a range, or a choice of numbers; each is written as the language of the text writes it. */
export type ProductFigure = number | string | FigureRange | readonly number[];

/** Figures that texts about the product repeat. */
export type ProductFigures = Readonly<Record<string, ProductFigure>>;

/** Figures of a module under names that begin with its id. The constant that decides is given, so that no text can drift from it. */
export const productFigures = defineCollectingPort<ProductFigures>('knowledge.product-figures');

/** One text that a person wrote themselves. */
export interface OwnText {
  /** Changes with the text. */
  readonly id: string;
  /** Where the person knows it from: `Labor 4: Emotions & Shadow`. */
  readonly title: string;
  readonly path: string;
  readonly text: string;
}

/** What a person wrote, for answers to that person alone; the module that asks has their consent. */
export interface OwnWriting {
  of(userId: string): Promise<readonly OwnText[]>;
}
export const ownWriting = defineCollectingPort<OwnWriting>('knowledge.own-writing');

/** An appointment of one person that has not ended. */
export interface OwnDate {
  readonly kind: 'call';
  /** ISO instant. */
  readonly at: string;
  /** IANA name of the zone in which it was agreed. */
  readonly zone: string;
  /** Page that shows it. */
  readonly path: string;
}

/** What is in a person's diary, soonest first; for answers to that person alone. */
export interface OwnDates {
  of(userId: string): Promise<readonly OwnDate[]>;
}
export const ownDates = defineCollectingPort<OwnDates>('knowledge.own-dates');
