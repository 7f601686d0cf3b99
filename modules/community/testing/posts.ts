import type { DiscussionRow, DiscussionView, ResponseView } from '../schemas/discussion';
import type { NoticeView } from '../schemas/notice';
import type { PodMessage, PodView } from '../schemas/pod';
import type { ReportView } from '../schemas/report';

export const ids = {
  talk: '00000000-0000-4000-8000-0000000000a1',
  reply: '00000000-0000-4000-8000-0000000000a2',
  other: '00000000-0000-4000-8000-0000000000a3',
  pod: '00000000-0000-4000-8000-0000000000b1',
  tobias: '00000000-0000-4000-8000-0000000000c1',
} as const;

const tobias = { id: ids.tobias, name: 'Tobias R.', you: false };
const paragraph = (text: string) => [{ kind: 'paragraph' as const, children: [{ kind: 'text' as const, text }] }];

/** One row of the list. */
export const aRow = (overrides: Partial<DiscussionRow> = {}): DiscussionRow => ({
  id: ids.talk,
  title: 'The week after a retreat',
  content: 'I came back on Sunday.',
  category: 'Integration',
  createdAt: '2026-11-19T20:14:00.000000Z',
  lastAt: '2026-11-20T09:15:00.000000Z',
  responseCount: 1,
  author: tobias,
  sample: true,
  ...overrides,
});

/** A discussion to be read. */
export const aTalk = (overrides: Partial<DiscussionView> = {}): DiscussionView => ({
  ...aRow(),
  tree: paragraph('I came back on Sunday. The kettle was where I left it, and so was the argument about the car.'),
  version: 1,
  editedAt: null,
  hidden: false,
  blocked: false,
  level: 'normal',
  can: { edit: false, delete: false, hide: false },
  help: false,
  ...overrides,
});

export const aReply = (overrides: Partial<ResponseView> = {}): ResponseView => ({
  id: ids.reply,
  discussionId: ids.talk,
  content: 'One sentence.',
  tree: paragraph('One sentence.'),
  createdAt: '2026-11-20T07:40:00.000000Z',
  editedAt: null,
  version: 1,
  author: tobias,
  hidden: false,
  blocked: false,
  can: { edit: false, delete: false, hide: false },
  help: false,
  ...overrides,
});

export const aPodView = (overrides: Partial<PodView> = {}): PodView => ({
  id: ids.pod,
  name: 'Saturday Shadow Circle',
  description: 'One speaks, the others listen.',
  category: 'Shadow Work',
  access: 'open',
  status: 'active',
  members: 3,
  capacity: 12,
  createdAt: '2026-11-10T10:00:00.000000Z',
  you: null,
  sample: true,
  ...overrides,
});

export const aMessage = (seq: number, content: string): PodMessage => ({
  id: `00000000-0000-4000-8000-00000000d${String(seq).padStart(3, '0')}`,
  podId: ids.pod,
  seq,
  content,
  clientId: `00000000-0000-4000-8000-00000000e${String(seq).padStart(3, '0')}`,
  author: { id: ids.tobias, name: 'Tobias R.' },
  createdAt: '2026-11-21T18:30:00.000000Z',
});

export const aNotice = (overrides: Partial<NoticeView> = {}): NoticeView => ({
  id: ids.other,
  kind: 'reply',
  about: 'The week after a retreat',
  path: `/community/discussions/${ids.talk}`,
  at: '2026-11-21T18:30:00.000000Z',
  read: false,
  ...overrides,
});

export const aReport = (overrides: Partial<ReportView> = {}): ReportView => ({
  id: ids.other,
  kind: 'response',
  targetId: ids.reply,
  reason: 'private',
  note: 'It names my brother.',
  content: 'His name is written here.',
  path: `/community/discussions/${ids.talk}`,
  author: 'Tobias R.',
  hidden: false,
  status: 'open',
  createdAt: '2026-11-21T18:30:00.000000Z',
  ...overrides,
});
