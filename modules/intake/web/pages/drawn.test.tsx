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
