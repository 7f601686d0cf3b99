/** Why an act on a published module is refused, in one line for people. Nothing was changed. */
export class ReleaseProblem extends Error {
  override readonly name = 'ReleaseProblem';
}
