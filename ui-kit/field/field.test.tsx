// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Checkbox } from '../checkbox/checkbox';
import { DateField } from '../date-field/date-field';
import { PasswordInput } from '../password-input/password-input';
import { Select } from '../select/select';
import { TextInput } from '../text-input/text-input';
import { Textarea } from '../textarea/textarea';
import { Field } from './field';

afterEach(cleanup);

/** What a screen reader reads out after the name of the control. */
function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

describe('Field', () => {
  test.each([
    ['TextInput', <TextInput key="1" />],
    ['PasswordInput', <PasswordInput key="2" />],
    ['Textarea', <Textarea key="3" />],
    ['Select', <Select key="4" placeholder="Choose" />],
  ])('ties label, hint and error to a %s', (_, control) => {
    render(
      <Field label="Answer" hint="One line" error="Write something">
        {control}
      </Field>,
    );
    const box = screen.getByLabelText('Answer');
    expect(descriptionOf(box)).toBe('One line | Error: Write something');
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  test('leaves a control without an error valid', () => {
    render(
      <Field label="Answer">
        <TextInput aria-describedby="outside" />
      </Field>,
    );
    const box = screen.getByLabelText('Answer');
    expect(box.hasAttribute('aria-invalid')).toBe(false);
    expect(box.getAttribute('aria-describedby')).toBe('outside');
  });

  test('groups several boxes under one name and one description', () => {
    render(
      <Field group label="Birth date" hint="For example 9 4 1948" error="Enter the year" id="birth-date">
        <DateField value="1948-04-09" onChange={() => undefined} order={['day', 'month', 'year']} />
      </Field>,
    );
    const group = screen.getByRole('group', { name: 'Birth date' });
    expect(descriptionOf(group)).toBe('For example 9 4 1948 | Error: Enter the year');
    const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(boxes.map((box) => box.value)).toEqual(['9', '4', '1948']);
    expect(boxes[0]?.id).toBe('birth-date');
  });

  test('a checkbox carries its own hint and error', () => {
    render(<Checkbox label="I accept" hint="You can change it" error="Accept to go on" />);
    const box = screen.getByLabelText('I accept');
    expect(descriptionOf(box)).toBe('You can change it | Accept to go on');
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });
});
