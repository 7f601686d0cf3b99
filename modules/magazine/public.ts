import { definePort } from '#core/contract/public';

/** A published article as plain words, for whoever answers questions from it. */
export interface MagazineText {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Paragraphs without marks. */
  readonly text: string;
  /** BCP 47. */
  readonly language: string;
  readonly version: number;
}

export interface Magazine {
  /** All published articles, newest first, at most 1000. */
  published(): Promise<MagazineText[]>;
}

export const magazine = definePort<Magazine>('magazine');
