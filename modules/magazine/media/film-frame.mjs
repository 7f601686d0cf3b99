/** One picture of the film: the wheel of the signs around the Earth, with the ascendant at the left. Used by make-film.mjs. */
const middle = { x: 620, y: 270 };
const outer = 240;
const signs = 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');
/** Rings from the Earth outwards, in the order in which Ptolemy set them. */
const rings = 'Moon Mercury Venus Sun Mars Jupiter Saturn Uranus Neptune Pluto'.split(' ');
const night = '#1c1b2e';
const ivory = '#eee8da';
const gold = '#e0b45c';

const at = (longitude, ascendant, radius) => {
  const angle = Math.PI + ((longitude - ascendant) * Math.PI) / 180;
  return { x: middle.x + radius * Math.cos(angle), y: middle.y - radius * Math.sin(angle) };
};
const n = (value) => value.toFixed(1);
const line = (from, to, more) => `<line x1="${n(from.x)}" y1="${n(from.y)}" x2="${n(to.x)}" y2="${n(to.y)}" ${more}/>`;
const text = (place, words, more) => `<text x="${n(place.x)}" y="${n(place.y)}" ${more}>${words}</text>`;

/** The empty page into which the frames are put; the typeface travels as base64. */
export const pageOf = (font) =>
  `<style>@font-face{font-family:Fraunces;font-weight:100 900;src:url(data:font/woff2;base64,${font})}
  html,body{margin:0;background:${night}}svg{display:block;font-family:Fraunces;fill:${ivory}}</style><body>`;

const wheel = (ascendant) => {
  const parts = [outer, outer - 34].map(
    (radius) =>
      `<circle cx="${middle.x}" cy="${middle.y}" r="${radius}" fill="none" stroke="${ivory}" stroke-opacity=".7"/>`,
  );
  for (let degree = 0; degree < 360; degree += 5) {
    const sign = degree % 30 === 0;
    parts.push(
      line(
        at(degree, ascendant, outer),
        at(degree, ascendant, outer - (sign ? 34 : 5)),
        `stroke="${ivory}" stroke-opacity="${sign ? 0.7 : 0.4}"`,
      ),
    );
    if (!sign) continue;
    const place = at(degree + 15, ascendant, outer - 17);
    parts.push(
      text({ x: place.x, y: place.y + 4 }, signs[degree / 30].slice(0, 3), 'font-size="13" text-anchor="middle"'),
    );
  }
  return parts.join('');
};

const bodies = ({ planets, ascendant }) =>
  rings
    .map((name, ring) => {
      const radius = 46 + ring * 15.8;
      const place = at(planets[name].longitude, ascendant, radius);
      // Names stand towards the middle, away from the ring of the signs.
      const inward = place.x > middle.x;
      const sun = name === 'Sun';
      const size = sun ? 8 : name === 'Moon' ? 6 : 3.2;
      return `<circle cx="${middle.x}" cy="${middle.y}" r="${radius}" fill="none" stroke="${ivory}" stroke-opacity="${sun ? 0.34 : 0.14}"/>
      <circle cx="${n(place.x)}" cy="${n(place.y)}" r="${size}" fill="${sun ? gold : ivory}"/>
      ${text({ x: place.x + (inward ? -size - 4 : size + 4), y: place.y + 4 }, name, `text-anchor="${inward ? 'end' : 'start'}" font-size="11.500" fill="${sun ? gold : ivory}" fill-opacity=".86"`)}`;
    })
    .join('');

const dawn = (height) => Math.max(0, Math.min(1, (height + 12) / 24));

/** The SVG of one instant: its clock, ascendant, midheaven and bodies, as `npm run chart` gives them. */
export const drawFrame = (chart) => {
  const { ascendant, midheaven, planets } = chart;
  // How high the Sun stands on the wheel, in degrees: enough to let the sky above the horizon grow light.
  const height = (Math.asin(Math.sin(((ascendant - planets.Sun.longitude) * Math.PI) / 180)) * 180) / Math.PI;
  const rising = signs[Math.floor(ascendant / 30)];
  const left = { x: middle.x - outer, y: middle.y };
  return `<svg width="960" height="540" viewBox="0 0 960 540">
  <rect width="960" height="270" fill="#8a86b8" fill-opacity="${(0.2 * dawn(height)).toFixed(3)}"/>
  ${line({ x: 0, y: middle.y }, { x: 960, y: middle.y }, `stroke="${ivory}" stroke-opacity=".55"`)}
  ${text({ x: 944, y: middle.y - 8 }, 'horizon', 'font-size="12" text-anchor="end" fill-opacity=".75"')}
  ${wheel(ascendant)}${bodies(chart)}
  ${line(at(midheaven, ascendant, outer), at(midheaven, ascendant, outer + 14), `stroke="${gold}" stroke-width="2"`)}
  <path d="M${left.x - 22} ${left.y - 9}l18 9-18 9z" fill="${gold}"/>
  <circle cx="${middle.x}" cy="${middle.y}" r="7" fill="none" stroke="${ivory}" stroke-width="1.500"/>
  <path d="M${middle.x - 7} ${middle.y}h14M${middle.x} ${middle.y - 7}v14" stroke="${ivory}"/>
  ${text({ x: 40, y: 110 }, chart.clock, 'font-size="64" font-weight="340" letter-spacing="-1"')}
  ${text({ x: 42, y: 142 }, 'Lisbon, 21 June 2026', 'font-size="17" fill-opacity=".8"')}
  ${text({ x: 42, y: 400 }, 'Ascendant', 'font-size="15" fill-opacity=".8"')}
  ${text({ x: 42, y: 434 }, `${Math.floor(ascendant % 30)}° ${rising}`, `font-size="30" fill="${gold}"`)}
  </svg>`;
};
