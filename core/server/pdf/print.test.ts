import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { PrintDocument } from '../../contract/documents';
import { cubicPath } from './cubic';
import { createPrinter } from './print';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** In this process: what a thread does is the same, and each takes a second to start. */
const { print } = createPrinter(quiet, true);
const inThread = createPrinter(quiet);

const sample: PrintDocument = {
  title: 'Your journey, Łódź & Ольга',
  subtitle: 'In your own words',
  language: 'en',
  runningHead: 'Private: prepared for Ольга Müller, 22 November 2026',
  footer: 'Hedo',
  pageNumber: 'Page {page} of {pages}',
  watermark: 'Private',
  created: '2026-11-22T08:00:00Z',
  sections: [
    {
      heading: 'Origins',
      blocks: [
        { kind: 'paragraph', text: 'A fine office: ﬁrst Ψυχή, then 心の旅.\nSecond line.' },
        { kind: 'quote', text: 'I learned to be quiet.', from: 'Labor 1' },
        { kind: 'list', items: ['one', 'two'] },
        { kind: 'definitions', items: [{ term: 'Sun', text: 'Gate 41' }] },
        { kind: 'table', columns: ['Date', 'Act'], rows: [['2026-11-22', 'read']] },
      ],
      sections: [{ heading: 'Deeper', blocks: [{ kind: 'note', text: 'Written at 08:00 UTC.' }] }],
    },
  ],
};
const withText = (text: string): PrintDocument => ({
  ...sample,
  sections: [{ heading: 'Text', blocks: [{ kind: 'paragraph', text }] }],
});

interface Tree {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Tree[];
}
const read = async (bytes: Uint8Array) => {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const pages: { readonly text: string; readonly tree: Tree; readonly fonts: number }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items, styles } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    pages.push({ text, tree: (await page.getStructTree()) as Tree, fonts: Object.keys(styles).length });
  }
  const about = {
    count: pdf.numPages,
    marked: await pdf.getMarkInfo(),
    info: (await pdf.getMetadata()).info as Record<string, unknown>,
    outline: (await pdf.getOutline()) as
      | readonly { readonly title: string; readonly items: readonly object[] }[]
      | null,
  };
  await task.destroy();
  return { ...about, pages, text: pages.map(({ text }) => text).join('\n') };
};
const rolesIn = (tree: Tree): string[] => [
  ...(tree.role ? [tree.role] : []),
  ...(tree.children ?? []).flatMap((child) => rolesIn(child)),
];
const altsIn = (tree: Tree): string[] => [
  ...(tree.alt ? [tree.alt] : []),
  ...(tree.children ?? []).flatMap((child) => altsIn(child)),
];

