/*
 * What statements of a client's pages may leave the client out, and why: each line is what a database that is divided by client would
 * have to solve otherwise. Tables of a module whose folder was deleted count for nothing.
 */

const house = 'the house has it, the same for everybody: each part of the database would hold a copy';
const practitioner = 'belongs to a practitioner, whom clients of any part look at';
const group = 'belongs to several people at once';
const before = 'by the key of a row which an earlier statement has found with its client';
const below = 'a row of it has no owner of its own: it is reached by the row above, found with its client';

/** Tables that no client owns. */
export const notOfAClient: Readonly<Record<string, string>> = {
  users: 'says who somebody is, by their id: other people are named to a client too',
  sessions: 'is found by the cookie, before anybody knows whose it is',
  accounts: 'is found by the address, before anybody knows whose it is',
  passkeys: 'is found by the credential, before anybody knows whose it is',
  passkey_challenges: 'is found by the challenge, before anybody knows whose it is',
  audit_log: 'is one chain of all records',
  rate_limits: 'counts by keys of its own',
  socket_io_attachments: 'is emptied of what is old by each process',
  outbox_events: 'is the queue of all',
  mails: 'goes to others too, and is sent in the order of all',
  notices: 'tells somebody else, whom the client has caused it for',
  webhooks: house,
  module_releases: house,
  module_switches: house,
  articles: house,
  article_counts: 'counts over all clients and names none',
  article_leads: 'counts over all clients and names none',
  experiences: house,
  retreats: house,
  retreat_rooms: house,
  studio_documents: house,
  studio_additions: house,
  money_codes: house,
  money_tax_rates: house,
  money_series: 'numbers the documents of all without a gap',
  practitioners: practitioner,
  practitioner_availability: practitioner,
  practitioner_vectors: practitioner,
  practitioner_pages: practitioner,
  session_rules: practitioner,
  session_services: practitioner,
  session_offers: practitioner,
  sessions_booked: practitioner,
  calendar_busy_times: practitioner,
  guest_introductions: practitioner,
  discussions: group,
  discussion_responses: group,
  post_revisions: group,
  pods: group,
  pod_members: group,
  pod_requests: group,
  pod_messages: group,
};

/** Tables whose rows are a client's, and by which columns a statement may reach them without naming the client. */
export const byKeyAlone: Readonly<Record<string, { readonly columns: readonly string[]; readonly why: string }>> = {
  labor_responses: { columns: ['id'], why: before },
  labor_response_versions: { columns: ['response_id'], why: below },
  labor_audio: { columns: ['id'], why: before },
  own_questions: { columns: ['id'], why: before },
  own_question_answers: { columns: ['question_id'], why: below },
  clients: { columns: ['id'], why: before },
  holistic_profiles: {
    columns: ['id', 'user_id'],
    why: 'the same, or the profile of somebody who has agreed to show it',
  },
  synthesis_jobs: { columns: ['id'], why: before },
  synthesis_feedback: { columns: ['synthesis_id'], why: before },
  matching_jobs: { columns: ['id'], why: before },
  aftercare_items: { columns: ['id', 'plan_id'], why: below },
  practice_measures: { columns: ['id'], why: before },
  practice_documents: { columns: ['id', 'match_id'], why: before },
  matches: { columns: ['id'], why: before },
  consents: { columns: ['id', 'match_id'], why: before },
  consent_requests: { columns: ['id', 'match_id'], why: below },
  consent_history: { columns: ['consent_id'], why: below },
  conversations: { columns: ['id', 'conversation_id'], why: before },
  conversation_messages: { columns: ['conversation_id', 'seq'], why: below },
  introduction_calls: {
    columns: ['id', 'match_id', 'practitioner_id'],
    why: 'the same, or the times of a practitioner',
  },
  session_places: { columns: ['id', 'match_id', 'session_id'], why: 'the same, or the other places of a session' },
  session_packages: { columns: ['id'], why: before },
  session_waits: { columns: ['place_id'], why: before },
  bookings: { columns: ['id'], why: before },
  booking_history: { columns: ['booking_id'], why: below },
  experience_waitlist: { columns: ['experience_id'], why: 'who is next gets what a client has given up' },
  retreat_places: { columns: ['id'], why: before },
  retreat_papers: { columns: ['id', 'place_id'], why: below },
  connections: {
    columns: ['id', 'code_hash'],
    why: 'two clients have it, and the second knows a code before they are in it',
  },
  connection_readings: { columns: ['connection_id'], why: 'is noted for the other one, whose chart was looked at' },
  money_documents: { columns: ['id', 'key', 'corrects_id', 'document_id', 'purpose'], why: before },
  money_quotes: { columns: ['id', 'replaces_id'], why: before },
  money_lines: { columns: ['document_id'], why: below },
  money_parts: { columns: ['document_id', 'id'], why: below },
  money_payments: { columns: ['document_id'], why: below },
  money_refunds: { columns: ['document_id'], why: below },
  money_checkouts: { columns: ['document_id'], why: below },
  money_code_uses: { columns: ['document_id'], why: below },
  money_entries: { columns: ['document_id', 'id'], why: below },
  money_entry_lines: { columns: ['entry_id'], why: below },
};
