import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures/test';

/** The room of a pod as one member uses it. */
export class PodRoom {
  constructor(readonly page: Page) {}
  get messages() {
    return this.page.getByRole('region', { name: /^Room of / }).getByRole('listitem');
  }
  /** The words of every message, in the order shown. */
  async words(): Promise<readonly string[]> {
    return (await this.messages.locator('p').allTextContents()).map((one) => one.trim());
  }
  async open(id: string): Promise<void> {
    await this.page.goto(`/community/pods/${id}`);
    await expect(this.page.getByLabel('Message', { exact: true })).toBeVisible();
  }
  async say(words: string): Promise<void> {
    await this.page.getByLabel('Message', { exact: true }).fill(words);
    await this.page.getByRole('button', { name: 'Send', exact: true }).click();
  }
}
