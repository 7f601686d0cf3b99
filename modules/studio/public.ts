import type { Knex } from 'knex';
import type { FieldError } from '#core/contract/errors';
import type { House } from '#core/contract/house';
import { defineCollectingPort, definePort, defineSlot } from '#core/contract/public';
import type { ContentField, ContentFields, ContentLanguage } from './lib/content';

export {
  type ContentField,
  type ContentFields,
  type ContentLanguage,
  type ContentValue,
  contentLanguages,
  type Entry,
} from './lib/content';
export { findPageContent } from './lib/page-content';

/** Something that can be edited, with the text that the product brings along. */
export interface ContentDocument {
  /** Stays the same for as long as the document exists: `4`, `assessment`. Lower-case letters, digits and dashes. */
  readonly key: string;
  /** What staff call it. */
  readonly title: string;
  /** Page that shows it. */
  readonly path?: string;
  /** Where its fields differ from those of the noun. */
  readonly fields?: readonly ContentField[];
  /** The language that it was written in, where that is not the noun's source. */
  readonly source?: ContentLanguage;
  /** Page of its module that edits it: the studio only translates it. */
  readonly sourcePath?: string;
  /** In the source language at least. */
  readonly builtIn: Readonly<Partial<Record<ContentLanguage, ContentFields>>>;
}

/** What a document says in one language. */
export interface NamedFields {
  readonly key: string;
  readonly language: ContentLanguage;
  readonly fields: ContentFields;
}

/** A mail with sample values. */
export interface MailPreview {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What it may name in braces. */
  readonly values: readonly { readonly name: string; readonly sample: string; readonly isNeeded: boolean }[];
}

/** Documents that staff may add to those that are built in. */
export interface ContentAdditions {
  /** On the button: `Add a concern`. */
  readonly label: string;
  /** What has to be done until it is shown. */
  readonly hint: string;
  /** What an added document is before anybody edited it. */
  describe(key: string, title: string): ContentDocument;
  /** Whether something refers to it: then it cannot be removed. What begins to refer to it meanwhile waits for the transaction. */
  isUsed(key: string, trx: Knex.Transaction): Promise<boolean>;
}

/** A kind of content that staff may edit in the studio. */
export interface ContentNoun {
  /** In addresses: `labors`, `intake-steps`. */
  readonly noun: string;
  readonly label: string;
  /** One sentence on what it is and where it is shown. */
  readonly about: string;
  /** The first one is the source, from which the others are translated. */
  readonly languages: readonly [ContentLanguage, ...ContentLanguage[]];
  readonly fields: readonly ContentField[];
  /** Whose pages bring along what was published instead of the built-in texts (`findPageContent`); null: nobody's. */
  readonly inPages: 'everybody' | 'signed-in' | null;
  list(): Promise<readonly ContentDocument[]>;
  /**
   * Objects that the module edits in pages of its own and that are translated here, as everybody sees them now; with a key, that one
   * alone. They are read each time, never kept in memory: the module reads their translations from `contentTranslations`.
   */
  listObjects?(db: Knex, key?: string): Promise<readonly ContentDocument[]>;
  /** Absent where the product brings along all there is. */
  readonly additions?: ContentAdditions;
  /** What is wrong with complete fields beyond their description. */
  check?(document: NamedFields, db: Knex): readonly FieldError[] | Promise<readonly FieldError[]>;
  /** Of mails: how a draft reads with sample values. */
  previewMail?(document: NamedFields, house: Pick<House, 'name' | 'accent'>): MailPreview | null;
  /** In the transaction of a publication, which fails with it. */
  onPublish?(document: NamedFields, trx: Knex.Transaction): Promise<void>;
}
/** Filled by the modules that own the content. */
export const contentNouns = defineCollectingPort<ContentNoun>('studio.nouns');

