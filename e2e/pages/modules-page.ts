import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { OwnServer } from '../fixtures/own-server';
import { SignInDialog } from './sign-in-dialog';

/** Which modules and versions run, and how they do. */
export class ModulesPage {
  constructor(readonly page: Page) {}

  /** Opens it as the admin of the samples. */
  async open({ url, data }: OwnServer): Promise<void> {
    const password = (await readFile(join(data, 'demo-password'), 'utf8')).trim();
    await this.page.goto(`${url}/management/modules`);
    await new SignInDialog(this.page).signInAs({ email: 'admin@hedo.example', password });
  }

  /** The row of one version of a published module. */
  version(module: string, version: string): Locator {
    return this.page.locator(`[aria-labelledby="module-${module}"]`).getByRole('row').filter({ hasText: version });
  }
}
