import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['community'] });
});
afterAll(() => app.stop());

it('takes along every word that somebody wrote: posts as they were too, notes of reports, the pod they made', async () => {
  const [author, other] = [await app.as('client'), await app.as('client')];
  const post = { title: 'First title', content: 'First wording', category: 'General' };
  const { id, version } = (await author.post('/api/discussions', post)).body;
  const match = { 'if-match': `"${version}"` };
  expect((await author.patch(`/api/discussions/${id}`, { ...post, content: 'Second wording' }, match)).status).toBe(
    200,
  );
  const pod = { name: 'Early risers', description: 'Tea at six', category: 'Support Circle' };
  expect((await author.post('/api/pods', pod)).status).toBe(201);
  const foreign = (await other.post('/api/discussions', { ...post, content: 'Not mine' })).body.id;
  const report = { kind: 'discussion', targetId: foreign, reason: 'hurts', note: 'It names my brother' };
  expect((await author.post('/api/reports', report)).status).toBe(201);
  const data = app.assembled.personalData.find(({ owner }) => owner === 'community')?.data;
  const taken = JSON.stringify(await data?.export(author.userId));
  for (const words of ['First title', 'First wording', 'Second wording', pod.name, pod.description, report.note])
    expect(taken).toContain(words);
  expect(taken).not.toContain('Not mine');
});
