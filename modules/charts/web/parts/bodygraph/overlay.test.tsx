// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Bodygraph } from './bodygraph';
import { BodygraphFigure } from './bodygraph-figure';
import { BodygraphTable } from './bodygraph-table';
import { broughtBy, broughtText } from './overlay';
import { sampleCharts, sampleOverlays } from './testing/sample-charts';

afterEach(cleanup);

const { manifestor, generator, reflector } = sampleCharts;
const { transit, person } = sampleOverlays;

describe('an overlay', () => {
  test('closes the channels whose other gate the chart has, and defines what they join', () => {
    // 34 of the sky meets 10 and 57 of the chart, 16 meets 48, 3 meets 60; 20-34 lies between both of the sky's own.
    expect(broughtBy(manifestor, transit)).toEqual({
      gates: [3, 4, 7, 16, 20, 25, 34, 43, 55, 57, 59, 60],
      channels: ['3-60', '16-48', '10-34', '20-34', '34-57'],
      centers: ['Sacral', 'Root'],
    });
  });

  test('closes nothing that is closed without it', () => {
    const same = { ...person, columns: [{ head: 'same', activations: manifestor.design }] };
    expect(broughtBy(manifestor, same).channels).toEqual([]);
    expect(broughtBy(manifestor, same).centers).toEqual([]);
    expect(broughtText(manifestor, same)).toMatch(/no channel is closed by it; no further centre is defined/);
  });

  test('may complete channels by itself in a chart without any', () => {
    const { channels, centers } = broughtBy(reflector, person);
    expect(channels).toEqual(expect.arrayContaining(['26-44', '37-40', '20-34']));
    expect(centers).toContain('Sacral');
    expect(broughtBy(generator, person).channels).toEqual([]);
  });
});

describe('the bodygraph with overlays', () => {
  test('says them in its sentence and at each centre', () => {
    render(<Bodygraph {...manifestor} overlays={[transit]} onSelect={() => undefined} />);
    expect(
      screen.getByRole('button', { name: 'Sacral, open, 0 of 9 gates active; Transits: 3 gates, defines it' }),
    ).toBeTruthy();
    const group = screen.getByRole('group', { name: 'Bodygraph' });
    expect(group.querySelector('desc')?.textContent).toContain(broughtText(manifestor, transit));
  });

  test('the legend follows what is shown', () => {
    const { rerender } = render(<BodygraphFigure {...manifestor} show={['design']} />);
    const words = () =>
      within(screen.getByRole('list', { name: 'What the strokes mean' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(words()).toEqual(['Design', 'Open']);
    expect(screen.queryByRole('table', { name: 'Personality' })).toBeNull();
    rerender(<BodygraphFigure {...manifestor} overlays={[transit, person]} />);
    expect(words()).toEqual([
      'Personality',
      'Design',
      'Both',
      'Open',
      'Transits',
      'Ana',
      'Closed with Transits',
      'Closed with Ana',
    ]);
  });

  test('a hidden side draws none of its gates, and takes no centre away', () => {
    const { container } = render(<Bodygraph {...manifestor} show={[]} onSelect={() => undefined} />);
    expect(container.querySelectorAll('[class*="personality"], [class*="design"], [class*="both"]')).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Throat, defined, 0 of 11 gates active' })).toBeTruthy();
  });

  test('the table lists the gates, what is closed and defined, and the places of each body', () => {
    render(<BodygraphTable {...manifestor} overlays={[transit, person]} />);
    const sacral = screen.getByRole('row', { name: /^Sacral/ });
    expect(sacral.textContent).toContain('Open; defined with Transits; defined with Ana');
    expect(sacral.textContent).toContain('34 Transits, Ana');
    expect(screen.getByText('Channels closed by Transits').parentElement?.textContent).toContain('16-48');
    const sun = screen.getByRole('row', { name: /^Sun/ });
    expect(sun.textContent).toBe('Sun61.151.534.640.234.6');
  });
});
