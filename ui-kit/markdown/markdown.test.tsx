import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Markdown } from './markdown';
import type { MarkdownLine, MarkdownPart } from './tree';

const words = (text: string): MarkdownLine[] => [{ kind: 'text', text }];
const paragraph = (...children: MarkdownLine[]): MarkdownPart => ({ kind: 'paragraph', children });
const drawn = (...tree: MarkdownPart[]) =>
  renderToStaticMarkup(<Markdown tree={tree} />).replace(/ class="[^"]*"/g, '');

test('draws every kind of block on the server, without a complaint about keys', () => {
  const complaint = vi.spyOn(console, 'error');
  const html = drawn(
    { kind: 'heading', level: 2, id: 'what-moves', children: words('What moves') },
    paragraph(
      { kind: 'strong', children: [{ kind: 'emphasis', children: words('Four') }] },
      { kind: 'text', text: ' minutes' },
      { kind: 'break' },
      { kind: 'deleted', children: words('five') },
      { kind: 'code', text: 'a < b' },
    ),
    { kind: 'quote', blocks: [paragraph(...words('Leave the page blank.'))] },
    { kind: 'list', ordered: true, start: 3, items: [[paragraph(...words('One'))], [paragraph(...words('Two'))]] },
    { kind: 'list', ordered: false, start: 1, items: [[paragraph(...words('Item'))]] },
    { kind: 'code', text: 'x = 1' },
    { kind: 'rule' },
    { kind: 'table', head: [words('Body'), words('Speed')], rows: [[words('Moon'), words('13°')]] },
  );
  expect(html).toContain('<h2 id="what-moves">What moves</h2>');
  expect(html).toContain('<strong><em>Four</em></strong> minutes<br/><del>five</del><code>a &lt; b</code>');
  expect(html).toContain('<blockquote><p>Leave the page blank.</p></blockquote>');
  expect(html).toContain('<ol start="3"><li><p>One</p></li><li><p>Two</p></li></ol><ul><li><p>Item</p></li></ul>');
  expect(html).toContain('<pre><code>x = 1</code></pre><hr/>');
  expect(html).toContain(
    '<section aria-label="Table: Body, Speed" tabindex="0"><table><thead><tr><th scope="col">Body',
  );
  expect(html).toContain('<tbody><tr><td>Moon</td><td>13°</td></tr></tbody>');
  expect(complaint).not.toHaveBeenCalled();
});

test('tells other sites nothing and hands own links to the page', () => {
  const link = (href: string): MarkdownPart => paragraph({ kind: 'link', href, children: words('there') });
  expect(drawn(link('https://example.org/a'))).toContain('<a href="https://example.org/a" rel="noreferrer noopener">');
  expect(drawn(link('mailto:a@example.org'))).toContain('rel="noreferrer noopener"');
  expect(drawn(link('/magazine'))).toContain('<a href="/magazine">there</a>');
  const routed = renderToStaticMarkup(
    <Markdown tree={[link('/magazine'), link('//evil.example')]} ownLink={(href) => <i>{href}</i>} />,
  );
  expect(routed).toContain('<i>/magazine</i>');
  expect(routed).toContain('href="//evil.example" rel="noreferrer noopener"');
});

test('takes hostile text for text', () => {
  expect(drawn(paragraph(...words('<img src=x onerror=alert(1)>')))).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
