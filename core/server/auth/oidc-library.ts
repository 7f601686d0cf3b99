/** What oidc-provider prints while it loads in a Node older than the one it is tested with. */
const oldNode = /^oidc-provider WARNING: Unsupported runtime/;

/**
 * The provider library, without its warning about Node 20: this product supports and tests it, and a warning at every start
 * that nobody has to act on hides the others.
 */
const load = async () => {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!oldNode.test(String(words[0]))) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
};

export const { errors, interactionPolicy, Provider } = await load();
