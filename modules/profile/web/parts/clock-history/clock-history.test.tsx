// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPage } from '#core/testing/render';
import { aMoment } from '../../testing/samples';
import { ClockHistory } from './clock-history';

const shown = (moment: Parameters<typeof aMoment>[0]): string | null =>
  renderPage(<ClockHistory moment={aMoment(moment)} />).container.textContent;

test('names the town whose clocks stand in for those of the place, and leads to the choice', () => {
  expect(shown({ status: 'uncertain', town: 'Chicago' })).toContain('The record of this zone is that of Chicago');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/profile?edit=birth');
});

test('says that the person chose the offset', () => {
  expect(shown({ status: 'chosen', town: 'Chicago' })).toContain('You chose this offset.');
});

test('says nothing where the record is the own one of the place', () => {
  expect(shown({ status: 'normal', town: null })).toBe('');
});
