// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { projectFile } from '#core/server/root';
import { computeChart, useEphemerisFile as readTablesFrom } from '#modules/chart-engine/public-server';
import { resolveLocalTime } from '#modules/geo/public-server';
import { balanceOf } from './balance-of';
import { ChakraRadar } from './chakra-radar';
import { DayStrip } from './day-strip';
import { ElementBalance } from './element-balance';
import { spansOf } from './strip-spans';
import { WheelFigure } from './wheel-figure';

readTablesFrom(projectFile('modules/chart-engine/lib/engine/data/ephemeris.bin'));
afterEach(cleanup);
const chartOf = (birthTime: string | null) =>
  computeChart(
    { fullName: null, birthDate: '1948-04-09', birthTime, lat: 45.50884, lon: -73.58781, tz: 'America/Toronto' },
    resolveLocalTime,
  );

test('the wheel draws ten planets and the node, and tells which aspects the chosen one has', () => {
  render(<WheelFigure western={chartOf('00:05').westernAstrology} />);
  expect(screen.getAllByRole('button')).toHaveLength(11);
  const sun = screen.getByRole('button', { name: /^Sun, 19°15′30″ Aries, house 5$/ });
  fireEvent.click(sun);
  expect(sun.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText(/from exact/).textContent).toContain('Sun, 19°15′30″ Aries');
  fireEvent.keyDown(sun, { key: 'Escape' });
  expect(screen.getByText('Choose a planet to see what it touches.')).toBeTruthy();
});

test('arrows go around the zodiac, and only one planet is a tab stop', () => {
  render(<WheelFigure western={chartOf('00:05').westernAstrology} />);
  const planets = screen.getAllByRole('button');
  expect(planets.filter((planet) => planet.getAttribute('tabindex') === '0')).toHaveLength(1);
  planets[0]?.focus();
  fireEvent.keyDown(planets[0] as Element, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(planets[10]);
  fireEvent.keyDown(planets[10] as Element, { key: 'Home' });
  expect(document.activeElement).toBe(planets[0]);
});

test('of an unknown time it draws nothing, and without a place neither axes nor houses', () => {
  const { container, rerender } = render(<WheelFigure western={chartOf(null).westernAstrology} />);
  expect(container.querySelector('svg')).toBeNull();
  const western = { ...chartOf('00:05').westernAstrology, ascendant: null, midheaven: null, placidusCusps: null };
  rerender(<WheelFigure western={western} />);
  expect(container.querySelector('desc')?.textContent).toMatch(/^Drawn from 0° Aries/);
  expect(screen.queryByText('AC')).toBeNull();
});

test('every planet is counted once, by element and by mode', () => {
  const { westernAstrology } = chartOf('00:05');
  const { elements, modes, left } = balanceOf(westernAstrology);
  const count = (groups: readonly { planets: readonly unknown[] }[]) =>
    groups.reduce((sum, { planets }) => sum + planets.length, 0);
  expect([count(elements), count(modes), left.length]).toEqual([10, 10, 0]);
  const { container } = render(<ElementBalance western={westernAstrology} />);
  expect(screen.getByRole('row', { name: /^Fire/, hidden: true }).textContent).toContain('Sun');
  expect(screen.getByRole('img', { name: 'Ways of acting' }).querySelectorAll('circle')).toHaveLength(10);
  expect(container.querySelector('desc')?.textContent).toMatch(/^Fire: \d planets: .*Sun/);
});

test('the radar says every figure, and what is not certain', () => {
  render(
    <ChakraRadar
      values={[
        { name: 'Crown', value: 60 },
        { name: 'Throat', value: null },
        { name: 'Root', value: 5 },
        { name: 'Heart', value: 80 },
      ]}
    />,
  );
  expect(
    screen.getByRole('img', {
      name: 'Chakras as a wheel',
      description: 'Crown 60%, Throat not certain, Root 5%, Heart 80%',
    }),
  ).toBeTruthy();
});

test('the day from midnight to midnight has no hole and no overlap', () => {
  const { sweep } = chartOf(null);
  if (!sweep) throw new Error('a day without a sweep');
  const spans = spansOf(sweep, sweep.possible.rising);
  expect(spans[0]?.from).toBe(0);
  expect(spans.at(-1)?.to).toBe(1);
  for (const [place, span] of spans.entries()) expect(span.from).toBeCloseTo(spans[place - 1]?.to ?? 0, 9);
  render(
    <DayStrip sweep={sweep} zone="America/Toronto" rows={[{ name: 'Rising', possible: sweep.possible.rising }]} />,
  );
  expect(screen.getByRole('img', { description: /^Rising: \w+ from 00:00 to/ })).toBeTruthy();
});