describe('a printed document', () => {
  it('says what it is, holds its text, and is tagged for those who hear it', async () => {
    const bytes = await print(sample);
    const pdf = await read(bytes);
    expect(pdf.info).toMatchObject({ Title: sample.title, Language: 'en' });
    expect(pdf.marked).toMatchObject({ Marked: true });
    expect(pdf.outline?.map(({ title, items }) => [title, items.length])).toEqual([['Origins', 1]]);
    for (const words of [
      'Your journey, Łódź & Ольга',
      'A fine office: first Ψυχή',
      'I learned to be quiet.',
      'Gate 41',
    ])
      expect(pdf.text).toContain(words);
    expect(pdf.text).toMatch(/Private: prepared for Ольга Müller[\s\S]*Page 1 of 1/);
    const roles = rolesIn(pdf.pages[0]?.tree ?? {});
    for (const role of [
      'Document',
      'H1',
      'Sect',
      'H2',
      'H3',
      'P',
      'BlockQuote',
      'L',
      'LI',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
    ])
      expect(roles).toContain(role);
    // What has no letters here is kept for those who copy or listen.
    expect(altsIn(pdf.pages[0]?.tree ?? {})).toContain('心の旅');
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw).toContain('/FontFile2');
    expect(raw).not.toMatch(/\/URI|\/JavaScript|\/Launch|\/BaseFont \/Helvetica/);
  });

  it('sets 200 kB of text while the event loop stays free', async () => {
    const sentence = 'It began when I was seven and nobody in the house was awake. ';
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    const bytes = await inThread.print(withText(`${sentence.repeat(3300)}The end.`));
    clearImmediate(next);
    expect(turns).toBeGreaterThan(100);
    const pdf = await read(bytes);
    expect(pdf.count).toBeGreaterThan(40);
    expect(pdf.text.match(/It began when/g)).toHaveLength(3300);
    expect(pdf.text).toContain('The end.');
    expect(pdf.text).toContain(`Page ${pdf.count} of ${pdf.count}`);
    expect(rolesIn(pdf.pages[20]?.tree ?? {})).toContain('P');
  }, 120_000);

  it('takes any text as text', async () => {
    const hostile = [
      'endstream endobj (\\) << /JS (app.alert(1)) >> stream',
      `${'\u202e'}evil\u0000\u0007${'\ud800'} \u{1f469}\u200d\u{1f680} e\u0301`,
      'x'.repeat(5000),
      '\n'.repeat(50),
      '',
    ].join(' ');
    const base = withText(hostile);
    const [section] = base.sections;
    const pdf = await read(
      await print({
        ...base,
        title: hostile.slice(0, 300),
        runningHead: hostile,
        footer: hostile,
        watermark: hostile.slice(0, 200),
        paper: 'Letter',
        sections: [
          { heading: hostile.slice(0, 400), blocks: [...(section?.blocks ?? [])] },
          {
            heading: 'Table',
            newPage: true,
            blocks: [
              {
                kind: 'table',
                columns: ['A', 'B'],
                rows: [
                  ['y '.repeat(8000), 'z'],
                  ['', hostile],
                ],
              },
            ],
          },
        ],
      }),
    );
    expect(pdf.text).toContain('endstream endobj (\\) << /JS (app.alert(1)) >> stream');
    expect(
      pdf.text
        .replace(/\s/g, '')
        .match(/x{60,}/g)
        ?.join('').length,
    ).toBeGreaterThan(4000);
    expect(pdf.text).toContain('é');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not come through.
    expect(pdf.text).not.toMatch(/[\u0000\u0007\u202e]/);
  }, 120_000);

  it('leaves no heading alone at the foot of a page, and no line or two on the next', async () => {
    const lines = (count: number, word: string) =>
      Array.from({ length: count }, (_, at) => `${word} ${at + 1}`).join('\n');
    const fillers = Array.from({ length: 20 }, (_, at) => at + 22);
    const { pages } = await read(
      await print({
        ...sample,
        sections: fillers.map((count) => ({
          heading: `Filler ${count}`,
          newPage: true,
          blocks: [{ kind: 'paragraph', text: lines(count, 'filler') }],
          sections: [
            {
              heading: `Outer ${count}.`,
              blocks: [],
              sections: [
                { heading: `Inner ${count}.`, blocks: [{ kind: 'paragraph', text: lines(10, `${count}. text`) }] },
              ],
            },
          ],
        })),
      }),
    );
    const pageOf = (text: string): number => pages.findIndex((page) => page.text.includes(text));
    for (const count of fillers) {
      const [outer, inner] = [pageOf(`Outer ${count}.`), pageOf(`Inner ${count}.`)];
      const onPages = pages.map(
        ({ text }) => text.split('\n').filter((line) => line.startsWith(`${count}. text`)).length,
      );
      expect([count, inner, onPages[inner]! >= 3]).toEqual([count, outer, true]);
      for (const written of onPages) expect([0, 3, 4, 5, 6, 7, 10], `${count}`).toContain(written);
    }
  });

  it('draws a figure with its words, its curves as they are', async () => {
    const shapes = [
      { kind: 'path', d: 'M10 10Q90 10 90 90', stroke: '#b6322b', width: 4, dash: [5, 3] },
      { kind: 'path', d: 'M20 20H40V40Z', fill: '#e8d1a8', at: { x: 5, y: 5, scale: 2 } },
      { kind: 'text', text: 'Ольга 51.5', x: 50, baseline: 60, size: 12, fill: '#1d1d28', anchor: 'middle' },
    ] as const;
    const figure = {
      kind: 'figure',
      drawing: { width: 100, height: 400, shapes },
      alt: 'A line and a corner',
    } as const;
    const pdf = await read(
      await print({
        ...sample,
        sections: [{ heading: 'Figures', blocks: [figure, { ...figure, caption: 'The same once more' }] }],
      }),
    );
    expect(pdf.text).toContain('Ольга 51.5');
    expect(pdf.text).toContain('The same once more');
    // Each is as tall as a page allows, so each stands on one of its own.
    expect(pdf.count).toBe(2);
    const roles = pdf.pages.flatMap(({ tree }) => rolesIn(tree));
    expect(roles.filter((role) => role === 'Figure')).toHaveLength(2);
    expect(pdf.pages.flatMap(({ tree }) => altsIn(tree)).filter((alt) => alt === figure.alt)).toHaveLength(2);
    // A quadratic curve is the cubic one whose control points lie two thirds of the way to its own.
    expect(cubicPath('M0 0Q30 0 30 30L1.5-2')).toBe('M0 0C20 0 30 10 30 30L1.5 -2');
    expect(cubicPath('M3 4H9V8Q9 14 15 14Z')).toBe('M3 4H9V8C9 12 11 14 15 14Z');
  }, 120_000);

  it('sets numbers at the right edge, sums them up, and lays facts side by side', async () => {
    const bytes = await print({
      ...sample,
      sections: [],
      blocks: [
        {
          kind: 'definitions',
          columns: 2,
          items: [
            { term: 'From', text: 'Lake House\nVia Lago 1' },
            { term: 'To', text: 'Ann Lee' },
          ],
        },
        {
          kind: 'table',
          columns: ['What', 'Amount'],
          numeric: [1],
          rows: [
            ['A day', '1,250.00'],
            ['A talk', '5.00'],
          ],
          sums: [['Total', '1,255.00']],
        },
      ],
    });
    const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
    const page = await (await task.promise).getPage(1);
    const { items } = await page.getTextContent();
    const placed = (words: string) => {
      const item = items.find((one) => 'str' in one && one.str === words);
      if (!item || !('str' in item)) throw new Error(`${words} is not on the page`);
      const [x = 0, y = 0] = item.transform.slice(4) as number[];
      return { x, y, end: Math.round(x + item.width) };
    };
    expect(Math.abs(placed('From').y - placed('To').y)).toBeLessThan(1);
    expect(placed('To').x).toBeGreaterThan(placed('From').x + 100);
    const ends = ['Amount', '1,250.00', '5.00', '1,255.00'].map((words) => placed(words).end);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1);
    expect(placed('1,255.00').y).toBeLessThan(placed('5.00').y);
    await task.destroy();
  });

  it('throws for what is no document, before any thread is started', async () => {
    const row = { kind: 'table', columns: ['A', 'B'], rows: [['only one']] } as const;
    const deep = {
      heading: '',
      blocks: [],
      sections: [{ heading: '', blocks: [], sections: [{ heading: '', blocks: [] }] }],
    };
    for (const wrong of [
      { ...sample, title: ' ' },
      { ...sample, language: 'English' },
      { ...sample, created: 'today' },
      { ...sample, blocks: [row] },
      { ...sample, blocks: [{ kind: 'figure', drawing: { width: 10, height: 10, shapes: [] }, alt: ' ' }] as const },
      { ...sample, blocks: [{ kind: 'figure', drawing: { width: 0, height: 10, shapes: [] }, alt: 'x' }] as const },
      {
        ...sample,
        blocks: [
          {
            kind: 'figure',
            drawing: { width: 10, height: 10, shapes: [{ kind: 'path', d: 'm0 0 (1)' }] },
            alt: 'x',
          },
        ] as const,
      },
      { ...sample, sections: [{ heading: '', blocks: [], sections: [deep] }] },
      withText('x'.repeat(2_000_001)),
    ])
      await expect(inThread.print(wrong)).rejects.toThrow();
  });
});
