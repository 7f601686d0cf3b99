import { BaseModel } from '#core/contract/base-model';

/** One generation of one client's reading. */
export class SynthesisJob extends BaseModel {
  static override tableName = 'synthesis_jobs';
  id!: string;
  userId!: string;
  status!: 'queued' | 'running' | 'done' | 'failed' | 'held';
  stage!: string;
  failure!: string | null;
  afterHelp!: boolean;
  shareWith!: string | null;
  /** Labors that the client left out of this reading. */
  leftOut!: number[];
  synthesisId!: string | null;
  createdAt!: string;
  finishedAt!: string | null;
}
