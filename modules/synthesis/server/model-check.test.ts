import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerWith,
  bowl,
  clockTheme,
  type Essays,
  essayRequests,
  type Judged,
  passage,
  type SentData,
  say,
  stands,
  startEssays,
  theme,
  type Verdict,
} from '../testing/essay-provider';

// The embedder loads with the first generation, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

let essays: Essays;
beforeAll(async () => {
  essays = await startEssays();
}, 180_000);
afterAll(() => essays?.stop());
beforeEach(() => essays.llm.mode('ok'));

describe('the second look at an essay', () => {
  it('loses what the second look does not find, gives to somebody else, finds denied, judges twice or not at all', async () => {
    const client = await essays.ready();
    const lies = ['You were loved.', 'Your mother’s words.', 'You call every day.', 'Twice.', 'Never.', 'Whose?'];
    answerWith(
      essays.llm,
      (data) => ({
        opening: [lies.map((text) => say(text, passage(data, bowl)))],
        themes: [
          theme(passage(data, bowl), {
            sentences: ['One.', 'Two.', 'Three.', 'Four.', 'Five.'].map((text) => say(text, passage(data, bowl))),
          }),
          clockTheme(data),
        ],
      }),
      (one) => {
        const good = stands(one);
        if (one.text === lies[0]) return { ...good, entailed: false };
        if (one.text === lies[1]) return { ...good, whose: 'other' };
        if (one.text === lies[2]) return { ...good, denied: true };
        if (one.text === lies[3]) return [good, { ...good, entailed: false }];
        if (one.text === lies[4]) return [];
        if (one.text === lies[5]) return { ...good, whose: 'unclear' };
        if (one.kind === 'question') return { ...good, entailed: false };
        return good;
      },
    );
    const { reading } = await essays.ask(client);
    expect(reading.engine.kind).toBe('model');
    for (const lie of lies) expect(reading.content).not.toContain(lie);
    expect(reading.reading.themes.map(({ question }) => question)).toEqual(['', '']);
    expect(reading.themes[0]?.description).toBe('One. Two. Three. Four. Five.');
  });

  it('gives nobody’s words to the client', async () => {
    const client = await essays.ready();
    const claim = 'You say that nobody ever calls.';
    answerWith(
      essays.llm,
      (data) => ({
        opening: [[say(claim, data.passages.find(({ speaker }) => speaker !== 'own')?.id ?? 'all are own')]],
        themes: [theme(passage(data, bowl)), clockTheme(data)],
      }),
      (one) => ({ ...stands(one), whose: one.text === claim ? 'client' : 'none' }),
    );
    const { reading } = await essays.ask(client);
    expect(reading.engine.kind).toBe('model');
    expect(reading.content).not.toContain(claim);
  });

  it.each([
    ['nothing names its evidence', () => ({ themes: [theme('p99.1'), theme('p99.2')] }), stands, 'unfounded'],
    ['one theme is left of a long text', (data: SentData) => ({ themes: [clockTheme(data)] }), stands, 'unfounded'],
    ['the second look finds nothing', () => ({}), (one: Judged) => ({ ...stands(one), entailed: false }), 'unfounded'],
    ['the second look says nothing', () => ({}), () => [], 'unfounded'],
    ['its verdicts are malformed', () => ({}), ({ id }: Judged) => ({ id }) as Verdict, 'unchecked'],
    [
      'its own words do not pass the gate',
      (data: SentData) => ({
        themes: [theme(passage(data, bowl), { practice: 'I want to kill myself, you may write.' }), clockTheme(data)],
      }),
      stands,
      'gate',
    ],
  ] as const)('gives way to the rules where %s', async (_, make, judge, reason) => {
    const client = await essays.ready();
    answerWith(essays.llm, make, judge);
    const { reading } = await essays.ask(client);
    expect(reading.engine).toMatchObject({ kind: 'embedded', fallback: reason });
    expect(reading.themes.length).toBeGreaterThan(0);
    expect(reading.content).not.toContain('kill myself');
  });

  it('tells the model what was refused, without essayNames, and drops what it says again', async () => {
    const client = await essays.ready();
    const opening = 'Zebedee, you write of a bowl.';
    answerWith(essays.llm, (data) => ({
      opening: [
        [say('[name-1], you write of a bowl.', passage(data, bowl))],
        [say('And of a step.', passage(data, 'gulls on the roof'))],
      ],
      themes: [
        theme(passage(data, bowl)),
        clockTheme(data),
        theme(passage(data, 'gulls on the roof'), { title: 'The gulls' }),
      ],
    }));
    const { reading } = await essays.ask(client);
    expect(reading.reading.opening).toEqual([opening, 'And of a step.']);
    const [bowlTheme] = reading.reading.themes;
    for (const itemId of [reading.reading.names?.opening[0], bowlTheme?.id])
      await client.post('/api/synthesis/feedback', { synthesisId: reading.id, itemId, verdict: 'not-me' });
    const { reading: next } = await essays.ask(client);
    const sent = JSON.stringify(essayRequests(essays.llm).at(-1)?.body);
    expect(sent).toContain('The blue bowl: Something was broken here');
    expect(sent).not.toMatch(/zebedee/iu);
    expect(next.reading.opening).toEqual(['And of a step.']);
    expect(next.reading.themes.map(({ title }) => title)).toEqual(['The clock', 'The gulls']);
    expect(next.reading.closing.at(-1)).toMatch(/^Left out, because you marked them as not you: /u);
  });
});
