import { describe, expect, it, vi } from 'vitest';
import type { MarkdownTree } from '../../contract/markdown';
import { MarkdownTree as Schema } from '../../contract/markdown';
import { compile } from '../http/validate';
import { parseMarkdown } from './markdown';
import { hostilePieces } from './testing/hostile-pieces';

const fits = compile(Schema);
const flat = (tree: MarkdownTree): string => JSON.stringify(tree);
/** What a reader reads: every text of the tree, joined. */
const words = (tree: MarkdownTree): string =>
  [...flat(tree).matchAll(/"text":"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join('|');
const hrefs = (text: string): string[] =>
  [...flat(parseMarkdown(text)).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href ?? '');

describe('parseMarkdown', () => {
  it('reads headings, marks, lists, quotes, tables and code, and fits the contract', () => {
    const tree = parseMarkdown(
      '## One *two*\n\nA **b** ~~c~~ `d`  \ne\n\n1. x\n   - y\n2. z\n\n> q\n\n| a | b |\n| - | - |\n| 1 | `2` |\n\n```js\ncode\n```\n\n---\n\n- [x] done',
    );
    expect(fits(tree)).toBeNull();
    expect(tree.map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'list',
      'quote',
      'table',
      'code',
      'rule',
      'list',
    ]);
    expect(tree[0]).toEqual({
      kind: 'heading',
      level: 2,
      id: 'h-one-two',
      children: [
        { kind: 'text', text: 'One ' },
        { kind: 'emphasis', children: [{ kind: 'text', text: 'two' }] },
      ],
    });
    expect(tree[2]).toMatchObject({ kind: 'list', ordered: true, start: 1 });
    expect(tree[5]).toEqual({ kind: 'code', text: 'code' });
    expect(words(tree.slice(7))).toBe('☑ done');
  });

  it('lets headings start at two and gives each an anchor of its own', () => {
    const tree = parseMarkdown('# Root\n\n## Root\n\n#### Übung\n\n# Root\n\n# ☉');
    expect(tree.map((block) => (block.kind === 'heading' ? [block.level, block.id] : null))).toEqual([
      [2, 'h-root'],
      [3, 'h-root--2'],
      [4, 'h-ubung'],
      [2, 'h-root--3'],
      [2, 'h-section'],
    ]);
  });

  it('makes words of HTML and reads character references once', () => {
    const tree = parseMarkdown(
      'a <b onclick="x()">c</b> &lt;script&gt; &amp;lt; &#x27; &nope;\n\n<script>\nalert(1)\n</script>\n\n<!-- hidden -->\n\n<img src=x onerror=alert(1)>',
    );
    expect(fits(tree)).toBeNull();
    expect(tree.every(({ kind }) => kind === 'paragraph')).toBe(true);
    expect(JSON.parse(`"${words(tree.slice(0, 1))}"`)).toBe(`a <b onclick="x()">c</b> <script> &lt; ' &nope;`);
    expect(words(tree)).toContain('alert(1)');
  });

  it('keeps the words of a picture', () =>
    expect(words(parseMarkdown('![a lake](https://a.example/x.png)'))).toBe('a lake'));

  it.each([
    ['[a](https://a.example/b?c=d)', 'https://a.example/b?c=d'],
    ['[a](http://a.example)', 'https://a.example/'],
    ['<https://a.example/x>', 'https://a.example/x'],
    ['[a](/magazine/b#h-c)', '/magazine/b#h-c'],
    ['[a](mailto:a@b.example)', 'mailto:a@b.example'],
    ['[a][r]\n\n[r]: https://r.example', 'https://r.example/'],
  ])('links %s', (text, href) => expect(hrefs(text)).toEqual([href]));

  it.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](java&#x0A;script:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](<java\tscript:alert(1)>)',
    '[a](\u0001javascript:alert(1))',
    '[a](data:text/html,x)',
    '[a](vbscript:x)',
    '[a](file:///etc/passwd)',
    '[a](//evil.example)',
    '[a](/\\evil.example)',
    '[a](\\\\evil.example)',
    '[a](https:evil.example)',
    '[a](https://known.example@evil.example)',
    '[a](mailto:a@b.example?bcc=c@d.example)',
    '[a](relative)',
    '[a](http://a.example:8080/)',
    '<javascript:alert(1)>',
    '[a][r]\n\n[r]: javascript:alert(1)',
  ])('does not link %j, but keeps its words', (text) => {
    expect(hrefs(text)).toEqual([]);
    expect(words(parseMarkdown(text))).toMatch(/a/);
  });

  it('puts no link into a link', () => expect(hrefs('[a https://b.example c](https://d.example)')).toHaveLength(1));
});

describe('hostile Markdown', () => {
  const size = 200_000;
  const fill = (piece: string, length: number): string =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  it.each(
    hostilePieces.flatMap((piece) => [
      [piece, fill(piece, 8000)],
      [`${piece} in paragraphs`, fill(`${piece.repeat(1200).slice(0, 3900)}\n\n`, 8000)],
    ]),
  )('ends with a tree or a refusal for %j over and over', (_, text) => {
    let tree: MarkdownTree = [];
    try {
      tree = parseMarkdown(text ?? '');
    } catch (error) {
      expect(error).toMatchObject({ status: 422, code: 'markdown-too-tangled' });
    }
    expect(flat(tree).length).toBeLessThan(240_000);
  });

  it('refuses a text whose time of the processor is used up', () => {
    const text = '*a* '.repeat(900);
    let user = 0;
    const clock = vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user, system: 0 }));
    expect(parseMarkdown(text)).toHaveLength(1);
    clock.mockImplementation(() => {
      user += 130_000;
      return { user, system: 0 };
    });
    expect(() => parseMarkdown(text)).toThrow(/too heavily/);
    clock.mockRestore();
  });

  it('refuses lists that go ever deeper, and huge tables', () => {
    const lists = Array.from({ length: 400 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n');
    expect(() => parseMarkdown(lists)).toThrow(/too heavily/);
    expect(() =>
      parseMarkdown(`${'|a'.repeat(60)}|\n${'|-'.repeat(60)}|\n${`${'|a'.repeat(60)}|\n`.repeat(900)}`),
    ).toThrow(/too heavily/);
    expect(() => parseMarkdown('a'.repeat(size + 1))).toThrow(/too heavily/);
  });

  it('reads 200,000 characters of prose', () => {
    const paragraph = 'Lorem *ipsum* dolor sit amet, [link](https://a.example) consectetur. '.repeat(8).concat('\n\n');
    const text = fill(paragraph, size);
    const tree = parseMarkdown(text);
    expect(tree.length).toBeGreaterThan(300);
    expect(fits(tree)).toBeNull();
  });
});
