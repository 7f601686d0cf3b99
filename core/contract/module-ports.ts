import type { Knex } from 'knex';
import { defineHostPort } from './host-ports';
import type { Role } from './manifest';

/** How a module does. `waiting`: what runs on the server changes with the next restart. `approval`: no version runs before an admin allows it. */
export type ModuleState = 'running' | 'off' | 'waiting' | 'failed' | 'approval';

/** A version that was published and is kept. */
export interface ModuleVersion {
  readonly version: string;
  readonly publisher: string;
  /** ISO instant. */
  readonly publishedAt: string;
  readonly publishedBy: string;
  readonly isSigned: boolean;
  /** Revision of its source; null when it does not say. */
  readonly revision: string | null;
  readonly hasServerSide: boolean;
  readonly waitsForApproval: boolean;
  /** Why its server side is not started; null when nothing is wrong. */
  readonly fault: string | null;
  /** Of the last 14 days: how often browsers loaded it, the time within which half and 95 percent of them did, and what went wrong. */
  readonly loads: number;
  readonly halfMs: number | null;
  readonly mostMs: number | null;
  readonly errors: number;
  readonly lastError: string | null;
}

/** Another version for some people. */
export interface ModuleCanary {
  readonly version: string;
  readonly roles: readonly Role[];
  /** Percent of accounts. */
  readonly share: number;
}

/** A module as staff see it. */
export interface ModuleStatus {
  readonly id: string;
  readonly title: string;
  readonly isBuiltIn: boolean;
  readonly isEnabled: boolean;
  /** Switched off where the product was started, so it cannot be enabled here. */
  readonly isLocked: boolean;
  readonly state: ModuleState;
  /** Why it does not run as it is switched; null when it does. */
  readonly reason: string | null;
  /** That of the host for a module that is built with it; null while none is switched on. */
  readonly version: string | null;
  readonly canary: ModuleCanary | null;
  /** Where a rollback leads; null when nothing ran before. */
  readonly previous: string | null;
  /** Modules that are on and need it. */
  readonly neededBy: readonly string[];
  readonly versions: readonly ModuleVersion[];
  /** Errors of a module that is built with the host, of the last 14 days. */
  readonly errors: number;
  /** Of such a module: the time within which half and 95 percent of the loads of these days were done. One load in twenty is counted. */
  readonly halfMs: number | null;
  readonly mostMs: number | null;
}

/** What an act changed. */
export interface ModuleChange {
  readonly version: string | null;
  readonly needsRestart: boolean;
  /** What people should know besides. */
  readonly note: string | null;
}

/** What became of a publication. */
export interface ModulePublication {
  readonly module: string;
  readonly version: string;
  /** `live`: its pages are shown from now on. `restart`: when processes start anew. `approval`: once an admin allows it. `canary`: to some. */
  readonly state: 'live' | 'restart' | 'approval' | 'canary';
  /** What will not work for long, one line each. */
  readonly warnings: readonly string[];
}

/** Modules as staff switch them. Acts take the caller's transaction and throw a problem that says why not. */
export interface HostModules {
  list(db: Knex): Promise<readonly ModuleStatus[]>;
  enable(trx: Knex, actorId: string, module: string): Promise<ModuleChange>;
  disable(trx: Knex, actorId: string, module: string): Promise<ModuleChange>;
  rollback(trx: Knex, actorId: string, module: string): Promise<ModuleChange>;
  choose(trx: Knex, actorId: string, module: string, version: string): Promise<ModuleChange>;
  /** Allows the code of a version to run on the server. */
  approve(trx: Knex, actorId: string, module: string, version: string): Promise<ModuleChange>;
  /** Null: everybody has the same again. */
  setCanary(trx: Knex, actorId: string, module: string, canary: ModuleCanary | null): Promise<ModuleChange>;
  /**
   * Publishes the version in a zip archive, to everybody or to some. Works in transactions of its own, since files are stored in between.
   */
  publish(
    actorId: string,
    archive: Uint8Array,
    canary: Omit<ModuleCanary, 'version'> | null,
  ): Promise<ModulePublication>;
}
export const hostModules = defineHostPort<HostModules>('modules');
