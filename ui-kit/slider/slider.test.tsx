// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Slider, type SliderProps } from './slider';

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

const onCommit = vi.fn();
function Radius(props: Partial<SliderProps>) {
  const [value, setValue] = useState(150);
  const all = { label: 'Radius', min: 50, max: 500, step: 50, unit: 'miles', ...props };
  return <Slider {...all} value={value} onChange={setValue} onCommit={onCommit} />;
}
const thumb = () => screen.getByRole('slider', { name: 'Radius' });
const box = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Radius' });

test('arrows move by one step and say the unit', () => {
  render(<Radius />);
  fireEvent.keyDown(thumb(), { key: 'ArrowRight' });
  expect([thumb().getAttribute('aria-valuetext'), box().value]).toEqual(['200 miles', '200']);
  fireEvent.keyDown(thumb(), { key: 'End' });
  expect(box().value).toBe('500');
});

test('arrows follow the direction of the page', () => {
  document.documentElement.dir = 'rtl';
  render(<Radius />);
  fireEvent.keyDown(thumb(), { key: 'ArrowLeft' });
  expect(box().value).toBe('200');
});

test('a typed number goes to the nearest step inside the ends once the box is left', () => {
  render(<Radius />);
  fireEvent.change(box(), { target: { value: '9' } });
  expect(thumb().getAttribute('aria-valuenow')).toBe('150');
  fireEvent.change(box(), { target: { value: '930' } });
  fireEvent.blur(box());
  expect([box().value, thumb().getAttribute('aria-valuenow')]).toEqual(['500', '500']);
  expect(onCommit).toHaveBeenLastCalledWith(500);
  fireEvent.change(box(), { target: { value: '' } });
  fireEvent.blur(box());
  expect(box().value).toBe('500');
});

test('tenths stay tenths', () => {
  render(<Radius min={0} max={1} step={0.1} label="Volume" unit={undefined} />);
  const volume = screen.getByRole('spinbutton', { name: 'Volume' });
  fireEvent.change(volume, { target: { value: '0.7' } });
  expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('0.7');
});
