// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Bodygraph } from './bodygraph';
import { BodygraphTable } from './bodygraph-table';
import { centerNames, gateSides, summary } from './chart';
import { centerAfter } from './roving';
import { sampleCharts } from './testing/sample-charts';

afterEach(cleanup);

const { manifestor, reflector } = sampleCharts;

describe('Bodygraph', () => {
  test('says in one sentence what it shows', () => {
    expect(summary(manifestor)).toBe(
      'Bodygraph with 5 of 9 centres defined: Ajna, Throat, G, Heart, and Spleen; 5 channels defined: 10-20, 10-57, 20-57, 23-43, and 25-51.',
    );
    expect(summary(reflector)).toBe('Bodygraph with no centre defined; no channel defined.');
  });

  test('is an image when nothing can be chosen', () => {
    render(<Bodygraph {...manifestor} />);
    expect(screen.getByRole('img', { name: 'Bodygraph', description: summary(manifestor) })).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('names every centre with its state, and lets Tab reach one of them', () => {
    render(<Bodygraph {...manifestor} onSelect={() => undefined} />);
    const buttons = within(screen.getByRole('group', { name: 'Bodygraph' })).getAllByRole('button');
    expect(buttons).toHaveLength(9);
    expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Throat, defined, 5 of 11 gates active' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sacral, open, 0 of 9 gates active' })).toBeTruthy();
  });

  test('arrows move the focus and Enter chooses', () => {
    const select = vi.fn();
    render(<Bodygraph {...manifestor} onSelect={select} />);
    const head = screen.getByRole('button', { name: /^Head/ });
    head.focus();
    fireEvent.keyDown(head, { key: 'ArrowDown' });
    const ajna = screen.getByRole('button', { name: /^Ajna/ });
    expect(document.activeElement).toBe(ajna);
    expect(ajna.tabIndex).toBe(0);
    expect(head.tabIndex).toBe(-1);
    fireEvent.keyDown(ajna, { key: 'Enter' });
    expect(select).toHaveBeenCalledExactlyOnceWith({ kind: 'center', center: 'Ajna' });
  });

  test('a press on a gate chooses the gate alone, one on its centre the centre', () => {
    const select = vi.fn();
    const { container } = render(
      <Bodygraph {...manifestor} onSelect={select} selected={{ kind: 'center', center: 'Heart' }} />,
    );
    fireEvent.click(container.querySelector('[data-gate="51"]') as Element);
    expect(select).toHaveBeenCalledExactlyOnceWith({ kind: 'gate', gate: 51, center: 'Heart' });
    expect(screen.getByRole('button', { name: /^Heart/ }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: /^G/ }));
    expect(select).toHaveBeenLastCalledWith({ kind: 'center', center: 'G' });
  });

  test('an arm at the joint stands for the channel that is defined', () => {
    const select = vi.fn();
    const { container } = render(<Bodygraph {...manifestor} onSelect={select} />);
    const titles = [...container.querySelectorAll('title')].map((title) => title.textContent);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toEqual(expect.arrayContaining(['Channel 10-20', 'Channel 10-57', 'Channel 25-51']));
    expect(titles).not.toContain('Channel 20-57');
    fireEvent.click(screen.getByText('Channel 25-51').parentElement as Element);
    expect(select).toHaveBeenCalledExactlyOnceWith({ kind: 'channel', channel: '25-51' });
  });

  test('every centre can be reached from the Head by arrows', () => {
    const reached = new Set(['Head']);
    for (const name of reached) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = centerAfter(name as 'Head', key);
        if (next) reached.add(next);
      }
    }
    expect([...reached].sort()).toEqual([...centerNames].sort());
    expect([centerAfter('G', 'Home'), centerAfter('G', 'End'), centerAfter('Head', 'ArrowUp')]).toEqual([
      'Head',
      'Root',
      undefined,
    ]);
  });

  test('knows the side of each gate, also when a body has no place', () => {
    const side = gateSides(manifestor);
    expect([side(51), side(61), side(12), side(64)]).toEqual(['personality', 'design', 'both', null]);
    expect(gateSides({ personality: { Moon: null }, design: {} })(51)).toBeNull();
  });
});

describe('BodygraphTable', () => {
  test('tells the same as the picture', () => {
    const select = vi.fn();
    render(<BodygraphTable {...manifestor} onSelect={select} />);
    const throat = screen.getByRole('row', { name: /^Throat Defined/ });
    expect(throat.textContent).toBe('ThroatDefined12 both20 personality23 design33 personality62 design');
    fireEvent.click(within(throat).getByRole('button', { name: '23' }));
    expect(select).toHaveBeenCalledExactlyOnceWith({ kind: 'gate', gate: 23, center: 'Throat' });
    expect(screen.getByRole('row', { name: /^Sun/ }).textContent).toBe('Sun61.151.5');
  });
});
