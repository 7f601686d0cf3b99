import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { type LlmServer, startLlmServer } from '#core/testing/llm-server';
import { chooseAudience } from '#modules/labors/testing/factory';
import { aReadyClient, threeAnswers } from '#modules/profile/testing/ready-client';
import { generateFor, readingOf } from '../testing/factory';

/** What the fake provider was sent as material. */
interface SentData {
  readonly answers: readonly { readonly answerId: string; readonly laborNumber: number; readonly text: string }[];
}
type Body = LlmServer['requests'][number]['body'];

const answers = {
  ...threeAnswers,
  3: 'Zebedee, my mother said, you never call. I wrote to zeb.quill@example.org and nobody answered me there. When Zebedee Quillfeather was nine he broke the blue bowl and hid the pieces under the bed for a whole summer until somebody found them.',
  // Enough words for more than the short reading of a thin text.
  8: 'Early in the morning, before anyone in the house is awake, I sit on the back step with my tea and for ten minutes there is nothing that I have to do. I was brought up with church every Sunday and I stopped going when I was thirty. What stayed is this step, the gulls on the roof across the road, and the feeling that I am being kept company by somebody who asks for nothing.',
};
const names = { firstName: 'Zebedee', lastName: 'Quillfeather' };

// The embedder loads with the first generation, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });
const timeoutMs = 3000;
const monthlyCalls = 30;

let llm: LlmServer;
let provider: string;
let app: TestApp;
beforeAll(async () => {
  llm = await startLlmServer();
  provider = new URL(llm.url).host;
  app = await testApp({
    modules: ['labors', 'profile', 'safety', 'synthesis'],
    config: {
      llm: {
        kind: 'openai-compatible',
        baseUrl: llm.url,
        apiKey: 'test',
        model: 'test-model',
        timeoutMs,
        monthlyCalls,
      },
    },
  });
});
afterAll(async () => {
  await app.stop();
  await llm.stop();
});
beforeEach(() => llm.mode('ok'));

const dataOf = (body: Body): SentData => {
  const messages = body.messages as readonly { readonly role: string; readonly content: string }[];
  return JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}') as SentData;
};
const answerTo = ({ answers: sent }: SentData, laborNumber: number) =>
  sent.find((one) => one.laborNumber === laborNumber)?.answerId ?? '';

const theme = (answerId: string, quote: string, more: object = {}) => ({
  title: 'The blue bowl',
  description: 'Something was broken here and kept out of sight.',
  quotes: [{ answerId, quote, by: null as string | null }],
  question: 'Who found the pieces?',
  practiceTitle: 'A line',
  practice: 'Write one line about the bowl.',
  ...more,
});
const insight = (answerId: string, quote: string, more: object = {}) => ({
  framework: 'jung',
  thinker: 'Carl Gustav Jung',
  work: 'Aion',
  concept: 'Shadow',
  note: 'What is hidden keeps its place.',
  quotes: [{ answerId, quote, by: null as string | null }],
  question: 'What is under the bed?',
  ...more,
});
const bowl = 'he broke the blue bowl and hid the pieces under the bed';
const clock = 'now I sit in meetings and look at the clock';
const answerWith = (make: (data: SentData) => object): void =>
  llm.answer((body: Body) => ({
    opening: ['You write of a bowl.'],
    insights: [],
    closing: ['That is all.'],
    ...make(dataOf(body)),
  }));

const ask = async (client: Client, shareWith: string | null = provider) => {
  const before = llm.requests.length;
  const job = await generateFor(app, client, shareWith === null ? {} : { shareWith });
  return { job, reading: await readingOf(client), calls: llm.requests.length - before };
};
const ready = () => aReadyClient(app, answers, names);

