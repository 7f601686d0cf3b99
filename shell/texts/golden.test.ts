import { expect, it } from 'vitest';
import { failure } from '#core/web';
import { texts as forms } from '#core/web/forms/texts/texts';
import { texts as nothing } from '../pages/not-found/texts/texts';
import { texts as signIn } from '../sign-in/texts/texts';
import { texts } from './texts';

it('says what the specification says, word for word', () => {
  expect([texts('signIn'), texts('signOut')]).toEqual(['Sign In', 'Sign Out']);
  expect(nothing('title')).toBe('404 Page Not Found');
  expect(nothing('developer')).toBe('Did you forget to add the page to the router?');
  expect([signIn('signIn'), signIn('create'), signIn('name')]).toEqual(['Sign In', 'Create Account', 'Full name']);
  expect(forms('password.hint')).toBe('At least 8 characters');
  expect(failure(new Error('x')).title).toBe('Error');
});

it('never promises what only a person can judge', () => {
  expect(texts('about')).toContain('not medical care');
});
