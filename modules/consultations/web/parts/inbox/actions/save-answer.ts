/** Milliseconds after which the browser has taken over the file. */
const taken = 10_000;

/** Lets the browser save a file under a name. */
export const saveAnswer = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), taken);
};
