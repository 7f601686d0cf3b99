import type { Locator, Page } from '@playwright/test';
import type { Account } from '../fixtures/people';

/** The dialog to sign in or to create an account. */
export class SignInDialog {
  readonly root: Locator;
  readonly fullName: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly createTab: Locator;
  readonly create: Locator;
  readonly signIn: Locator;

  constructor(readonly page: Page) {
    this.root = page.getByRole('dialog');
    this.fullName = this.root.getByLabel('Full name');
    this.email = this.root.getByLabel('Email');
    this.password = this.root.getByLabel('Password', { exact: true });
    this.createTab = this.root.getByRole('tab', { name: 'Create account' });
    this.create = this.root.getByRole('button', { name: 'Create Account' });
    this.signIn = this.root.getByRole('button', { name: 'Sign In', exact: true });
  }

  /** Opens it from the header. */
  async open(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  }

  async signInAs({ email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.signIn.click();
  }
}
