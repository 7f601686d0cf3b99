// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageContents } from './page-contents';

afterEach(cleanup);

const items = [
  { id: 'one', title: 'One' },
  { id: 'two', title: 'Two' },
  { id: 'late', title: 'Late' },
];
/** Puts the tops of the two sections at these pixels of the window. */
const scrolledTo = (tops: Readonly<Record<string, number>>): void => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: tops[this.id] ?? 0 } as DOMRect;
  });
};
const current = () => screen.queryByRole('link', { current: 'location' })?.textContent;

it('links to every section and marks the one being read', async () => {
  scrolledTo({ one: 10, two: 5000 });
  render(
    <>
      <PageContents label="On this page" items={items} />
      <section id="one" />
      <section id="two" />
    </>,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#one', '#two', '#late']);
  expect(current()).toBe('One');
  scrolledTo({ one: -4000, two: 20 });
  await act(async () => {
    dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
  });
  expect(current()).toBe('Two');
});
