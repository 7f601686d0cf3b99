import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { type LlmServer, startLlmServer } from '#core/testing/llm-server';
import { aReadyClient, threeAnswers } from '#modules/profile/testing/ready-client';
import { generateFor, readingOf } from './factory';

/** A passage as the fake provider was sent it. */
export interface SentPassage {
  readonly id: string;
  readonly laborNumber: number;
  readonly text: string;
  readonly speaker: string;
}
export interface SentData {
  readonly passages: readonly SentPassage[];
  readonly observations: readonly {
    readonly id: string;
    readonly kind: string;
    readonly passages: readonly string[];
  }[];
}
export interface Verdict {
  readonly id: string;
  readonly entailed: boolean;
  readonly whose: string;
  readonly denied: boolean;
}
/** A sentence that the second look was asked about. */
export interface Judged {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
}
type Body = LlmServer['requests'][number]['body'];

export const essayAnswers = {
  ...threeAnswers,
  3: 'Zebedee, my mother said, you never call. I wrote to zeb.quill@example.org and nobody answered me there. When Zebedee Quillfeather was nine he broke the blue bowl and hid the pieces under the bed for a whole summer until somebody found them.',
  // Enough words for more than the short reading of a thin text.
  8: 'Early in the morning, before anyone in the house is awake, I sit on the back step with my tea and for ten minutes there is nothing that I have to do. I was brought up with church every Sunday and I stopped going when I was thirty. What stayed is this step, the gulls on the roof across the road, and the feeling that I am being kept company by somebody who asks for nothing.',
};
export const essayNames = { firstName: 'Zebedee', lastName: 'Quillfeather' };

export const dataOf = <T>(body: Body): T => {
  const messages = body.messages as readonly { readonly role: string; readonly content: string }[];
  return JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}') as T;
};
export const isCheck = (body: Body): boolean => 'sentences' in dataOf<object>(body);
/** The requests for an essay, without those for the second look. */
export const essayRequests = (llm: LlmServer) => llm.requests.filter(({ body }) => !isCheck(body));
/** Id of the passage with these words. */
export const passage = ({ passages }: SentData, words: string): string =>
  passages.find(({ text }) => text.includes(words))?.id ?? `not sent: ${words}`;

export const say = (text: string, ...evidence: string[]) => ({ text, evidence });
export const theme = (evidence: string, more: object = {}) => ({
  title: 'The blue bowl',
  sentences: [say('Something was broken here and kept out of sight.', evidence)],
  passages: [evidence],
  question: 'Who else knew?',
  practiceTitle: 'A line',
  practice: 'Write one line about the bowl.',
  ...more,
});
export const clockTheme = (data: SentData, more: object = {}) =>
  theme(passage(data, 'look at the clock'), {
    title: 'The clock',
    sentences: [say('You look at the clock.', passage(data, 'look at the clock'))],
    ...more,
  });
export const insight = (evidence: string, more: object = {}) => ({
  framework: 'jung',
  thinker: 'Carl Gustav Jung',
  work: 'Aion',
  concept: 'Shadow',
  sentences: [say('What is hidden keeps its place.', evidence)],
  passages: [evidence],
  question: 'What is under the bed?',
  ...more,
});
export const bowl = 'broke the blue bowl';
export const stands = ({ id }: Judged): Verdict => ({ id, entailed: true, whose: 'none', denied: false });
/** What the provider writes, and what it says of each sentence when it is asked again. */
export const answerWith = (
  llm: LlmServer,
  make: (data: SentData) => object,
  judge: (one: Judged) => Verdict | Verdict[] = stands,
): void =>
  llm.answer((body: Body) => {
    if (isCheck(body)) return { verdicts: dataOf<{ sentences: Judged[] }>(body).sentences.flatMap(judge) };
    const data = dataOf<SentData>(body);
    return {
      opening: [[say('You write of a bowl.', passage(data, bowl))]],
      insights: [],
      closing: [],
      themes: [theme(passage(data, bowl)), clockTheme(data)],
      ...make(data),
    };
  });

export const essayTimeoutMs = 3000;
export const essayMonthlyCalls = 30;

/** The product with a language model that answers on this machine, and clients who have written enough. */
export const startEssays = async (more: object = {}) => {
  const llm = await startLlmServer();
  const provider = new URL(llm.url).host;
  const app: TestApp = await testApp({
    modules: ['labors', 'profile', 'safety', 'synthesis'],
    config: {
      llm: {
        kind: 'openai-compatible',
        baseUrl: llm.url,
        apiKey: 'test',
        model: 'test-model',
        timeoutMs: essayTimeoutMs,
        monthlyCalls: essayMonthlyCalls,
        ...more,
      },
    },
  });
  return {
    llm,
    provider,
    app,
    ready: () => aReadyClient(app, essayAnswers, essayNames),
    /** Asks for a reading, by the language model unless somebody else or nobody is named. */
    ask: async (client: Client, shareWith: string | null = provider) => {
      const before = llm.requests.length;
      const job = await generateFor(app, client, shareWith === null ? {} : { shareWith });
      return { job, reading: await readingOf(client), calls: llm.requests.length - before };
    },
    stop: async () => {
      await app.stop();
      await llm.stop();
    },
  };
};
export type Essays = Awaited<ReturnType<typeof startEssays>>;
