import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ratePassword } from '#core/contract/password-rule';
import { Strength } from './strength';

/*
 * The strength of a new password on a page that the server draws and that works without a script: a bundle of its own, which
 * rates what is typed by the server's rule.
 */
const TypedStrength = ({ field, email }: { readonly field: HTMLInputElement; readonly email: string }) => {
  const [typed, setTyped] = useState(field.value);
  useEffect(() => {
    const read = (): void => setTyped(field.value);
    field.addEventListener('input', read);
    return () => field.removeEventListener('input', read);
  }, [field]);
  return <Strength rating={typed === '' ? null : ratePassword(typed, email)} />;
};

const place = document.querySelector<HTMLElement>('[data-password-strength]');
const field = document.querySelector<HTMLInputElement>('input[autocomplete="new-password"]');
if (place && field)
  createRoot(place).render(<TypedStrength field={field} email={place.dataset.passwordStrength ?? ''} />);
