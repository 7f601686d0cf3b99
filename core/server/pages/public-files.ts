import { readFileSync } from 'node:fs';
import type { House } from '../../contract/house';
import type { ReadHouse } from '../house';
import { projectFile } from '../root';

interface PublicFile {
  readonly type: string;
  readonly body: string | Buffer | (() => string);
}

/** The mark: visible faces of a tilted dodecahedron, as drawn by the design system's LogoMark. */
const faces: readonly (readonly [fill: string, corners: string])[] = [
  ['#2d1330', '50.6,7.5 48.3,12.9 55.3,34.6 61.5,41.3 58.5,24.7'],
  ['#7f5580', '50.6,7.5 30.9,3.5 15.5,6.1 25.8,12 48.3,12.9'],
  ['#2d1330', '48.2,57.5 61.5,41.3 55.3,34.6 37.1,47.5 33.2,61.6'],
  ['#956a94', '2.7,22.8 4.2,39.6 18.7,33.4 25.8,12 15.5,6.1'],
  ['#45264a', '33.2,61.6 37.1,47.5 18.7,33.4 4.2,39.6 13.3,56.7'],
  ['#d3a53c', '48.3,12.9 25.8,12 18.7,33.4 37.1,47.5 55.3,34.6'],
];
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><g stroke="#fdf9f1" stroke-width="2.4" stroke-linejoin="round">${faces
  .map(([fill, corners]) => `<polygon fill="${fill}" points="${corners}"/>`)
  .join('')}</g></svg>`;

const describeApplication = ({ name, mark }: Pick<House, 'name' | 'mark'>): string =>
  JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    background_color: '#fcf9f2',
    theme_color: '#fcf9f2',
    icons: [
      mark
        ? { src: mark.src, sizes: `${mark.width}x${mark.height}`, type: mark.type }
        : { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });

/** The files that browsers and robots ask for at the root, by path. `hidden` are addresses that need a sign-in; `sitemap` is a full address. */
export const publicFiles = (
  hidden: readonly string[],
  sitemap: string,
  house: ReadHouse,
): ReadonlyMap<string, PublicFile> => {
  const closed = ['/api/', ...hidden, '/reset-password'].map((route) => `Disallow: ${route}`);
  const robots = ['User-agent: *', ...closed, '', `Sitemap: ${sitemap}`, ''].join('\n');
  return new Map([
    ['/robots.txt', { type: 'text/plain', body: robots }],
    ['/favicon.svg', { type: 'image/svg+xml', body: mark }],
    ['/favicon.ico', { type: 'image/svg+xml', body: mark }],
    ['/card.png', { type: 'image/png', body: readFileSync(projectFile('core/server/pages/card/card.png')) }],
    ['/manifest.webmanifest', { type: 'application/manifest+json', body: () => describeApplication(house()) }],
  ]);
};