describe('a reading by a language model', () => {
  it('is written with quotes that were found in the text, and says which model wrote', async () => {
    const client = await ready();
    answerWith((data) => ({ themes: [theme(answerTo(data, 3), bowl)], insights: [insight(answerTo(data, 5), clock)] }));
    const { job, reading } = await ask(client);
    expect(job).toMatchObject({ status: 'done', failure: null });
    expect(reading.engine).toEqual({ kind: 'model', id: 'test-model', fallback: null });
    const [quote] = reading.reading.themes[0]?.quotes ?? [];
    expect(quote?.text).toBe(bowl);
    expect(answers[3].slice(quote?.start, quote?.end)).toBe(bowl);
    expect(quote?.laborName).toBe('Relationships & Love');
    expect(reading.frameworks.jung).toHaveLength(1);
    expect((await client.get('/api/synthesis/state')).body.provider).toBe(provider);
  });

  it('sends neither name nor address nor chart details, and puts the names back into quotes', async () => {
    const client = await ready();
    answerWith((data) => ({
      themes: [
        theme(answerTo(data, 3), 'When [name-1] was nine he broke the blue bowl', {
          description: 'You, [name-2], hid it.',
        }),
      ],
    }));
    const { reading, calls } = await ask(client);
    expect(calls).toBe(1);
    const sent = JSON.stringify(llm.requests.at(-1)?.body);
    expect(sent).not.toMatch(/zebedee|quillfeather|zeb\.quill/iu);
    expect(sent).not.toContain(client.userId);
    expect(sent).not.toMatch(/"gates"|incarnation/u);
    expect(sent).toContain('[contact-1]');
    const [first] = reading.reading.themes;
    expect(first?.quotes[0]?.text).toBe('When Zebedee Quillfeather was nine he broke the blue bowl');
    expect(first?.description).toBe('You, Zebedee, hid it.');
  });

  it('is sent no answer that its writer keeps to themselves', async () => {
    const client = await aReadyClient(app, { ...answers, 6: 'The silver spoons were in the piano all along.' }, names);
    await chooseAudience(client, 6, 'self');
    answerWith((data) => ({ themes: [theme(answerTo(data, 3), bowl)] }));
    const { reading, calls } = await ask(client);
    expect(reading.engine.kind).toBe('model');
    expect(calls).toBe(1);
    expect(JSON.stringify(llm.requests.at(-1)?.body)).not.toContain('silver spoons');
  });

  it('drops invented, short, repeated and overlapping quotes, and what is left without one', async () => {
    const client = await ready();
    answerWith((data) => {
      const three = answerTo(data, 3);
      return {
        themes: [
          theme(three, bowl),
          theme(three, 'I have always loved my brother more than anyone else', { title: 'Invented' }),
          theme(three, 'the blue bowl', { title: 'Short' }),
          theme(three, bowl, { title: 'Again' }),
          theme(three, 'hid the pieces under the bed for a whole summer', { title: 'Overlapping' }),
          theme(answerTo(data, 5), bowl, { title: 'From another answer' }),
        ],
        insights: [insight(three, 'a sentence that nobody ever wrote in any answer')],
      };
    });
    const { reading } = await ask(client);
    expect(reading.themes.map(({ title }) => title)).toEqual(['The blue bowl']);
    expect(reading.reading.insights).toEqual([]);
  });

  it('drops authors and works that do not exist, links, markup and words of a diagnosis', async () => {
    const client = await ready();
    answerWith((data) => ({
      opening: ['See https://example.com for more.', 'A bowl.'],
      themes: [
        theme(answerTo(data, 3), bowl),
        theme(answerTo(data, 5), clock, { description: 'This sounds like a borderline disorder.' }),
      ],
      insights: [
        insight(answerTo(data, 5), clock, { work: 'The Secret Book of Bowls' }),
        insight(answerTo(data, 5), clock, { thinker: 'Sigmund Freud' }),
        insight(answerTo(data, 5), clock, { note: 'Read **this**.' }),
      ],
    }));
    const { reading } = await ask(client);
    expect(reading.themes).toHaveLength(1);
    expect(reading.reading.insights).toEqual([]);
    expect(reading.content).not.toContain('example.com');
  });

  it('falls back to the rules when nothing can be quoted', async () => {
    const client = await ready();
    answerWith((data) => ({ themes: [theme(answerTo(data, 3), 'there is no such sentence in any of these answers')] }));
    const { reading } = await ask(client);
    expect(reading.engine).toMatchObject({ kind: 'embedded', fallback: 'unquoted' });
    expect(reading.themes.length).toBeGreaterThan(0);
  });

  it('falls back when the model’s own words do not pass the gate', async () => {
    const client = await ready();
    answerWith((data) => ({
      themes: [theme(answerTo(data, 3), bowl, { practice: 'I want to kill myself, you may write.' })],
    }));
    const { reading } = await ask(client);
    expect(reading.engine).toMatchObject({ kind: 'embedded', fallback: 'gate' });
    expect(reading.content).not.toContain('kill myself');
  });

  it('tells the model what was refused, without names, and drops what it says again', async () => {
    const client = await ready();
    const opening = 'Zebedee, you write of a bowl.';
    answerWith((data) => ({
      opening: ['[name-2], you write of a bowl.', 'And of a step.'],
      themes: [theme(answerTo(data, 3), bowl), theme(answerTo(data, 5), clock, { title: 'The clock' })],
    }));
    const { reading } = await ask(client);
    expect(reading.reading.opening).toEqual([opening, 'And of a step.']);
    const [bowlTheme] = reading.reading.themes;
    for (const itemId of [reading.reading.names?.opening[0], bowlTheme?.id])
      await client.post('/api/synthesis/feedback', { synthesisId: reading.id, itemId, verdict: 'not-me' });
    const { reading: next } = await ask(client);
    const sent = JSON.stringify(llm.requests.at(-1)?.body);
    expect(sent).toContain('The blue bowl: Something was broken here');
    expect(sent).not.toMatch(/zebedee/iu);
    expect(next.reading.opening).toEqual(['And of a step.']);
    expect(next.reading.themes.map(({ title }) => title)).toEqual(['The clock']);
    expect(next.reading.closing.at(-1)).toMatch(/^Left out, because you marked them as not you: /u);
  });

  it('sends nothing without consent to this very provider', async () => {
    const client = await ready();
    expect((await ask(client, null)).calls).toBe(0);
    const before = llm.requests.length;
    expect((await client.post('/api/synthesis/generate', { shareWith: 'api.openai.com' })).status).toBe(422);
    const { jobId } = (await client.post('/api/synthesis/generate', { shareWith: provider })).body;
    // The provider was changed between the consent and the work.
    await app.knex('synthesis_jobs').where({ id: jobId }).update({ share_with: 'old.example.com' });
    await app.runJobs();
    expect(llm.requests.length).toBe(before);
    expect((await readingOf(client)).engine).toMatchObject({ kind: 'embedded', fallback: 'not-configured' });
  });

  it('keeps a trail of the consent without a text', async () => {
    const client = await ready();
    answerWith((data) => ({ themes: [theme(answerTo(data, 3), bowl)] }));
    const { job } = await ask(client);
    const [entry] = await app.knex('audit_log').where({ actor: client.userId, action: 'synthesis.share' });
    expect(entry).toMatchObject({ object: job.jobId, detail: { provider } });
    const [call] = await app.knex('ai_calls').where({ user_id: client.userId });
    expect(call).toMatchObject({ purpose: 'synthesis', outcome: 'ok', provider });
  });

  it('never sends what raised the crisis gate, released or not', async () => {
    const client = await aReadyClient(
      app,
      { ...answers, 10: 'I want to kill myself and I have the pills at home.' },
      names,
    );
    const before = llm.requests.length;
    expect(await generateFor(app, client, { shareWith: provider })).toMatchObject({ status: 'held' });
    await generateFor(app, client, { shareWith: provider, afterHelp: true });
    expect(llm.requests.length).toBe(before);
    expect((await readingOf(client)).engine).toMatchObject({ kind: 'embedded', fallback: 'sensitive' });
  });
});

