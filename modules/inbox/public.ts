import { defineCollectingPort, defineSlot } from '#core/contract/public';

/** What a list says of something that waits. Never a word that the person wrote. */
export interface InboxFacts {
  readonly title: string;
  /** What it is about, in a few words of the product's own. */
  readonly detail: string;
  /** Where an answer by mail goes; null where none can be written. */
  readonly email: string | null;
  /** Whose account it is, so that what is written about them is encrypted with their key; null for visitors. */
  readonly personId: string | null;
  /** Page of the module that shows it by itself. */
  readonly href: string;
}

/**
 * Something that waits for a person of the team. A module registers one source for each kind; the inbox reads what waits from the
 * module's own tables, so that the two never tell different things.
 */
export interface InboxSource {
  /** One name in the product; it is stored. */
  readonly kind: string;
  /** Place among the kinds. 0 is urgent: it comes before all others in every order by urgency, and has a mark. */
  readonly rank: number;
  /** Only who holds it finds these items. */
  readonly permission: string;
  /** In English, for the filter and the badge. */
  readonly label: string;
  /** True where the module itself notes in whose hands an item is; the inbox then only shows it. */
  readonly hasOwnAssignee?: boolean;
  /** True where nobody writes by mail from the inbox. */
  readonly isInternal?: boolean;
  /** True where a widget of `inbox.detail` shows an open item; else the inbox leads to the module's page. */
  readonly hasOwnView?: boolean;
  /** Where the module tells of changes: the inbox listens there while it is open. */
  readonly changes?: { readonly channel: string; readonly event: string };
  /**
   * All items, those that are done too: `id` text, `at` and `due_at` (null: none) timestamptz, `done` boolean, `search` lower-case
   * text, `person` text (the address or id by which the same person is known; null: none), `assignee` uuid (null: nobody).
   */
  rows(db: PortDatabase): Promise<{ readonly query: PortQuery }>;
  /** Those of these ids that are still there. */
  describe(db: PortDatabase, ids: readonly string[]): Promise<ReadonlyMap<string, InboxFacts>>;
}
export const inboxSources = defineCollectingPort<InboxSource>('inbox.sources');

/** The source's own view of an open item; a widget draws nothing for kinds that are not its own. `onChanged` after an act. */
export const inboxDetail = defineSlot<{
  readonly kind: string;
  readonly id: string;
  readonly onChanged: () => void;
}>('inbox.detail');
