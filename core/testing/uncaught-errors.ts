/** Errors of this process that nobody caught, from now until `stop`. */
export const noteUncaughtErrors = (): { readonly errors: readonly unknown[]; stop(): void } => {
  const errors: unknown[] = [];
  const note = (error: unknown): void => void errors.push(error);
  process.on('uncaughtException', note);
  return { errors, stop: () => void process.off('uncaughtException', note) };
};
