import { type House, nameHouse } from '../../contract/house';
import type { PageData } from '../../contract/page';
import { assetUrl, type BundleManifest } from './bundles';
import { escaped, jsonBlock } from './escape';

/** A style sheet or script of a bundle. */
export interface PageFile {
  readonly href: string;
  readonly integrity?: string;
}

/** What the HTML of a page is written from. */
export interface PageParts {
  readonly nonce: string;
  readonly house: Pick<House, 'name' | 'mark'>;
  /** HTML of the head, made by `headHtml`. */
  readonly head: string;
  /** Markup of the page; empty when the browser draws it. */
  readonly drawn: string;
  /** Header, footer and dock are left out (`data-room`). */
  readonly cleared: boolean;
  /** The italic face is asked for with the upright ones. */
  readonly italics: boolean;
  /** What stands above the page, in HTML. */
  readonly mark: string;
  /** Style sheets of the page's own chunk. */
  readonly styles: readonly PageFile[];
  /** Scripts that the page will ask for. */
  readonly scripts: readonly PageFile[];
}

/** The fonts of every first page, and that of pages with italics: one that is not used would only take bandwidth. */
const uprightFont = /-normal\.[0-9a-f]+\.woff2$/;
const italicFont = /-italic\.[0-9a-f]+\.woff2$/;

/** What a reader without JavaScript sees, with a link to help for people in danger. */
const withoutScript = {
  en: {
    drawn: 'You can read this page without JavaScript, but parts of it work only with it.',
    empty: 'This part of Hedo needs JavaScript.',
    danger: 'If you are in danger, call your local emergency number, such as 112 or 911.',
  },
  de: {
    drawn: 'Du kannst diese Seite ohne JavaScript lesen, aber nicht alles auf ihr funktioniert dann.',
    empty: 'Dieser Teil von Hedo braucht JavaScript.',
    danger: 'Wenn du in Gefahr bist, wähle die Notrufnummer deines Landes, etwa 112 oder 911.',
  },
  es: {
    drawn: 'Puedes leer esta página sin JavaScript, pero no todo en ella funciona así.',
    empty: 'Esta parte de Hedo necesita JavaScript.',
    danger: 'Si estás en peligro, llama al número de emergencias de tu país, como el 112 o el 911.',
  },
} as const;

const noScript = ({ language, modules }: PageData, state: 'drawn' | 'empty', name: string): string => {
  const words = withoutScript[language === 'en-XA' ? 'en' : language];
  const urgent = modules.flatMap(({ roots }) => roots).find((root) => typeof root.urgent === 'string');
  const link = urgent ? ` <a href="${escaped(urgent.route)}">${escaped(String(urgent.urgent))}</a>` : '';
  return `<noscript><p>${escaped(nameHouse(words[state], name))} ${words.danger}${link}</p></noscript>\n`;
};

const from = ({ href, integrity }: PageFile): string =>
  `href="${escaped(href)}"${integrity ? ` integrity="${escaped(integrity)}"` : ''}`;

const iconOf = ({ mark }: PageParts['house']): string =>
  mark
    ? `<link rel="icon" href="${escaped(mark.src)}" type="${escaped(mark.type)}">`
    : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';

/** The one HTML page of the product: everything the first screen needs is in it, nothing in it runs inline. */
export const pageHtml = (shell: BundleManifest, data: PageData, parts: PageParts): string => {
  const own = (file: string): PageFile => {
    const integrity = shell.files[file]?.integrity;
    return { href: assetUrl('shell', file), ...(integrity ? { integrity } : {}) };
  };
  const fonts = Object.keys(shell.files).filter(
    (file) => uprightFont.test(file) || (parts.italics && italicFont.test(file)),
  );
  const theme = data.theme === 'system' ? '' : ` data-theme="${data.theme}"`;
  const entry = own(shell.entry);
  // A drawn page can be read before any script, so a small one waits for that; what is not drawn waits for them all.
  const scripts =
    parts.drawn && shell.start
      ? `<script defer src="${escaped(own(shell.start).href)}" integrity="${escaped(own(shell.start).integrity ?? '')}" data-scripts="${escaped(JSON.stringify([entry, ...parts.scripts]))}"></script>`
      : [
          `<script defer src="${escaped(entry.href)}" integrity="${escaped(entry.integrity ?? '')}"></script>`,
          ...parts.scripts.map((file) => `<link rel="preload" as="script" ${from(file)}>`),
        ].join('\n');
  return `<!doctype html>
<html lang="${data.language}"${theme}${parts.cleared ? ' data-room' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${parts.head}
<meta name="color-scheme" content="${data.theme === 'system' ? 'light dark' : data.theme}">
${[...shell.css.map(own), ...parts.styles].map((file) => `<link rel="stylesheet" ${from(file)}>`).join('\n')}
${fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${assetUrl('shell', file)}" crossorigin>`).join('\n')}
${scripts}
${iconOf(parts.house)}
<link rel="manifest" href="/manifest.webmanifest">
</head>
<body>
${parts.mark}<div id="app">${parts.drawn}</div>
${noScript(data, parts.drawn ? 'drawn' : 'empty', parts.house.name)}<script type="application/json" id="page-data" nonce="${escaped(parts.nonce)}">${jsonBlock(data)}</script>
</body>
</html>
`;
};
