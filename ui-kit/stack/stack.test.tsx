// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Cluster } from '../cluster/cluster';
import { Grid } from '../grid/grid';
import { gapClass } from './gap';
import { Stack } from './stack';

afterEach(cleanup);

const gaps = [1, 2, 3, 4, 5, 6, 7, 8] as const;

test('every step of the rhythm has a class of its own', () => {
  const classes = gaps.map(gapClass);
  expect(classes.every(Boolean)).toBe(true);
  expect(new Set(classes).size).toBe(gaps.length);
});

test('layout parts take the gap, pass on what an element takes, and let a page add its class', () => {
  for (const Part of [Stack, Cluster, Grid]) {
    const { container } = render(<Part gap={6} className="of-page" data-testid="layout" />);
    const element = container.firstElementChild as HTMLElement;
    expect(element.className).toContain(gapClass(6));
    expect(element.classList.contains('of-page')).toBe(true);
    expect(element.dataset.testid).toBe('layout');
    cleanup();
  }
});
