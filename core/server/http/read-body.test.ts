import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type Koa from 'koa';
import { expect, it } from 'vitest';
import { readBytes } from './read-body';

it('calls a request cut off whose sender left before it was read', async () => {
  const req = new IncomingMessage(new Socket());
  req.destroy();
  const ctx = { req, request: { length: 5 } } as unknown as Koa.Context;
  await expect(readBytes(ctx, 100)).rejects.toMatchObject({ status: 400, code: 'cut-off' });
});
