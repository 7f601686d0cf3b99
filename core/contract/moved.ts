/** What a module has taken over from others, under its new names: databases of earlier releases know it by the former ones. */
export interface Moved {
  /** Former owner (`db` or a module) of migration files, by their name without extension. */
  readonly migrations?: Readonly<Record<string, string>>;
  /** Former full names of jobs (`profile.sweep`, `react.profile.labors.responded`), by the full names of today. */
  readonly jobs?: Readonly<Record<string, string>>;
  /** Former ids of events, by the ids of today. */
  readonly events?: Readonly<Record<string, string>>;
}

/** Declares what `migrations/moved.ts` of a module exports as `moved`. */
export const defineMoved = (moved: Moved): Moved => moved;
