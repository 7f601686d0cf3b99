import type { TestApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aLaborResponse } from '#modules/labors/testing/factory';
import type { OwnQuestion } from '../schemas/questions';
import type { MailKind } from '../schemas/values';

/** An answer with a sentence worth asking about. */
export const anOpenAnswer =
  'The workshop smelled of glue and pine. I have never told anyone that I kept the broken violin. My sister moved away that spring.';

/** A client who wants questions. */
export const anAskedClient = async (app: TestApp): Promise<Client> => {
  const client = await app.as('client');
  await client.put('/api/question-choices/asking', { on: true });
  return client;
};

/** Asks about an answer as its client does; null where no sentence is fit. */
export const ask = async (client: Client, responseId: string): Promise<OwnQuestion | null> => {
  const { status, body, text } = await client.post('/api/own-questions', { responseId });
  if (status !== 200) throw new Error(`not asked: ${status} ${text}`);
  return (body as { question: OwnQuestion | null }).question;
};

/** A question about an answer that is saved for it. */
export const aQuestion = async (client: Client, laborNumber: number, answer = anOpenAnswer): Promise<OwnQuestion> => {
  const { id } = await aLaborResponse(client, laborNumber, answer);
  const question = await ask(client, id);
  if (!question) throw new Error('no sentence was fit');
  return question;
};

const runJob = async (app: TestApp, name: string): Promise<void> => {
  const found = app.assembled.jobs.find(({ owner, job }) => owner === 'questions' && job.name === name);
  if (!found) throw new Error(`no job ${name}`);
  await found.job.run({} as never, { attempt: 1, lastAttempt: false });
};

/** Sends the mails that are due, after making a person's of one kind due an hour ago. */
export const sendDue = async (app: TestApp, { userId }: Client, kind: MailKind, hoursAgo = 1): Promise<void> => {
  await app
    .knex('question_choices')
    .where({ user_id: userId })
    .whereNotNull(`${kind}_at`)
    .update({ [`${kind}_at`]: new Date(Date.now() - hoursAgo * 3_600_000).toISOString() });
  await runJob(app, 'send-mails');
};

/** Removes questions whose answer to a Labor is gone. */
export const sweep = (app: TestApp): Promise<void> => runJob(app, 'sweep-questions');

/** The mails to a person that come again and again, the newest last. */
export const seriesTo = async (app: TestApp, { userId }: Client) => {
  const { email } = await app.knex('users').where({ id: userId }).first('email');
  return (await app.mails(email)).filter(({ unsubscribe }) => unsubscribe !== null);
};

export const confirmAddress = async (app: TestApp, { userId }: Client): Promise<void> => {
  await app.knex('users').where({ id: userId }).update({ email_verified_at: app.knex.fn.now() });
};

/** What a mail lets somebody leave with: they ask for it, and the mail is read. */
export const aLeaveToken = async (app: TestApp, client: Client, kind: MailKind): Promise<string> => {
  await confirmAddress(app, client);
  await client.put('/api/question-choices/mails', {
    letter: kind === 'letter' ? { weekday: 1, hour: 8 } : null,
    reminders: kind === 'reminder' ? { weekdays: [1, 3], hour: 8 } : null,
    zone: 'Europe/Vienna',
    language: 'en',
  });
  await sendDue(app, client, kind);
  return (await seriesTo(app, client)).at(-1)?.unsubscribe?.split('/').at(-2) ?? '';
};
