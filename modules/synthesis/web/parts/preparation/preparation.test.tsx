// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '#core/testing/render';
import type { ReadingPreparation } from '../../../schemas/preparation';
import { type ReadingWish, Start } from '../start';

const labor = (laborNumber: number, more: Partial<ReadingPreparation['labors'][number]> = {}) => ({
  laborNumber,
  laborName: `Name ${laborNumber}`,
  words: 40,
  audience: 'reading' as const,
  goesIn: true,
  ...more,
});
const preparation = (more: Partial<ReadingPreparation['changes']> = {}): ReadingPreparation => ({
  model: null,
  unheard: [],
  labors: [labor(1), labor(4, { audience: 'self', goesIn: false }), labor(5), labor(6), labor(11)],
  changes: {
    since: { version: 2, at: '2026-11-21T10:42:00.000Z' },
    added: [],
    changed: [],
    withdrawn: [],
    keptBack: [],
    chart: false,
    notMe: 0,
    ...more,
  },
});
const state = {
  checklist: { profile: true, responses: 4 },
  ready: true,
  generatedAt: null,
  job: null,
  provider: null,
};
const open = (data: ReadingPreparation, provider: string | null = null) => {
  const onStart = vi.fn<(wish: ReadingWish) => void>();
  renderPage(
    <Start state={{ ...state, provider }} label="Regenerate" pendingText="…" busy={false} onStart={onStart} />,
    {
      api: { 'GET /api/synthesis/preparation': data },
    },
  );
  return onStart;
};
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
const labors = () => screen.findAllByRole('switch', { hidden: true });

describe('before a reading is made', () => {
  it('says what changed since the last one', async () => {
    open(preparation({ added: [6], changed: [1, 5], withdrawn: [9], keptBack: [4], chart: true, notMe: 2 }));
    await screen.findByText('What changed since version 2');
    for (const line of [
      'New: Labor 6',
      'Rewritten: Labors 1 and 5',
      'Deleted: Labor 9',
      'Now only yours: Labor 4',
      'Your chart was computed anew',
      '2 passages you called not you',
    ])
      expect(screen.getByText(line)).toBeTruthy();
  });

  it('says so when nothing did', async () => {
    open(preparation());
    expect(await screen.findByText('Nothing has changed since version 2.')).toBeTruthy();
  });

  it('has a switch for each Labor that can go in, and none for one that is kept back', async () => {
    const onStart = open(preparation());
    const switches = await labors();
    expect(switches).toHaveLength(4);
    expect(screen.getByText('Labor 4 stays out: you keep it to yourself.', { exact: false })).toBeTruthy();
    press();
    expect(onStart).toHaveBeenLastCalledWith({});
    fireEvent.click(switches[2] as HTMLElement);
    await waitFor(() => expect(screen.getByText('What goes in: 3 of 4 Labors')).toBeTruthy());
    press();
    expect(onStart).toHaveBeenLastCalledWith({ leaveOut: [6] });
  });

  it('makes none from fewer than three', async () => {
    const onStart = open(preparation());
    for (const one of (await labors()).slice(0, 2)) fireEvent.click(one);
    expect((await screen.findByRole('alert')).textContent).toContain('at least 3 Labors');
    press();
    expect(onStart).not.toHaveBeenCalled();
  });

  it('names what the language model takes, and offers the reading by rules next to it', async () => {
    const model = {
      provider: 'models.example',
      tokens: { sent: 14_200, written: 5300 },
      cost: { amount: 0.1221, currency: 'EUR' },
      limit: 0.5,
      seconds: 42,
      mostSeconds: 120,
    };
    const onStart = open({ ...preparation(), model }, 'models.example');
    expect(await screen.findByText(/About 14,000 tokens are sent and 5,300 written/u)).toBeTruthy();
    expect(screen.getByText(/about €0\.12\. .*more than €0\.50\. .*about 42 seconds/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Put it together by rules instead' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox'));
    press();
    expect(onStart).toHaveBeenLastCalledWith({ shareWith: 'models.example' });
    fireEvent.click(screen.getByRole('button', { name: 'Put it together by rules instead' }));
    expect(onStart).toHaveBeenLastCalledWith({});
  });

  it('names recordings that are not read, with a way to each, before the first reading', async () => {
    const data = preparation();
    open({ ...data, unheard: [3, 7], changes: { ...data.changes, since: null } });
    expect(await screen.findByText('Not read: 2 recordings.')).toBeTruthy();
    const links = screen.getAllByRole('link', { name: /^Type or dictate Labor/u });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/intake/3', '/intake/7']);
  });
});
