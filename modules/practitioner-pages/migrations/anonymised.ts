import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  guest_introductions: {
    token_hash: 'shape',
    guest_sealed: {
      context: 'guest_introductions:guest_sealed:{id}',
      owner: null,
      sample: '{"name":"Guest Example","email":"guest@example.test","message":"Invented words stand here."}',
    },
    language: 'keep',
    zone: 'keep',
  },
  practitioner_credentials: { title: 'words', issuer: 'words', note: 'words', type: 'null', file_id: 'null' },
  practitioner_pages: {
    name: 'name',
    slug: 'shape',
    draft: { json: { headline: 'words', introduction: 'words', approach: 'words', answer: 'words' } },
    draft_facts: { json: { name: 'name', approach: 'words', statement: 'words' } },
    note: 'words',
    published: { json: { headline: 'words', introduction: 'words', approach: 'words', answer: 'words' } },
    published_facts: { json: { name: 'name', approach: 'words', statement: 'words' } },
    specializations: 'keep',
    languages: 'keep',
    search_words: 'words',
  },
  practitioner_reviews: {
    text_sealed: { context: 'practitioner_reviews:text_sealed:{id}', owner: 't.user_id' },
    note: 'words',
    reply: 'words',
  },
};
