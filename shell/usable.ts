/** A promise for React's `use` that says by itself when it is kept; then nothing suspends, neither a drawing on the server nor its hydration. */
export const usable = <T>(promise: Promise<T>): Promise<T> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
};
