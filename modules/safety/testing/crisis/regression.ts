/** A text as numbers of features, and what each output should say of it: 1 yes, 0 no, null nothing. */
export interface Example {
  readonly words: Int32Array;
  readonly meaning: Int32Array;
  /** By the sizes of the whole text, as `scalesOf` gives them. */
  readonly scales: { readonly words: number; readonly meaning: number };
  readonly wanted: readonly (0 | 1 | null)[];
  readonly weight: number;
}
export interface Regression {
  readonly weights: Float32Array;
  readonly bias: readonly number[];
}

const rounds = 15;
const rate = 0.05;
const shrink = 2e-6;

/** Numbers that look random and are the same each time. */
const createRandom = () => {
  let seed = 7;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
};
const shuffle = (order: number[], random: () => number): void => {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
};

const scoreOf = (
  { words, meaning, scales }: Example,
  weights: Float32Array,
  outputs: number,
  output: number,
): number => {
  let [byWords, byMeaning] = [0, 0];
  for (const feature of words) byWords += weights[feature * outputs + output] as number;
  for (const feature of meaning) byMeaning += weights[feature * outputs + output] as number;
  return byWords * scales.words + byMeaning * scales.meaning;
};

/** Logistic regressions over the same features, one for each output, by AdaGrad. */
export const train = (examples: readonly Example[], features: number, outputs: number): Regression => {
  const weights = new Float32Array(features * outputs);
  const squares = new Float32Array(features * outputs).fill(0.01);
  const bias = new Array<number>(outputs).fill(0);
  const random = createRandom();
  const order = examples.map((_, index) => index);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index] as Example;
      const { scales } = example;
      for (let output = 0; output < outputs; output += 1) {
        const wanted = example.wanted[output];
        if (wanted === null || wanted === undefined) continue;
        const score = (bias[output] as number) + scoreOf(example, weights, outputs, output);
        const error = (1 / (1 + Math.exp(-score)) - wanted) * example.weight;
        bias[output] = (bias[output] as number) - 0.01 * error;
        for (const [found, scale] of [
          [example.words, scales.words],
          [example.meaning, scales.meaning],
        ] as const)
          for (const feature of found) {
            const at = feature * outputs + output;
            const gradient = error * scale + shrink * (weights[at] as number);
            squares[at] = (squares[at] as number) + gradient * gradient;
            weights[at] = (weights[at] as number) - (rate * gradient) / Math.sqrt(squares[at] as number);
          }
      }
    }
  }
  return { weights, bias };
};

export const score = ({ weights, bias }: Regression, example: Example, output: number): number =>
  (bias[output] as number) + scoreOf(example, weights, bias.length, output);
