import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StaticRouter } from '#core/web/server-router';
import { ExperiencesPage } from './experiences-page';
import { TripPage } from './trip-page';

it.each([
  ['/concierge', TripPage, 'Design Your Journey'],
  ['/concierge/experiences', ExperiencesPage, 'Small groups with a date'],
] as const)('draws %s on the server, without a device, and waits for nothing', (location, Page, words) => {
  const html = renderToString(
    <StaticRouter location={location}>
      <Page />
    </StaticRouter>,
  );
  expect(html).toContain(words);
  // What React leaves where a part failed or waits.
  expect(html).not.toContain('<!--$!-->');
});
