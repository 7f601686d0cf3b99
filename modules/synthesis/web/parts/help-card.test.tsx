// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#core/testing/render';
import { HelpCard } from './help-card';

const goOn = 'I am safe. Make my reading';

it('holds the reading back until the person goes on', () => {
  const onContinue = vi.fn();
  renderPage(<HelpCard onContinue={onContinue} />);
  expect(screen.getByRole('heading', { name: /are you safe right now/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: goOn }));
  expect(onContinue).toHaveBeenCalledOnce();
});

it('says next to a reading that it is here all the same, and promises no contact by itself', () => {
  const { container } = renderPage(<HelpCard />);
  expect(screen.getByText(/Your reading is here all the same/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: goOn })).toBeNull();
  expect(container.textContent).not.toMatch(/will contact you/);
});
