/** How many bits of a 32-bit word are set: by twos, fours and eights side by side. */
function bitsOf(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Gates 1 to 64 in two words: what a Set of them does, without hashing, and many of them asked for at once. */
export class GateSet {
  private low = 0;
  private high = 0;

  static of(gates: Iterable<number>): GateSet {
    const set = new GateSet();
    for (const gate of gates) set.add(gate);
    return set;
  }

  add(gate: number): void {
    if (gate <= 32) this.low |= 1 << (gate - 1);
    else this.high |= 1 << (gate - 33);
  }

  /** Whether it holds all gates of another set. */
  holds(others: GateSet): boolean {
    return (others.low & ~this.low) === 0 && (others.high & ~this.high) === 0;
  }

  /** How many gates it has in common with another set. */
  shared(others: GateSet): number {
    return bitsOf(this.low & others.low) + bitsOf(this.high & others.high);
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
