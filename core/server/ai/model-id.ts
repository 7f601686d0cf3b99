/** Universal Sentence Encoder lite; the version is that of the package that carries the weights. */
export const MODEL_ID = 'use-lite-en@0.2.0';
/** Floats a vector. */
export const DIMS = 512;
