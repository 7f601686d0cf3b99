import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageContent } from '#core/contract/hooks';
import { type TestApp, testApp } from '#core/testing/app';
import type { Entry } from '#modules/studio/public';
import { act, publish, read, save } from '#modules/studio/testing/factory';
import { type FormWords, formInPages } from '../lib/form-words';
import { fieldNames, isSensitive } from '../schemas/fields';
import { aDraft, aFullForm } from '../testing/factory';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['intake', 'studio', 'records'] });
});
afterAll(() => app.stop());

const question = (entry: Entry): Entry => ({
  kind: 'text',
  textDe: '',
  textEs: '',
  helpEn: '',
  helpDe: '',
  helpEs: '',
  optionsEn: '',
  optionsDe: '',
  optionsEs: '',
  isRequired: false,
  group: 'general',
  showWhen: '',
  showIs: '',
  ...entry,
});
const season = question({
  name: 'season',
  kind: 'choice',
  textEn: 'Which season?',
  textDe: 'Welche Jahreszeit?',
  optionsEn: 'Summer\nWinter',
  optionsDe: 'Sommer\nWinter',
  isRequired: true,
});
const why = question({
  name: 'why-winter',
  kind: 'long-text',
  textEn: 'What draws you to the cold?',
  isRequired: true,
  showWhen: 'season',
  showIs: 'Winter',
});
const sleep = question({ name: 'sleep', textEn: 'How do you sleep?', group: 'medical' });

const formOf = (language: 'en' | 'de' = 'de'): FormWords | undefined =>
  Object.assign({}, ...app.assembled.ports.all(pageContent).map((one) => one.of({ language, user: null })))[
    formInPages
  ];
const isClosed = (name: string): boolean =>
  fieldNames.some((one) => one === name && isSensitive(one) && one !== 'fitnessLevel');
/** Publishes what a screen asks in addition, and waits until forms have it. */
const ask = async (screen: string, questions: readonly Entry[]): Promise<FormWords> => {
  const by = await app.as('admin');
  const { current } = await read(by, `intake-steps/${screen}/en`);
  await publish(by, `intake-steps/${screen}/en`, { ...current, questions });
  const asked = () => formOf()?.own?.questions.filter(({ step }) => step === screen) ?? [];
  await expect
    .poll(() => asked().map(({ text }) => text))
    .toEqual(questions.map(({ textDe, textEn }) => textDe || textEn));
  const version = formOf()?.version;
  if (version) await expect.poll(() => app.knex('intake_forms').where({ version }).pluck('version')).toHaveLength(1);
  return formOf() as FormWords;
};
const faultsOf = async (screen: string, fields: object): Promise<Record<string, string>> => {
  const by = await app.as('admin');
  const { current } = await read(by, `intake-steps/${screen}/en`);
  await save(by, `intake-steps/${screen}/en`, { ...current, ...fields });
  const { status, body } = await act(by, `intake-steps/${screen}/en`, 'publish');
  expect(status).toBe(422);
  return Object.fromEntries(body.fields.map(({ path, message }: Record<string, string>) => [path, message]));
};

