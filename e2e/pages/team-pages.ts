import type { Locator, Page } from '@playwright/test';

/** Clients on the board of the Team Portal. */
export class BoardPage {
  readonly search: Locator;
  readonly status: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Search by name' });
    this.status = page.getByRole('main').getByRole('status');
  }

  /** One phase as a column. */
  column(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
}

/** Plans a practitioner writes for one client. */
export class CarePage {
  readonly write: Locator;
  readonly name: Locator;
  readonly save: Locator;

  constructor(readonly page: Page) {
    this.write = page.getByRole('button', { name: 'Write a plan' });
    this.name = page.getByLabel('Name of the plan');
    this.save = page.getByRole('button', { name: 'Save the plan' });
  }

  /** What is to be done in one step, from 1. */
  step(number: number): Locator {
    return this.page.getByRole('group', { name: `Step ${number}` }).getByLabel('What is to be done');
  }
}
