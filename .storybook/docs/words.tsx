/** A sentence of a docs file: what stands between backticks is code. */
export const Words = ({ text }: { readonly text: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
  text.split('`').map((piece, index) => (index % 2 === 0 ? piece : <code key={index}>{piece}</code>));
