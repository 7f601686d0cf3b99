import { act, fireEvent } from '@testing-library/react';

const write = (box: HTMLElement, value: string): void => {
  fireEvent.change(box, { target: { value } });
};

/** What a person does to a page, one event each. */
export const user = {
  click: (thing: HTMLElement): Promise<void> => act(async () => void fireEvent.click(thing)),
  /** Replaces what stands in a box, and leaves it. */
  type: async (box: HTMLElement, text: string): Promise<void> => {
    await act(async () => write(box, text));
    // A search box is still open while it has the focus.
    if (box.getAttribute('role') !== 'combobox') await act(async () => void fireEvent.blur(box));
  },
};
