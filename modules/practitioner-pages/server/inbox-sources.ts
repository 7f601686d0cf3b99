import type { Core } from '#core/contract/server';
import type { InboxFacts, InboxSource } from '#modules/inbox/public';
import { Credential } from './models/credential';
import { Page } from './models/page';
import { Review } from './models/review';

const permission = 'practitioner-pages.review';
const path = '/team-portal/practitioner-pages';

const rowsOf = (db: PortDatabase, table: string, at: string, waiting: string) => ({
  query: db(table).select(
    db.raw('id::text as id'),
    `${at} as at`,
    db.raw('null::timestamptz as due_at'),
    db.raw('(state <> ?) as done', [waiting]),
    db.raw("'' as search"),
    db.raw('null::text as person'),
    db.raw('null::uuid as assignee'),
  ),
});

const submittedPages: InboxSource = {
  kind: 'practitioner-page',
  rank: 32,
  permission,
  label: 'Page to approve',
  isInternal: true,
  rows: async (db) => rowsOf(db, 'practitioner_pages', 'updated_at', 'submitted'),
  describe: async (db, ids) =>
    new Map(
      (
        await Page.query(db)
          .findByIds([...ids])
          .select('id', 'name', 'slug')
      ).map(({ id, name, slug }): [string, InboxFacts] => [
        id,
        {
          title: name,
          detail: slug === null ? 'First version' : 'Changes to a page',
          email: null,
          personId: null,
          href: `${path}/${id}`,
        },
      ]),
    ),
};

const uploadedCredentials = (core: Core): InboxSource => ({
  kind: 'credential',
  rank: 33,
  permission,
  label: 'Credential to check',
  isInternal: true,
  hasOwnView: true,
  rows: async (db) => rowsOf(db, 'practitioner_credentials', 'created_at', 'uploaded'),
  describe: async (db, ids) => {
    const rows = await Credential.query(db)
      .findByIds([...ids])
      .select('id', 'user_id', 'title');
    const names = await core.people.names(rows.map(({ userId }) => userId));
    return new Map(
      rows.map(({ id, userId, title }): [string, InboxFacts] => {
        const person = names.get(userId);
        return [
          id,
          {
            title: person ? `${person.firstName} ${person.lastName}`.trim() : 'An account that is gone',
            detail: title,
            email: null,
            personId: null,
            href: `${path}/credentials`,
          },
        ];
      }),
    );
  },
});

/** Reviews that nobody has read. Who wrote one is the client's to say, so the list names the practitioner alone. */
const waitingReviews: InboxSource = {
  kind: 'review',
  rank: 34,
  permission,
  label: 'Review to read',
  isInternal: true,
  hasOwnView: true,
  rows: async (db) => rowsOf(db, 'practitioner_reviews', 'written_at', 'waiting'),
  describe: async (db, ids) => {
    const rows = await Review.query(db)
      .findByIds([...ids])
      .select('id', 'page_id', 'stars');
    const pages = await Page.query(db)
      .findByIds(rows.map(({ pageId }) => pageId))
      .select('id', 'name');
    return new Map(
      rows.map(({ id, pageId, stars }): [string, InboxFacts] => [
        id,
        {
          title: `About ${pages.find((page) => page.id === pageId)?.name ?? 'a page that is gone'}`,
          detail: `${stars} of 5 stars`,
          email: null,
          personId: null,
          href: `${path}/reviews`,
        },
      ]),
    );
  },
};

/** What of practitioners' pages waits for a decision. */
export const inboxSourcesOf = (core: Core): readonly InboxSource[] => [
  submittedPages,
  uploadedCredentials(core),
  waitingReviews,
];
