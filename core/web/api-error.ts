import type { Endpoint, ErrorCode, ErrorMembers, ReplyOf } from '#core/contract/endpoint';
import type { FieldError } from '#core/contract/errors';
import { getPageData } from './page-data';
import { ownTexts } from './texts/own';

/** A call that did not succeed. `message` is for people; status 0 means that no answer came (offline, or the server is gone). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** Stable, kebab-case, such as `changed-elsewhere`; `offline`, `network` and `timeout` are ours. */
    readonly code: string,
    message: string,
    readonly more: {
      readonly fields?: readonly FieldError[];
      /** Members of the problem document besides the standard ones, such as `current` of a 412. */
      readonly members?: Readonly<Record<string, unknown>>;
      readonly requestId?: string | null;
      readonly retryAfterSeconds?: number | null;
      /** `<status>: <body or status text>`. */
      readonly raw?: string;
    } = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }

  get fields(): readonly FieldError[] {
    return this.more.fields ?? [];
  }
  get members(): Readonly<Record<string, unknown>> {
    return this.more.members ?? {};
  }
  /** The message of one field, by its dotted path. */
  field(path: string): string | undefined {
    return this.fields.find((field) => field.path === path)?.message;
  }
}

/** What is said besides when a call failed with this problem, one that its endpoint names; null for every other failure. */
export const findProblem = <E extends Endpoint, const Code extends ErrorCode<E>>(
  error: unknown,
  _endpoint: E,
  code: Code,
): ErrorMembers<E, Code> | null =>
  error instanceof ApiError && error.code === code ? (error.members as ErrorMembers<E, Code>) : null;

/** The version that was saved elsewhere in the meantime, when a call failed because of it. */
export const findNewerVersion = <E extends Endpoint>(error: unknown, _endpoint: E): ReplyOf<E> | null =>
  error instanceof ApiError && error.code === 'changed-elsewhere'
    ? ((error.members['current'] as ReplyOf<E> | undefined) ?? null)
    : null;

const standard = new Set(['type', 'title', 'status', 'detail', 'code', 'fields', 'requestId', 'instance']);
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const parsed = (body: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** Reads a refused answer (RFC 9457 or not) into an ApiError. */
export const toApiError = async (response: Response): Promise<ApiError> => {
  const body = await response.text().catch(() => '');
  const problem = parsed(body);
  const members = Object.fromEntries(Object.entries(problem).filter(([name]) => !standard.has(name)));
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError(
    response.status,
    text(problem.code) ?? `http-${response.status}`,
    text(problem.detail) ?? text(problem.title) ?? ownTexts('wrongThere'),
    {
      fields: Array.isArray(problem.fields) ? (problem.fields as FieldError[]) : [],
      members,
      requestId: text(problem.requestId) ?? response.headers.get('x-request-id'),
      retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
      raw: `${response.status}: ${body || response.statusText}`,
    },
  );
};

/** The error toast of a failed call: `toast(failure(error, 'Matching Error'))`. Developers see status and body too. */
export const failure = (
  error: unknown,
  title = ownTexts('error'),
): { readonly title: string; readonly description: string; readonly tone: 'error' } => {
  if (!(error instanceof ApiError)) return { title, description: ownTexts('wrongHere'), tone: 'error' };
  const { requestId, raw } = error.more;
  const message =
    error.status >= 500 && requestId
      ? ownTexts('withReference', { message: error.message, reference: requestId })
      : error.message;
  const body = !getPageData().production && error.status >= 500 && raw ? ` ${raw.slice(0, 300)}` : '';
  return { title, description: `${message}${body}`, tone: 'error' };
};
