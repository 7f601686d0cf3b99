/** One kind of request of an active person's day; `weight` is how many of them there are in one day. */
export interface DayRequest {
  readonly name: string;
  readonly weight: number;
  readonly method?: 'GET' | 'PUT' | 'POST';
  /** `{own}` is the person's conversation. */
  readonly path: string;
  readonly accept?: string;
  /** `{n}` in a text is another number each time. */
  readonly body?: object;
  /** Sends the version that the last answer of its kind had. */
  readonly versioned?: true;
  /** Visitors make it, without a session. */
  readonly isOpen?: true;
}

/** Each round writes about something that nobody has written about. */
const names = { 1: 'Origins', 2: 'Body & Health' } as const;
const page = { accept: 'text/html', isOpen: true } as const;

/**
 * The day that is assumed of somebody who comes: twenty minutes of reading and writing, with a sign-in every other day. Change it
 * here; all that is said about capacity follows.
 */
export const makeDay = (round: 1 | 2): readonly DayRequest[] => [
  { name: 'page for visitors', weight: 2, path: '/magazine', ...page },
  { name: 'public list', weight: 2, path: '/api/articles?limit=20', isOpen: true },
  { name: 'who is signed in', weight: 6, path: '/api/auth/user' },
  { name: 'session only', weight: 3, path: '/api/labors' },
  { name: 'own answers', weight: 4, path: '/api/labor-responses/me' },
  {
    name: 'autosave of a draft',
    weight: 12,
    method: 'PUT',
    path: `/api/labor-drafts/${round + 2}`,
    body: { text: `${'I count the bread in the morning. '.repeat(20)}{n}` },
    versioned: true,
  },
  {
    name: 'save of an answer',
    weight: 1,
    method: 'POST',
    path: '/api/labor-responses',
    body: {
      laborNumber: round,
      laborName: names[round],
      textResponse: `${'I carry a bell for my mother. '.repeat(40)}{n}`,
    },
    versioned: true,
  },
  { name: 'list of conversations', weight: 3, path: '/api/conversations' },
  { name: 'one conversation', weight: 2, path: '/api/conversations/{own}' },
  {
    name: 'message',
    weight: 1,
    method: 'POST',
    path: '/api/conversations/{own}/messages',
    body: { content: 'I will bring the letter on Monday, number {n}.' },
  },
  { name: 'list of practitioners', weight: 2, path: '/api/practitioners?limit=20' },
  { name: 'own bookings', weight: 1.5, path: '/api/sessions/bookings?when=ahead' },
  { name: 'sign-in', weight: 0.5, method: 'POST', path: '/api/auth/ticket' },
];

/** Requests of one person in a day when they come. */
export const requestsOfDay: number = makeDay(1).reduce((sum, { weight }) => sum + weight, 0);
