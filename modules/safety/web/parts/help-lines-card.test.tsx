// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '#core/testing/render';
import { listHelpLines } from '../../server/queries/help-lines';
import { HelpLinesCard } from './help-lines-card';

const api = { 'GET /api/help-lines': listHelpLines([], 'en') };
const first = () => screen.getAllByRole('heading', { level: 4 })[0]?.textContent;

beforeEach(() => localStorage.setItem('hedo.country', 'US'));

it('shows violence lines first to somebody whose husband hits her', async () => {
  renderPage(<HelpLinesCard text="My husband hits me" />, { api });
  await screen.findByRole('heading', { name: 'Help lines: United States' });
  expect(first()).toBe('National Domestic Violence Hotline');
});

it('shows every line where the words do not say what it is about', async () => {
  renderPage(<HelpLinesCard text={null} />, { api });
  await screen.findByRole('heading', { name: 'Help lines: United States' });
  expect(first()).toBe('988 Suicide & Crisis Lifeline');
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  // Folded, so that the lines are not pushed away from what stands below.
  expect(screen.getByText('Other subjects and countries').closest('details')?.open).toBe(false);
  fireEvent.click(screen.getByText('Other subjects and countries'));
  fireEvent.click(screen.getByRole('button', { name: 'Violence at home, sexual violence' }));
  expect(first()).toBe('National Domestic Violence Hotline');
});

it('leads to the page while the lines cannot be loaded, and sends no words anywhere', async () => {
  const { calls } = renderPage(<HelpLinesCard text="My husband hits me" />);
  const link = await screen.findByRole('link', { name: 'Help lines by country' });
  expect(link.getAttribute('href')).toBe('/help-now?kind=violence');
  expect(screen.getByText('In an emergency, call your local emergency number.')).toBeTruthy();
  expect(JSON.stringify(calls)).not.toContain('husband');
});
