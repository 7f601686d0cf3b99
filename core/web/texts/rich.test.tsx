import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { rich } from './rich';

it('puts elements where the text marks them, and leaves other marks as they are', () => {
  const said = rich('Read <a>the terms</a> and <b>wait</b>.', { a: (words) => <em>{words}</em> });
  expect(renderToStaticMarkup(said)).toBe('Read <em>the terms</em> and &lt;b&gt;wait&lt;/b&gt;.');
});