describe('questions that staff add', () => {
  it('say in which languages they are not written yet', async () => {
    const states = async () => {
      const { languages } = await read(await app.as('admin'), 'intake-steps/vision/en');
      return languages.map(({ language, translation }) => `${language} ${translation}`);
    };
    expect(await states()).toEqual(['en source', 'de current', 'es current']);
    const mood = question({ name: 'mood', textEn: 'How are you?', textDe: 'Wie geht es dir?' });
    await ask('vision', [mood]);
    expect(await states()).toEqual(['en source', 'de current', 'es incomplete']);
    await ask('vision', [question({ ...mood, textEs: '¿Cómo estás?' })]);
    expect(await states()).toEqual(['en source', 'de current', 'es current']);
    await ask('vision', []);
  });

  it('are refused where a name, an answer or a condition cannot work', async () => {
    const wrong = [
      question({ name: 'budget', textEn: 'Budget?' }),
      question({ name: 'sea', kind: 'choice', textEn: 'Sea?', optionsEn: 'Yes', optionsDe: 'Ja\nNein' }),
      question({ name: 'pain', textEn: 'Pain?', group: 'trauma', isRequired: true }),
      question({ name: 'one', kind: 'yes', textEn: 'One?', showWhen: 'two', showIs: 'yes' }),
      question({ name: 'two', kind: 'yes', textEn: 'Two?', showWhen: 'one', showIs: 'maybe' }),
      question({ name: 'two', kind: 'yes', textEn: 'Again?', showWhen: 'accommodationType', showIs: 'private-room' }),
    ];
    const faults = await faultsOf('logistics', { questions: wrong, branchWhen: 'journeyType', branchIs: 'nobody' });
    expect(Object.keys(faults).toSorted()).toEqual([
      'branchIs',
      'questions.0.name',
      'questions.1.optionsDe',
      'questions.1.optionsEn',
      'questions.2.isRequired',
      // Later questions, on this screen or another one, are no condition: so there are no circles.
      'questions.3.showWhen',
      'questions.4.showIs',
      'questions.5.name',
      'questions.5.showWhen',
    ]);
    expect(faults['questions.4.showIs']).toBe("'maybe' is no answer to 'one'. There are: yes, no.");
  });

  it('have to be answered while they are shown, and not where a form has none', async () => {
    const { version, own } = await ask('logistics', [season, why]);
    expect(own?.questions[0]).toMatchObject({
      text: 'Welche Jahreszeit?',
      options: [{ value: 'Summer', text: 'Sommer' }, {}],
    });
    const send = async (additional: object | undefined, form: string | null = version) => {
      const visitor = await app.as('anon');
      const body = { ...aFullForm({ email: `${randomUUID()}@example.test` }), ...(additional && { additional }) };
      const { status, body: reply } = await visitor.post(`/api/enhanced-intake${form ? `?form=${form}` : ''}`, body);
      return { status, id: reply.id, paths: reply.fields?.map(({ path }: { path: string }) => path) };
    };
    expect(await send(undefined)).toMatchObject({ status: 422, paths: ['additional.season'] });
    expect(await send({ season: 'Winter' })).toMatchObject({ status: 422, paths: ['additional.why-winter'] });
    expect((await send({ season: 'Summer' })).status).toBe(201);
    // The specification's body knows nothing of them.
    expect((await send(undefined, null)).status).toBe(201);
    expect((await send({ Season: 'Summer' })).status).toBe(422);
    const { id } = await send({ season: 'Winter', 'why-winter': 'The silence.' });
    const { body } = await (await app.as('admin')).get(`/api/admin/intakes/${id}`);
    expect(body.added).toEqual([
      { name: 'season', group: 'general', question: 'Welche Jahreszeit?', text: 'Winter' },
      { name: 'why-winter', group: 'general', question: 'What draws you to the cold?', text: 'The silence.' },
    ]);
  });

  it('that somebody is answering stay theirs when they are reworded or removed', async () => {
    const first = formOf() as FormWords;
    const visitor = await app.as('anon');
    const answers = { consentAnswers: true, additional: { season: 'Winter', 'why-winter': 'Snow on the lake.' } };
    const { version } = await aDraft(visitor, { answers, form: first.version });
    const second = await ask('logistics', [{ ...season, textDe: 'Wann möchtest du reisen?' }]);
    const saved = await visitor.put(
      '/api/intake-drafts/me',
      { answers: { preferredLocation: 'North' }, form: second.version },
      { 'if-match': `"${version}"` },
    );
    expect(saved.status).toBe(200);
    const { body: draft } = await visitor.get('/api/intake-drafts/me');
    expect(draft.answers.additional).toEqual(answers.additional);
    expect(draft.former).toEqual([
      { name: 'why-winter', question: 'What draws you to the cold?', text: 'Snow on the lake.' },
    ]);
    const email = `${randomUUID()}@example.test`;
    const sent = await visitor.post(
      `/api/enhanced-intake?form=${second.version}`,
      aFullForm({ email, additional: answers.additional }),
    );
    expect([sent.status, sent.body.detail]).toEqual([201, undefined]);
    const { body } = await (await app.as('admin')).get(`/api/admin/intakes/${sent.body.id}`);
    expect(body.added.map(({ question: asked, text }: Record<string, string>) => `${asked} ${text}`)).toEqual([
      'Welche Jahreszeit? Winter',
      'What draws you to the cold? Snow on the lake.',
    ]);
    // A name belongs to one kind of answer for good.
    expect(await faultsOf('logistics', { questions: [question({ name: 'season', textEn: 'Season?' })] })).toEqual({
      'questions.0.name': 'Answers of another kind have this name. Choose another one.',
    });
  });

  it('that are gone when a form is sent stay with the version that was answered, which nobody can delete', async () => {
    const shown = await ask('logistics', [season, why]);
    const visitor = await app.as('anon');
    const additional = { season: 'Winter', 'why-winter': 'Ice on the windows.' };
    await aDraft(visitor, { answers: { consentAnswers: true, additional }, form: shown.version });
    await ask('logistics', []);
    const email = `${randomUUID()}@example.test`;
    const sent = await visitor.post(`/api/enhanced-intake?form=${shown.version}`, aFullForm({ email, additional }));
    expect([sent.status, sent.body.detail]).toEqual([201, undefined]);
    expect(await app.knex('intakes').where({ id: sent.body.id }).first('form')).toEqual({ form: shown.version });
    const deleted = app.knex('intake_forms').where({ version: shown.version }).delete();
    await expect(deleted).rejects.toThrow('foreign key');
    const { body } = await (await app.as('admin')).get(`/api/admin/intakes/${sent.body.id}`);
    expect(body.added.map(({ question: asked, text }: Record<string, string>) => `${asked} ${text}`)).toEqual([
      'Welche Jahreszeit? Winter',
      'What draws you to the cold? Ice on the windows.',
    ]);
  });

  it('about health are closed like the others, encrypted, exported and erased', async () => {
    const { version } = await ask('body', [sleep]);
    const client = await app.as('client');
    const body = aFullForm({
      email: `${randomUUID()}@example.test`,
      additional: { sleep: 'Like the harbour lights.' },
    });
    const refused = await client.post(`/api/enhanced-intake?form=${version}`, {
      ...Object.fromEntries(Object.entries(body).filter(([name]) => !isClosed(name))),
      consentSensitive: false,
    });
    expect([refused.status, refused.body.fields?.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['consentSensitive'],
    ]);
    const sent = await client.post(`/api/enhanced-intake?form=${version}`, body);
    expect(sent.status).toBe(201);
    const admin = await app.as('admin');
    expect((await admin.get(`/api/admin/intakes/${sent.body.id}`)).body.added).toEqual([]);
    await admin.post('/api/admin/break-glass', {
      object: `intake:${sent.body.id}`,
      reason: 'A call about their sleep.',
    });
    expect((await admin.get(`/api/admin/intakes/${sent.body.id}`)).body.added).toEqual([
      { name: 'sleep', group: 'medical', question: 'How do you sleep?', text: 'Like the harbour lights.' },
    ]);
    const personal = app.assembled.personalData.find(({ owner }) => owner === 'intake')?.data;
    expect(await personal?.export(client.userId ?? '')).toMatchObject({
      sent: [{ addedQuestions: [{ question: 'How do you sleep?', answer: 'Like the harbour lights.' }] }],
    });
    const row = await app.knex('intakes').where({ id: sent.body.id }).first();
    expect(JSON.stringify(row)).not.toContain('harbour');
    expect(row.medical_sealed.toString('utf8')).not.toContain('harbour');
    await app.knex.transaction(async (trx) => personal?.erase(trx, client.userId ?? ''));
    expect(await app.knex('intakes').where({ id: sent.body.id })).toEqual([]);
  });
});
