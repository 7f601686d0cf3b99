import { escapeHtml } from '#core/contract/server-page';

/** `savedAt` as people read it: `Saved at`. */
const words = (key: string): string => {
  const spaced = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value as object).length === 0);

const html = (value: unknown): string => {
  if (isEmpty(value)) return '<p class="none">Nothing</p>';
  if (Array.isArray(value)) return `<ol>${value.map((one) => `<li>${html(one)}</li>`).join('')}</ol>`;
  if (typeof value === 'object')
    return `<dl>${Object.entries(value as object)
      .map(([key, one]) => `<dt>${escapeHtml(words(key))}</dt><dd>${html(one)}</dd>`)
      .join('')}</dl>`;
  return String(value)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
};

const style =
  'body{font:17px/1.6 Georgia,serif;max-width:44em;margin:2em auto;padding:0 1em;color:#222;background:#fff}h2{margin-top:2.5em;border-top:1px solid #ccc;padding-top:1em}dt{font-weight:bold;margin-top:.6em}dd{margin:0 0 0 1.2em;overflow-wrap:anywhere}p{margin:.2em 0}li{margin-bottom:1em}.none{color:#666}';

/** Everything as one page that opens in any browser, without a network. `parts` are plain JSON values by the name of their owner. */
export const readable = (
  parts: readonly { readonly title: string; readonly data: unknown }[],
  made: string,
  house: string,
): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Your data at ${escapeHtml(house)}</title><style>${style}</style></head>
<body><h1>Your data at ${escapeHtml(house)}</h1>
<p>Everything that ${escapeHtml(house)} keeps about you, as of ${escapeHtml(made)} (times in UTC). The same stands in the folder <em>data</em> for programs to read; recordings and pictures are in the folder <em>files</em>.</p>
${parts.map(({ title, data }) => `<section><h2>${escapeHtml(title)}</h2>${html(data)}</section>`).join('\n')}
</body></html>
`;
