// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { repeatEarlyInput } from './early-input';

const Form = () => {
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  return (
    <form>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
      <output>{`${name}, ${agreed ? 'agreed' : 'not agreed'}`}</output>
    </form>
  );
};

let root: Root;
const place = document.createElement('div');
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

it('keeps what was written and ticked before the code of the page was there', async () => {
  place.innerHTML = renderToString(<Form />);
  document.body.append(place);
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  name.value = 'Ann';
  box.checked = true;
  repeatEarlyInput(place);
  // Written on while the code is being taken in.
  name.value = 'Ann Lee';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  await act(async () => {
    root = hydrateRoot(place, <Form />);
  });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Ann Lee, agreed'), { timeout: 15_000 });
  expect(name.value).toBe('Ann Lee');
});
