import type { Locator, Page } from '@playwright/test';

/** The team's office: partners and people. */
export class OfficePage {
  readonly dialog: Locator;
  readonly toast: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    // Behind an open dialog it is there for eyes alone.
    this.toast = page.locator('[data-toasts]');
  }

  /** The row of a table that names this. */
  row(name: string): Locator {
    return this.page.getByRole('main').getByRole('row').filter({ hasText: name });
  }

  /** Fills in a field of the open dialog. */
  async fill(name: RegExp, value: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name }).fill(value);
  }
}

/** Conversations: the list, and the one that is open. */
export class MessagesPage {
  readonly list: Locator;
  readonly send: Locator;

  constructor(readonly page: Page) {
    this.list = page.getByRole('navigation', { name: 'Conversations' });
    this.send = page.getByRole('button', { name: 'Send' });
  }

  /** Where a message is written. */
  get field(): Locator {
    return this.page.getByRole('textbox', { name: /^Message to / });
  }

  /** One message of the open conversation. */
  message(words: string): Locator {
    return this.page
      .getByRole('region', { name: /^Messages with / })
      .getByRole('listitem')
      .filter({ hasText: words });
  }
}
