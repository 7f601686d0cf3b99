import type Koa from 'koa';
import { Problem } from '../../contract/errors';
import type { Logger } from '../../contract/server';
import type { RawRoute } from '../host';
import { addressKey } from './address';
import type { Limiter } from './rate-limit';
import { readBytes } from './read-body';

const limit = 8 * 1024;
const types = /^application\/(?:csp-report|reports\+json|json)\s*(?:;|$)/i;

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');
/** Without query and fragment: those may hold what a person typed. */
const bare = (value: unknown): string => text(value).split(/[?#]/)[0] ?? '';

const reportsOf = (value: unknown): Record<string, unknown>[] => {
  const list = Array.isArray(value) ? value : [value];
  return list.slice(0, 10).flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const inner: unknown = 'csp-report' in one ? one['csp-report'] : 'body' in one ? one.body : null;
    return typeof inner === 'object' && inner !== null ? [inner as Record<string, unknown>] : [];
  });
};

/** Takes what browsers report of broken content rules and logs which rule, never which address was typed. */
export const cspReports = (log: Logger, limiter: Limiter): RawRoute => ({
  method: 'post',
  path: '/api/csp-reports',
  because: 'browsers report without signing in',
  handle: async (ctx: Koa.Context) => {
    await limiter('POST /api/csp-reports', { points: 60, seconds: 60, by: 'address' }, addressKey(ctx.ip));
    if (!types.test(ctx.get('Content-Type')))
      throw new Problem(415, 'unsupported-media-type', 'Send this as application/reports+json.');
    const bytes = await readBytes(ctx, limit);
    let value: unknown;
    try {
      value = JSON.parse(bytes.toString('utf8'));
    } catch {
      throw new Problem(400, 'bad-json', 'The request is not readable JSON.');
    }
    for (const report of reportsOf(value))
      log.warn('content rule broken', {
        name: text(report['effective-directive'] ?? report.effectiveDirective),
        origin: bare(report['blocked-uri'] ?? report.blockedURL),
        place: bare(report['source-file'] ?? report.sourceFile),
      });
    ctx.body = null;
    ctx.status = 204;
  },
});
