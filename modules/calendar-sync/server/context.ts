import type { Core, Job } from '#core/contract/server';

export interface FeedRef {
  readonly feedId: string;
}
export interface AccountRef {
  readonly userId: string;
}

/** What actions and jobs of this module work with. */
export interface Context {
  readonly core: Core;
  readonly allowPrivate: boolean;
  readonly readFeed: Job<FeedRef>;
  readonly syncSessions: Job<AccountRef>;
}
