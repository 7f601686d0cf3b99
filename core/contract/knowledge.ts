import { defineCollectingPort } from './public';

/** A text that anybody may read on a page of the product. */
export interface KnowledgeText {
  /** The same for as long as the text has its place: `magazine:arrive-before-you-arrive`. */
  readonly id: string;
  readonly title: string;
  /** Own path of the page where it stands. */
  readonly path: string;
  /** In English, paragraphs apart by an empty line; without Markdown. */
  readonly text: string;
  /** Other ways in which people ask for it, one question each. */
  readonly asked?: readonly string[];
}

/** What a module knows and has published; asked again now and then, so what is withdrawn is forgotten within minutes. */
export interface Knowledge {
  list(): Promise<readonly KnowledgeText[]>;
}
export const knowledge = defineCollectingPort<Knowledge>('core.knowledge');

/** One text that a person wrote themselves. */
export interface OwnText {
  /** Changes with the text. */
  readonly id: string;
  /** Where the person knows it from: `Labor 4: Emotions & Shadow`. */
  readonly title: string;
  readonly path: string;
  readonly text: string;
}

/** What a person wrote, for answers to that person alone; whoever asks has their consent. */
export interface OwnWriting {
  of(userId: string): Promise<readonly OwnText[]>;
}
export const ownWriting = defineCollectingPort<OwnWriting>('core.own-writing');
