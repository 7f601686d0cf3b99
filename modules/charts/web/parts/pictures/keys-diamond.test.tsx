// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { GeneKeys } from '#modules/chart-engine/public';
import { KeysDiamond } from './keys-diamond';
import { keysNodes, keysWays, type Sphere, wayPath } from './keys-layout';

afterEach(cleanup);
const all = keysNodes.flatMap(({ spheres }) => spheres);
const names = Object.fromEntries(all.map((sphere) => [sphere, `The ${sphere}`])) as Record<Sphere, string>;
const keys = Object.fromEntries(all.map((sphere, index) => [sphere, `${index + 1}.3`])) as unknown as GeneKeys;

test('has a place for each of the thirteen spheres, and no two places meet', () => {
  expect(new Set(all).size).toBe(13);
  for (const one of keysNodes)
    for (const other of keysNodes)
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(90);
  for (const way of Object.values(keysWays)) expect(wayPath(way).match(/-?\d+ -?\d+/g)).toHaveLength(way.length);
});

test('is an image with every sphere in words when nothing can be chosen', () => {
  render(<KeysDiamond keys={{ ...keys, pearl: null }} names={names} />);
  for (const said of [/The lifeWork and The brand 1\.3/, /The pearl not certain/])
    expect(screen.getByRole('img', { name: 'Gene Keys as a diamond', description: said })).toBeTruthy();
});

test('arrows go from sphere to sphere, Enter opens the gate, an uncertain one opens nothing', () => {
  const choose = vi.fn();
  render(<KeysDiamond keys={{ ...keys, evolution: null }} names={names} onChoose={choose} />);
  const spheres = screen.getAllByRole('button');
  expect(spheres).toHaveLength(11);
  expect(spheres.filter((sphere) => sphere.getAttribute('tabindex') === '0')).toHaveLength(1);
  fireEvent.keyDown(spheres[0] as Element, { key: 'Enter' });
  expect(choose).toHaveBeenCalledExactlyOnceWith('1.3', 'lifeWork');
  fireEvent.keyDown(spheres[0] as Element, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(spheres[1]);
  fireEvent.keyDown(spheres[1] as Element, { key: 'Enter' });
  expect(choose).toHaveBeenCalledOnce();
});
