const sampleMark = / \(sample\)$/;

/** A name without the mark that samples carry, and whether it was there. */
export const parseSampleName = (name: string): { readonly name: string; readonly sample: boolean } => ({
  name: name.replace(sampleMark, ''),
  sample: sampleMark.test(name),
});