describe('a provider in trouble', () => {
  it.each([
    ['broken-schema', 'schema'],
    ['not-json', 'schema'],
    ['unavailable', 'provider'],
    ['truncated-stream', 'provider'],
    ['hang', 'timeout'],
  ] as const)('(%s) gives a reading by rules that says %s', async (mode, reason) => {
    const client = await ready();
    llm.mode(mode);
    const { job, reading } = await ask(client);
    expect(job.status).toBe('done');
    expect(reading.engine).toMatchObject({
      kind: 'embedded',
      // Asked again with pauses, within the limit of time: whichever comes first.
      fallback: mode === 'unavailable' ? expect.stringMatching(/^(?:provider|timeout)$/) : reason,
    });
    expect(reading.themes.length).toBeGreaterThan(0);
  });

  it('(429 once) is asked again', async () => {
    const client = await ready();
    llm.mode('rate-limited-once');
    answerWith((data) => ({ themes: [theme(answerTo(data, 3), bowl)] }));
    const { reading, calls } = await ask(client);
    expect(calls).toBe(2);
    expect(reading.engine.kind).toBe('model');
  });

  it('(share of the month used up) is not asked', async () => {
    const client = await ready();
    const used = {
      user_id: client.userId,
      purpose: 'synthesis',
      provider,
      model: 'test-model',
      prompt_version: 'x',
      tokens_in: 0,
      tokens_out: 0,
      latency_ms: 0,
      outcome: 'ok',
    };
    await app.knex('ai_calls').insert(Array.from({ length: monthlyCalls }, () => ({ id: randomUUID(), ...used })));
    const { calls, reading } = await ask(client);
    expect(calls).toBe(0);
    expect(reading.engine).toMatchObject({ kind: 'embedded', fallback: 'quota' });
  });
});
