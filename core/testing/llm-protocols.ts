/** The wire of one family of providers: whole answers, streamed answers as server-sent events, and errors. */
export interface LlmProtocol {
  whole(text: string, body: LlmBody): object;
  /** One string an event, in order; leaving out the last ones is a stream that broke off. */
  events(text: string, body: LlmBody): string[];
  error(status: number): object;
}
/** The members of a request that the protocols look at. */
export interface LlmBody {
  readonly model: string;
  readonly stream?: boolean;
  readonly tools?: readonly { readonly name?: string }[];
  readonly [member: string]: unknown;
}

const TOKENS = { in: 321, out: 45 };

/** Pieces of about 20 characters, so that a stream has several. */
const pieces = (text: string): string[] => text.match(/[\s\S]{1,20}/gu) ?? [];

const data = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;

/** `POST /chat/completions`. */
export const openAi: LlmProtocol = {
  whole: (text, { model }) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_764_000_000,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: TOKENS.in, completion_tokens: TOKENS.out, total_tokens: TOKENS.in + TOKENS.out },
  }),
  events: (text, { model }) => {
    const chunk = (choices: object[], more: object = {}) =>
      data({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_764_000_000, model, choices, ...more });
    return [
      chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
      ...pieces(text).map((content) => chunk([{ index: 0, delta: { content }, finish_reason: null }])),
      chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]),
      chunk([], {
        usage: { prompt_tokens: TOKENS.in, completion_tokens: TOKENS.out, total_tokens: TOKENS.in + TOKENS.out },
      }),
      'data: [DONE]\n\n',
    ];
  },
  error: (status) => ({ error: { message: `status ${status}`, type: 'server_error', param: null, code: null } }),
};

const event = (value: { readonly type: string; readonly [member: string]: unknown }): string =>
  `event: ${value.type}\n${data(value)}`;

/** `POST /messages`; an answer comes as text, or as a call of the tool `json` where the request declares one. */
export const anthropic: LlmProtocol = {
  whole: (text, { model, tools }) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: tools?.length
      ? [{ type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(text) }]
      : [{ type: 'text', text }],
    stop_reason: tools?.length ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: TOKENS.in, output_tokens: TOKENS.out },
  }),
  events: (text, { model, tools }) => {
    const byTool = Boolean(tools?.length);
    return [
      event({
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: TOKENS.in, output_tokens: 1 },
        },
      }),
      event({
        type: 'content_block_start',
        index: 0,
        content_block: byTool
          ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: {} }
          : { type: 'text', text: '' },
      }),
      ...pieces(text).map((piece) =>
        event({
          type: 'content_block_delta',
          index: 0,
          delta: byTool ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece },
        }),
      ),
      event({ type: 'content_block_stop', index: 0 }),
      event({
        type: 'message_delta',
        delta: { stop_reason: byTool ? 'tool_use' : 'end_turn', stop_sequence: null },
        usage: { output_tokens: TOKENS.out },
      }),
      event({ type: 'message_stop' }),
    ];
  },
  error: (status) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'overloaded_error', message: `status ${status}` },
  }),
};
