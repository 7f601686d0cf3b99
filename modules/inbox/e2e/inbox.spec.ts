import { ownPage } from '#e2e/fixtures/people';
import { takenOver } from '#e2e/fixtures/taken-over';
import { expect, expectAccessible, test } from '#e2e/fixtures/test';

test('an admin finds what came in, takes it on, leaves a note and answers by mail', async ({ page, demo, request }) => {
  const name = `Nora ${crypto.randomUUID().slice(0, 8)}`;
  const sent = await request.post('/api/contact-requests', {
    headers: ownPage,
    data: { name, email: 'nora@example.com', message: 'Is there a quiet room in May?' },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await demo('admin');
  await page.goto(`/management/inbox?q=${encodeURIComponent(name)}`);
  await takenOver(page);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  const item = page.getByRole('region', { name: 'The open item' });
  // The item's own module does not name the person again.
  await expect(item.getByRole('heading', { name })).toHaveCount(1);

  await page.keyboard.press('e');
  await expect(page.getByText('This is yours now', { exact: true })).toBeVisible();
  await item.getByLabel('Add a note').last().fill('Likes quiet rooms.');
  await item.getByRole('button', { name: 'Save note' }).last().click();
  await expect(item.getByText('Likes quiet rooms.')).toBeVisible();

  await item.getByLabel('Subject').fill('Your question');
  await item.getByLabel('Your answer').fill('Yes, the room to the garden is free.');
  await item.getByRole('button', { name: 'Send the mail' }).click();
  await expect(page.getByText('Mail handed over for delivery', { exact: true })).toBeVisible();
  await expect(item.getByText('Yes, the room to the garden is free.').first()).toBeVisible();
  await expectAccessible(page);

  await item.getByRole('button', { name: 'Snooze' }).click();
  await page.getByRole('menuitem', { name: 'For four hours' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
});
