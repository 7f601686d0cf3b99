// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Field } from '#ui';
import { Dialog } from '../dialog/dialog';
import { Combobox } from './combobox';

const towns = ['Montréal', 'Montreuil', 'Montreux'];
const search = vi.fn(async (text: string, _signal: AbortSignal) =>
  towns.filter((town) => town.toLowerCase().startsWith(text)),
);
const chosen = vi.fn();

function Form({ first = null }: { first?: string | null }) {
  const [town, setTown] = useState<string | null>(first);
  return (
    <Field label="Birth place">
      <Combobox
        value={town}
        onChange={(next) => {
          chosen(next);
          setTown(next);
        }}
        search={search}
        optionKey={(option) => option}
        optionText={(option) => option}
      />
      <button type="button" onClick={() => setTown(null)}>
        Reset
      </button>
    </Field>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Birth place' });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const type = async (text: string) => {
  fireEvent.change(box(), { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(150));
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('Combobox', () => {
  test('asks once typing has paused, from the second letter on', async () => {
    render(<Form />);
    await type('m');
    expect(search).not.toHaveBeenCalled();
    fireEvent.change(box(), { target: { value: 'mo' } });
    await act(() => vi.advanceTimersByTimeAsync(149));
    await type('mon');
    expect(search.mock.calls.map(([text]) => text)).toEqual(['mon']);
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('3 suggestions');
  });

  test('arrows move around through the list and the box, Enter chooses', async () => {
    render(<Form />);
    await type('mon');
    expect(active()).toBeNull();
    press('ArrowDown');
    expect(active()).toBe('Montréal');
    press('ArrowUp');
    expect(active()).toBeNull();
    press('ArrowUp');
    expect(active()).toBe('Montreux');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Montreux');
    press('Enter');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('Montreux');
    expect(box().value).toBe('Montreux');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('Enter without an active option is left to the form', async () => {
    render(<Form />);
    await type('mon');
    expect(press('Enter')).toBe(true);
    expect(chosen).not.toHaveBeenCalled();
  });

  test('Escape closes the list, then clears the text, then leaves the key to others', async () => {
    render(<Form />);
    await type('mon');
    expect(press('Escape')).toBe(false);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().value).toBe('mon');
    expect(press('Escape')).toBe(false);
    expect(box().value).toBe('');
    expect(press('Escape')).toBe(true);
  });

  test('in a dialog, Escape closes the list first and the dialog only then', async () => {
    render(
      <Dialog title="Move" trigger={<button type="button">Open</button>}>
        <Form />
      </Dialog>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    await type('mon');
    expect(box().getAttribute('aria-expanded')).toBe('true');
    press('Escape');
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('dialog')).toBeTruthy();
    press('Escape');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('editing a chosen text unchooses it and keeps what is typed', async () => {
    render(<Form first="Montréal" />);
    expect(box().value).toBe('Montréal');
    await type('Montré');
    expect(chosen).toHaveBeenCalledExactlyOnceWith(null);
    expect(box().value).toBe('Montré');
  });

  test('a choice taken back from outside empties the box', () => {
    render(<Form first="Montréal" />);
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(box().value).toBe('');
  });

  test('an answer to an older question is dropped', async () => {
    const answers: ((towns: string[]) => void)[] = [];
    search.mockImplementation(() => new Promise((answer) => answers.push(answer)));
    render(<Form />);
    await type('mo');
    await type('mon');
    await act(async () => answers[1]?.(['new']));
    await act(async () => answers[0]?.(['old']));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['new']);
    expect(search.mock.calls[0]?.[1].aborted).toBe(true);
  });

  test('says when nothing was found and when the search failed', async () => {
    search.mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('offline'));
    render(<Form />);
    await type('zz');
    expect(screen.getByRole('status').textContent).toBe('Nothing found');
    await type('zzz');
    expect(screen.getByRole('status').textContent).toMatch(/did not answer/);
  });
});
