import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Config } from '../server/host';

export interface S3Server {
  readonly config: S3Config;
  /** Folder in which it keeps its objects. */
  readonly folder: string;
  /** What it answers from now on: nothing of its own, but this status; or, again, what is right. */
  fail(status: number | null): void;
  /** How many requests came. */
  readonly requests: number;
  stop(): Promise<void>;
}

/** A server that speaks S3, with one empty bucket. */
export const startS3Server = async (): Promise<S3Server> => {
  const folder = await mkdtemp(join(tmpdir(), 'hedo-s3-'));
  const bucket = 'hedo';
  const options = {
    silent: true,
    directory: folder,
    resetOnClose: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  };
  const s3rver = new S3rver(options);
  await s3rver.configureBuckets();
  const handle = s3rver.callback();
  let failure: number | null = null;
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    if (failure === null) return handle(request, response);
    request.resume();
    response.writeHead(failure, { 'content-type': 'application/xml' }).end('<Error><Code>SlowDown</Code></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    // The keys that s3rver knows.
    config: {
      endpoint: `http://127.0.0.1:${port}/${bucket}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    folder: join(folder, bucket),
    fail: (status) => {
      failure = status;
    },
    get requests() {
      return requests;
    },
    stop: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await rm(folder, { recursive: true, force: true });
    },
  };
};
