/** What a module's pages take from the host's page instead of bringing it, with the package whose version counts; null is the contract itself. */
export const sharedInPages = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  zustand: 'zustand',
  '#core/web': null,
  '#ui': null,
};

/** What a module's server takes from the host's process. */
export const sharedInServers = { '@sinclair/typebox': '@sinclair/typebox' };
