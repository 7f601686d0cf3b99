import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StaticRouter } from '#core/web/server-router';
import { IntakePage } from './intake-page';

it('draws the first step on the server, without a device, and waits for nothing', () => {
  const html = renderToString(
    <StaticRouter location="/enhanced-intake">
      <IntakePage />
    </StaticRouter>,
  );
  expect(html).toContain('Choose your path');
  expect(html).toContain('Your consent');
  // What React leaves where a part failed or waits.
  expect(html).not.toContain('<!--$!-->');
});

it('writes what stands below the form after it, so that nothing moves while the page arrives', () => {
  const html = renderToString(
    <StaticRouter location="/enhanced-intake">
      <IntakePage />
    </StaticRouter>,
  );
  expect(html.indexOf('</form>')).toBeGreaterThan(0);
  expect(html.indexOf('Continue on another device')).toBeGreaterThan(html.indexOf('</form>'));
});
