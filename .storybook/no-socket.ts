/** In the workshop nothing happens elsewhere: a socket that never connects. */
export const io = () => ({ connected: false, on: () => undefined, onAny: () => undefined, emit: () => undefined });
