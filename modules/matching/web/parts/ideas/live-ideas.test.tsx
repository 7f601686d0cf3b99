// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#core/testing/render';
import { LiveIdeas } from './live-ideas';

const anna = {
  practitioner: { id: 'a', name: 'Ana Reyes', approach: 'Talking', experience: 9 },
  specialization: 'Bereavement',
  because: 'When my mother died I never got to say goodbye',
  closeness: 70,
};
const long = 'When my mother died I never got to say goodbye, and I carry it.';

/** The paper next to the panel. */
const Paper = ({ first }: { readonly first: string }) => {
  const [text, setText] = useState(first);
  return (
    <>
      <textarea aria-label="paper" value={text} onChange={(event) => setText(event.target.value)} />
      <LiveIdeas laborNumber={10} text={text} />
    </>
  );
};
const open = (first: string, found: object = { ideas: [anna], among: null }) =>
  renderPage(<Paper first={first} />, { api: { 'POST /api/matching/preview': found } });
const panel = () => screen.queryByRole('group');
const write = (text: string) => fireEvent.change(screen.getByLabelText('paper'), { target: { value: text } });

describe('ideas next to a Labor', () => {
  it('are offered from fifty characters on, and nothing is sent before the panel is opened', () => {
    const { calls } = open('x'.repeat(49));
    expect(panel()).toBeNull();
    write('x'.repeat(50));
    expect(panel()).not.toBeNull();
    write(`${'x'.repeat(49)}${' '.repeat(40)}`);
    expect(panel()).toBeNull();
    expect(calls).toEqual([]);
  });

  it('come from the server once the writing pauses, for the last text alone', async () => {
    const { calls } = open(long);
    const details = panel() as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    for (const more of [' A', ' A b', ' A be', ' A bell.']) write(long + more);
    await waitFor(() => expect(screen.getByText('Ana Reyes')).toBeTruthy(), { timeout: 5000 });
    expect(screen.getByText(anna.because)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all your matches' }).getAttribute('href')).toBe('/matching');
    expect(calls.map(({ body }) => body)).toEqual([{ text: `${long} A bell.` }]);
  });

  it('say that the filters leave nobody, and where they are changed', async () => {
    open(long, { ideas: [], among: 0 });
    const details = panel() as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    await waitFor(() => expect(screen.getByText('Nobody meets your filters.')).toBeTruthy(), { timeout: 5000 });
    expect(screen.getByRole('link', { name: 'Change your filters' }).getAttribute('href')).toBe('/matching');
  });
});
