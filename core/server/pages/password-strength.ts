import { assetUrl, type Bundles } from './bundles';

const files = /^password-strength\.[0-9a-f]+\.(js|css)$/;

/** Script and style that rate a password while it is typed; nothing where the browser's files were not built. */
export const passwordStrength = (bundles: Bundles): string =>
  Object.entries(bundles.of('shell')?.files ?? {})
    .filter(([file]) => files.test(file))
    .map(([file, { integrity }]) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="${assetUrl('shell', file)}" integrity="${integrity}">`
        : `<script defer src="${assetUrl('shell', file)}" integrity="${integrity}"></script>`,
    )
    .join('');
