/** What e2e/specs/stories.spec.ts writes next to the built site when it has checked a part; a build begins with `null`. */
export interface AxeReport {
  readonly engine: string;
  readonly checkedOn: string;
  readonly stories: number;
  /** How many of them were looked at by night too: one of each run, all with `npm test -- --all`. */
  readonly byNight: number;
  readonly rules: number;
  readonly violations: readonly string[];
}
