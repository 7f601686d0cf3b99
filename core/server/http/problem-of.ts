import { Problem } from '../../contract/errors';
import { isDatabaseError, postgresProblem, storageFull } from './postgres-problem';

const byStatus: Readonly<Record<number, readonly [string, string]>> = {
  400: ['bad-request', 'The request could not be read.'],
  401: ['not-signed-in', 'Please sign in to continue.'],
  403: ['denied', 'This is not allowed.'],
  404: ['not-found', 'There is nothing here.'],
  405: ['method-not-allowed', 'This address does not take that method.'],
  408: ['timeout', 'The request took too long to arrive.'],
  409: ['conflict', 'This does not fit the present state.'],
  413: ['too-large', 'This is larger than allowed.'],
  415: ['unsupported-media-type', 'Send this as JSON (application/json, UTF-8).'],
  422: ['invalid', 'Some values are not valid.'],
  429: ['too-many-requests', 'Too many tries. Please wait a moment.'],
  503: ['unavailable', 'The service is busy for a moment. Please try again.'],
};

const statusOf = (error: Error): number | null => {
  const said = error as { status?: unknown; statusCode?: unknown; httpCode?: unknown; code?: unknown; errno?: unknown };
  // zlib raises Z_DATA_ERROR and the like without a status: the sender's compression is broken.
  if (typeof said.code === 'string' && said.code.startsWith('Z_')) return 400;
  if (error instanceof URIError) return 400;
  // formidable says httpCode, everything built on http-errors says status.
  const status = said.status ?? said.statusCode ?? said.httpCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
};

/** The refusal a caller sees for anything thrown; an unexpected error becomes a 500 that says nothing of its cause. */
export const problemOf = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === 'ENOSPC' || code === 'EDQUOT') return storageFull();
  const fromDatabase = postgresProblem(error);
  if (fromDatabase) return fromDatabase;
  if (error instanceof Error && !isDatabaseError(error)) {
    const status = statusOf(error);
    if (status !== null) {
      const [code, text] = byStatus[status] ?? ['refused', 'The request was refused.'];
      return new Problem(status, code, text);
    }
  }
  return new Problem(500, 'internal', 'Something went wrong on our side. Please try again.');
};
