import type { Knex } from 'knex';
import { fn } from 'objection';
import { toPath } from '#core/contract/endpoint';
import type { Core, Job } from '#core/contract/server';
import { unsubscribe } from '../../schemas/endpoints';
import type { NoticeView } from '../../schemas/notice';
import { Notice, NoticeDigest } from '../models/notices';
import { createUnsubscribeToken } from '../queries/digest-choice';

type Kind = NoticeView['kind'];

/** What a mail says of notices of a kind: how many, and never about whom or what. */
const lines: Readonly<Record<Kind, (count: number) => string>> = {
  reply: (count) => (count === 1 ? 'New replies in one discussion' : `New replies in ${count} discussions`),
  'pod-message': (count) => (count === 1 ? 'New messages in one pod' : `New messages in ${count} pods`),
  'pod-request': (count) =>
    count === 1 ? 'One pod has people who ask to join' : `${count} pods have people who ask to join`,
  'pod-approved': (count) => (count === 1 ? 'You were let into a pod' : `You were let into ${count} pods`),
  'pod-declined': (count) => (count === 1 ? 'A pod answered your request' : `${count} pods answered your requests`),
  'pod-removed': (count) => (count === 1 ? 'A pod goes on without you' : `${count} pods go on without you`),
  other: (count) => (count === 1 ? 'One more notification' : `${count} more notifications`),
  hidden: (count) => (count === 1 ? 'A moderator hid a post of yours' : `Moderators hid ${count} posts of yours`),
};

/** Unread notices since the last mail, counted by kind. */
const waiting = async (trx: Knex, { userId, toldUntil }: NoticeDigest): Promise<ReadonlyMap<Kind, number>> => {
  const rows = await Notice.query(trx)
    .where({ user_id: userId })
    .where('at', '>', toldUntil)
    .whereNull('read_at')
    .groupBy('kind')
    .orderBy('kind')
    .select('kind')
    .count('* as count');
  return new Map((rows as unknown as { kind: Kind; count: string }[]).map(({ kind, count }) => [kind, Number(count)]));
};

const sendTo = async (core: Core, trx: Knex.Transaction, digest: NoticeDigest): Promise<void> => {
  const found = await waiting(trx, digest);
  if (found.size === 0) return;
  const person = await core.people.contact(trx, digest.userId);
  if (!person?.emailVerified) return;
  const token = createUnsubscribeToken(core, digest.userId);
  await core.mail.send(trx, {
    to: person.email,
    kind: 'digest',
    subject: 'What waits for you in the community',
    text: [
      'Since the last mail:',
      '',
      ...[...found].map(([kind, count]) => `- ${lines[kind](count)}`),
      '',
      `Read it here, after signing in: ${core.config.baseUrl}/community/notifications`,
      '',
      'You asked for this mail. It comes at most once a day, and only when something waits.',
      `To end it: ${core.config.baseUrl}/unsubscribe#${token}`,
    ].join('\n'),
    unsubscribe: core.config.baseUrl + toPath(unsubscribe, { params: { token } }),
  });
  await NoticeDigest.query(trx).findById(digest.userId).patch({ toldUntil: fn.now() });
};

/** Once a day, each person in a transaction of their own, so that a mail and its mark go together. */
export const digestJob = (core: Core): Job => ({
  name: 'notice-digest',
  cron: '0 7 * * *',
  run: async () => {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const page = await NoticeDigest.query(core.db).where('user_id', '>', after).orderBy('user_id').limit(200);
      for (const { userId } of page)
        await core.db.transaction(async (trx) => {
          const digest = await NoticeDigest.query(trx).findById(userId).forUpdate().skipLocked();
          if (digest) await sendTo(core, trx, digest);
        });
      const last = page.at(-1);
      if (!last) return;
      after = last.userId;
    }
  },
});
