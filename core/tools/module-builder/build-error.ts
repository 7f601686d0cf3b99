/** Something the author of a module can put right; its message stands alone, without a stack. */
export class BuildProblem extends Error {}
