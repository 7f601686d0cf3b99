import type { Core } from '#core/contract/server';
import type { SessionJobs } from './jobs/jobs';
import type { Settings } from './settings';

/** What actions of this module work with. */
export interface Context {
  readonly core: Core;
  readonly settings: Settings;
  readonly jobs: SessionJobs;
}
