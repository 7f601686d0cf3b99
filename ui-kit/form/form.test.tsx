// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button, Field, TextInput } from '#ui';
import { Page } from '../page/page';
import { Section } from '../section/section';
import { Form } from './form';

afterEach(cleanup);

test('a form is sent without leaving the page, and names what was wrong', () => {
  const send = vi.fn();
  const form = (errors: { id: string; text: string }[]) => (
    <Form onSubmit={send} errors={errors} actions={<Button type="submit">Send</Button>}>
      <Field label="Name" id="name">
        <TextInput required />
      </Field>
    </Form>
  );
  const { rerender, container } = render(form([]));
  const element = container.querySelector('form') as HTMLFormElement;
  expect(element.noValidate).toBe(true);
  // False: the browser's own way, which leaves the page, was prevented.
  expect(fireEvent.submit(element)).toBe(false);
  expect(send).toHaveBeenCalledOnce();
  rerender(form([{ id: 'name', text: 'Enter your name' }]));
  expect(screen.getByRole('link', { name: 'Enter your name' }).getAttribute('href')).toBe('#name');
});

test('a page has one first heading, and its sections are regions named by theirs', () => {
  render(
    <Page title="Your practice" lead="What clients see.">
      <Section title="Opening hours">Monday</Section>
      <Section title="Place" level={3}>
        Paris
      </Section>
    </Page>,
  );
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Your practice']);
  expect(screen.getByRole('region', { name: 'Opening hours' }).textContent).toContain('Monday');
  expect(screen.getByRole('heading', { level: 3, name: 'Place' })).toBeTruthy();
});
