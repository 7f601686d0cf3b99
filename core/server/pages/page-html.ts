import type { PageData } from '../../contract/page';
import { assetUrl, type BundleManifest } from './bundles';

const quoted: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const attribute = (text: string): string => text.replace(/[&"<]/g, (sign) => quoted[sign] ?? sign);

/** JSON that cannot end the element it stands in. */
const dataBlock = (data: PageData): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const description =
  'Twelve questions, answered in your own words beside an exact chart, and the right person to go on with.';

/** The fonts of every first page; the italic loads where it is set. */
const preloadedFont = /-normal\.[0-9a-f]+\.woff2$/;

/** The one HTML page of the product: everything the first screen needs is in it, nothing in it runs inline. */
export const pageHtml = (
  shell: BundleManifest,
  data: PageData,
  options: { readonly nonce: string; readonly preload: { readonly href: string; readonly integrity: string } | null },
): string => {
  const integrity = (file: string): string => attribute(shell.files[file]?.integrity ?? '');
  const fonts = Object.keys(shell.files).filter((file) => preloadedFont.test(file));
  const theme = data.theme === 'system' ? '' : ` data-theme="${data.theme}"`;
  const { preload } = options;
  return `<!doctype html>
<html lang="en"${theme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Hedo</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="${data.theme === 'system' ? 'light dark' : data.theme}">
${shell.css.map((file) => `<link rel="stylesheet" href="${assetUrl('shell', file)}" integrity="${integrity(file)}">`).join('\n')}
<script defer src="${assetUrl('shell', shell.entry)}" integrity="${integrity(shell.entry)}"></script>
${preload ? `<link rel="preload" as="script" href="${attribute(preload.href)}" integrity="${attribute(preload.integrity)}">` : ''}
${fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${assetUrl('shell', file)}" crossorigin>`).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
</head>
<body>
<div id="app"></div>
<noscript><p>Hedo is an application and needs JavaScript. Help lines are listed at findahelpline.com.</p></noscript>
<script type="application/json" id="page-data" nonce="${attribute(options.nonce)}">${dataBlock(data)}</script>
</body>
</html>
`;
};
