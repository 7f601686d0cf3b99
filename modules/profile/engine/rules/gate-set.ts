/** Gates 1 to 64 in two words: what a Set of them does, without hashing; the bodygraph asks it some two hundred times. */
export class GateSet {
  private low = 0;
  private high = 0;

  add(gate: number): void {
    if (gate <= 32) this.low |= 1 << (gate - 1);
    else this.high |= 1 << (gate - 33);
  }

  has(gate: number): boolean {
    return (((gate <= 32 ? this.low : this.high) >>> ((gate - 1) & 31)) & 1) === 1;
  }

  /** All of them, ascending. */
  list(): number[] {
    const gates: number[] = [];
    // The lowest bit that is left is its lowest gate.
    for (let left = this.low; left !== 0; left &= left - 1) gates.push(32 - Math.clz32(left & -left));
    for (let left = this.high; left !== 0; left &= left - 1) gates.push(64 - Math.clz32(left & -left));
    return gates;
  }
}

/** What can be asked whether it holds a gate: a GateSet or any Set of numbers. */
export interface HoldsGates {
  has(gate: number): boolean;
}
