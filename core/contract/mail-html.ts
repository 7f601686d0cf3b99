import type { House } from './house';
import { escapeHtml } from './server-page';

const link = /https?:\/\/[^\s<>]*[^\s<>.,;:!?)]/g;

/** A paragraph with its addresses as links and its line breaks. */
const paragraph = (text: string): string => {
  let rest = 0;
  let made = '';
  for (const match of text.matchAll(link)) {
    made += escapeHtml(text.slice(rest, match.index));
    made += `<a href="${escapeHtml(match[0])}" style="color:inherit;overflow-wrap:anywhere">${escapeHtml(match[0])}</a>`;
    rest = match.index + match[0].length;
  }
  return (made + escapeHtml(text.slice(rest))).replaceAll('\n', '<br>');
};

/**
 * The text of a mail as HTML: its own paragraphs below the name of the house, in colours that mail programs may turn dark. Nothing in
 * it is asked for over the network, so nobody learns when it is read.
 */
export const toMailHtml = (text: string, { name, accent }: Pick<House, 'name' | 'accent'>): string => {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((one) => `<p style="margin:0 0 1em">${paragraph(one)}</p>`)
    .join('\n');
  const line = accent ? accent.light : '#552149';
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px 16px;font:16px/1.55 Georgia,serif">
<div style="max-width:36em;margin:0 auto">
<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:2px solid ${line};font-size:20px">${escapeHtml(name)}</p>
${paragraphs}
</div></body></html>`;
};
