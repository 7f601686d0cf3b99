import type { Locator, Page } from '@playwright/test';

/** What a client shares with whom, and the record of who read it. */
export class SharingPage {
  readonly receipt: Locator;
  readonly withdrawAll: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.receipt = main.getByRole('status').filter({ hasText: /\w/ }).last();
    this.withdrawAll = main.getByRole('button', { name: 'Withdraw everything from everybody' });
  }

  /** The switch of one piece for one person. */
  switch(name: string, segment: string): Locator {
    return this.page.getByRole('switch', { name: `${name} may read: ${segment}` });
  }

  /** Rows of the record, without its head. */
  get readings(): Locator {
    return this.page.getByRole('main').locator('tbody').getByRole('row');
  }
}

/** A practitioner's room for one client. */
export class ClientRoomPage {
  constructor(readonly page: Page) {}

  open(segment: string): Locator {
    return this.page.getByRole('button', { name: `Open ${segment}`, exact: true });
  }
  piece(segment: string): Locator {
    return this.page.getByRole('article', { name: segment });
  }
  get pieces(): Locator {
    return this.page.getByRole('main').getByRole('article');
  }
}
