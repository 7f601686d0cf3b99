import type { APIRequestContext, Page } from '@playwright/test';
import { takenOver } from '#e2e/fixtures/taken-over';
import { expect, expectAccessible, expectNoSideScroll, test } from '#e2e/fixtures/test';
import { ShellPage } from '#e2e/pages/shell-page';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const path = '/api/contact-requests';
const anAddress = (): string => `clara.${crypto.randomUUID().slice(0, 8)}@example.com`;
const message = 'Is there a place in March?\nI would come with my sister.';

/** The modal form as somebody uses it. */
class ContactForm {
  readonly dialog;
  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Begin Your Journey' });
  }
  field(name: string) {
    return this.dialog.getByLabel(name);
  }
  get send() {
    return this.dialog.getByRole('button', { name: 'Connect with our team' });
  }
  async open(): Promise<void> {
    await this.page.goto('/client-journey');
    await takenOver(this.page);
    await this.page.getByRole('link', { name: 'Begin your journey' }).first().click();
    await expect(this.dialog).toBeVisible();
  }
  async fill(email: string): Promise<void> {
    await this.field('Name').fill('Clara Moreau');
    await this.field('Email').fill(email);
    await this.field('I am interested in').selectOption('Retreats');
    await this.field('Message').fill(message);
  }
  async expectFilled(email: string): Promise<void> {
    await expect(this.field('Name')).toHaveValue('Clara Moreau');
    await expect(this.field('Email')).toHaveValue(email);
    await expect(this.field('I am interested in')).toHaveValue('retreats');
    await expect(this.field('Message')).toHaveValue(message);
  }
}

/** The one mail to this address, once it is there. */
const mailTo = async (request: APIRequestContext, email: string): Promise<Mail> => {
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1);
  const [mail] = await mailsTo(request, email);
  return mail as Mail;
};

const mailsTo = async (request: APIRequestContext, email: string): Promise<readonly Mail[]> => {
  const answer = await request.get('/dev/mail', { headers: { accept: 'application/json' } });
  return ((await answer.json()) as Mail[]).filter(({ to }) => to === email);
};

test('a request is sent, thanked for, confirmed by mail and read by an admin; its link withdraws it', async ({
  page,
  request,
  demo,
  trouble,
}) => {
  const form = new ContactForm(page);
  const email = anAddress();
  await form.open();
  await form.fill(email);
  await form.send.click();
  const { toast } = new ShellPage(page);
  await expect(toast).toContainText('Thank you for your interest!');
  await expect(toast).toContainText(
    'Our team will contact you within 24 hours to discuss your transformation journey.',
  );
  await expect(form.dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Begin your journey' }).first()).toBeFocused();

  const mail = await mailTo(request, email);
  const reference = /HD-\w{4}-\w{4}/.exec(mail.subject)?.[0] ?? 'none';
  await demo('admin');
  const mine = async () => {
    const list = (await (await page.request.get(path)).json()) as { reference: string; message: string }[];
    return list.filter((one) => one.reference === reference).map((one) => one.message);
  };
  await expect.poll(mine).toEqual([message]);

  await page.goto(/http\S+\/contact\/withdraw#[\w-]+/.exec(mail.text)?.[0] ?? '/nowhere');
  await page.getByRole('button', { name: 'Withdraw and delete' }).click();
  await expect(page.getByText('Your request is deleted.')).toBeVisible();
  await expect.poll(mine).toEqual([]);
  expect(trouble).toEqual([]);
});

test('a server that fails takes no word away, not even over a reload', async ({ page }) => {
  const form = new ContactForm(page);
  const email = anAddress();
  await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: '' }));
  await form.open();
  await form.fill(email);
  await form.send.click();
  // The dialog keeps screen readers to itself, so the form says the same; the toast is for the eyes.
  const toast = page.getByRole('region', { name: /Notification/, includeHidden: true });
  await expect(toast).toContainText('Something went wrong');
  await expect(form.dialog.getByRole('alert')).toContainText(/Please try again or contact us directly at \S+@\S+$/);
  await form.expectFilled(email);

  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await page.unroute(`**${path}`);
  await form.open();
  await form.expectFilled(email);
  await form.send.click();
  await expect(form.dialog).toBeHidden();
  await form.open();
  await expect(form.field('Message')).toHaveValue('');
});

test('a form that is sent twice makes one request', async ({ page, request }) => {
  const form = new ContactForm(page);
  const email = anAddress();
  await form.open();
  await form.fill(email);
  let sent = 0;
  let seen: () => void = () => undefined;
  const looked = new Promise<void>((resolve) => {
    seen = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    sent += 1;
    // The answer is lost on its way once: the page asks again by itself.
    if (sent > 1) return route.continue();
    await route.fetch();
    // Not before the test has seen the button that waits.
    await looked;
    await route.abort('connectionreset');
  });
  await form.send.dblclick();
  await expect(form.dialog.getByRole('button', { name: 'Connecting...' })).toHaveAttribute('aria-disabled', 'true');
  seen();
  await expect(form.dialog).toBeHidden();
  expect(sent).toBe(2);
  await mailTo(request, email);
});

test('the form says what is wrong under its fields, keeps the focus and gives it back', async ({ page }) => {
  const form = new ContactForm(page);
  await form.open();
  await expect(form.field('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.dialog.getByText('Enter your name.')).toBeVisible();
  await expect(form.dialog.getByText('Enter an email address such as name@example.com.')).toBeVisible();
  await expect(form.field('Name')).toBeFocused();
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Tab');
    expect(await form.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 860 });
    await expectAccessible(page, '[role=dialog]');
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, '[role=dialog]');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSideScroll(page);
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Begin your journey' }).first()).toBeFocused();
});

for (const place of ['Help and messages', 'Foot of the page'])
  test(`the form opens from any page: ${place}`, async ({ page }) => {
    const form = new ContactForm(page);
    await page.goto('/help-now');
    await takenOver(page);
    const opener = page.getByRole('navigation', { name: place }).getByRole('button', { name: 'Contact our team' });
    await opener.click();
    await expect(form.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
