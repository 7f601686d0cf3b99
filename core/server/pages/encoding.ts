import type Koa from 'koa';

export type Encoding = 'br' | 'gzip';

/**
 * The smallest of the offered encodings that the reader takes; null for the plain text. Asked one by one: browsers name gzip
 * first and prefer none, and where several are offered at once the one named first would win.
 */
export const encodingFor = (ctx: Koa.ParameterizedContext, offered: readonly Encoding[]): Encoding | null =>
  (['br', 'gzip'] as const).find((one) => offered.includes(one) && ctx.acceptsEncodings(one) === one) ?? null;
