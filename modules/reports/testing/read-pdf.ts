import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Tree {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Tree[];
}
const all = (tree: Tree, of: 'role' | 'alt'): string[] => [
  ...(tree[of] ? [tree[of]] : []),
  ...(tree.children ?? []).flatMap((child) => all(child, of)),
];

/** What a reader program finds in a PDF: its texts, structure, metadata, page sizes. */
export const readPdf = async (bytes: Uint8Array) => {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const pages: { text: string; roles: string[]; alts: string[]; size: number[] }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const tree = (await page.getStructTree()) as Tree;
    pages.push({
      text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
      roles: all(tree, 'role'),
      alts: all(tree, 'alt'),
      size: page.view,
    });
  }
  const { info, metadata } = await pdf.getMetadata();
  const found = {
    marked: (await pdf.getMarkInfo())?.Marked === true,
    info: info as Record<string, unknown>,
    outline: ((await pdf.getOutline()) ?? []).map(({ title }) => title as string),
    xmp: metadata === null ? '' : JSON.stringify([...metadata]),
    text: pages.map(({ text }) => text).join('\n'),
    roles: pages.flatMap(({ roles }) => roles),
    alts: pages.flatMap(({ alts }) => alts),
    size: pages[0]?.size ?? [],
  };
  await task.destroy();
  return found;
};