/** Something to do before a house opens. */
export interface FirstRunStep {
  /** `legal.imprint`: begins with the module's id. */
  readonly id: string;
  readonly order: number;
  readonly label: string;
  /** What it is good for, or what happens without it. */
  readonly hint: string;
  /** Page on which it is done; null where it is done outside of the product. */
  readonly path: string | null;
  /** Looks at what is there, never at a mark that somebody made. */
  isDone(db: Knex): Promise<boolean>;
}
/** Filled by the modules that own what is to be done. */
export const firstRunSteps = defineCollectingPort<FirstRunStep>('studio.first-run');

/** What was published, from memory. */
export interface Studio {
  /**
   * What a noun says now, by the keys of its documents: published texts, else the built-in ones, else those of the source language.
   * Empty before modules have started and for a noun that does not exist.
   */
  read(noun: string, language: ContentLanguage): ReadonlyMap<string, ContentFields>;
  /** The same of one document. */
  find(noun: string, key: string, language: ContentLanguage): ContentFields | null;
  /** When it was last published; null while it is built in. ISO instant. */
  findPublishedAt(noun: string, key: string, language: ContentLanguage): string | null;
  /** Number of the version that is shown, as its history counts; null while it is built in. */
  findVersion(noun: string, key: string, language: ContentLanguage): number | null;
}
export const studio = definePort<Studio>('studio');

/** What is published of an object in a language besides its own. */
export interface ContentTranslation {
  readonly language: ContentLanguage;
  /** Without fields that the object has got since. */
  readonly fields: ContentFields;
  /** It was made from what the object says now. */
  readonly isCurrent: boolean;
}
/** For nouns with `listObjects`. */
export interface ContentTranslations {
  /** What is published of these objects, by key. */
  read(
    db: Knex,
    noun: string,
    objects: readonly ContentDocument[],
  ): Promise<ReadonlyMap<string, readonly ContentTranslation[]>>;
  /** Forgets an object that is deleted, with its drafts and versions. */
  remove(trx: Knex.Transaction, noun: string, key: string): Promise<void>;
}
export const contentTranslations = definePort<ContentTranslations>('studio.translations');

/** Something that a module edits in pages of its own, such as a retreat. */
export interface KeptObject {
  /** Lower-case letters and dashes: `retreats`. */
  readonly kind: string;
  readonly id: string;
}
/** For content that is no document of a noun: its versions, and the rule that a second person approves it. */
export interface KeptVersions {
  /** Keeps what is shown from now on. The same again keeps nothing. */
  keep(trx: Knex.Transaction, object: KeptObject, content: object, by: string | null): Promise<void>;
  /** Whether the house asks that somebody publishes who wrote no part of it. */
  isReviewed(): boolean;
}
export const keptVersions = definePort<KeptVersions>('studio.kept');

/** Versions that were kept of an object, each compared with what is shown now and brought back; filled by the studio. */
export const keptHistory = defineSlot<{
  readonly object: KeptObject;
  /** Names what is shown now: after a change the versions are read anew. */
  readonly version: number;
  readonly description: readonly ContentField[];
  /** What is shown now; null while nothing is. */
  readonly shown: ContentFields | null;
  /** What is written and not shown yet. */
  readonly draft: ContentFields | null;
  readonly toFields: (content: unknown) => ContentFields;
  readonly onRestore: (content: unknown) => void;
}>('studio.kept-versions');

/** How far an object is translated, with the way to each language; filled by the studio. */
export const translationStates = defineSlot<{
  readonly noun: string;
  readonly id: string;
  /** The language that it is written in. */
  readonly source: ContentLanguage;
  /** Names what is shown now: after a change the states are read anew. */
  readonly version: number;
}>('studio.translation-states');

/** What differs between two texts, field by field and word by word; filled by the studio. */
export const textDifferences = defineSlot<{
  readonly description: readonly ContentField[];
  readonly before: ContentFields;
  readonly after: ContentFields;
  readonly lang: string;
}>('studio.differences');

/** Chooses a picture for a field of a document; filled by a module that knows a library of them. */
export const pictureField = defineSlot<{
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}>('studio.picture-field');
