import { expect, expectAccessible, expectNoSideScroll, test } from '#e2e/fixtures/test';
import { IntakePage } from './pages/intake-page';

/*
 * A question of the house: from the studio to the questionnaire. It is asked of those alone who offer a place and say that it is a
 * nature lodge, so that no other test meets it.
 */
test('staff add a question with a condition, and only those whom it concerns are asked', async ({
  page,
  demo,
  browser,
}) => {
  await demo('admin');
  await page.goto('/team-portal/studio/intake-steps/property/en');
  await page.getByRole('button', { name: /^Add.*Questions of your own/ }).click();
  const entry = page.getByRole('group', { name: /^Questions of your own, 1$/ });
  await entry.getByLabel('Short name').fill('animals');
  await entry.getByLabel('Takes').selectOption({ label: 'Several of several' });
  await entry.getByLabel('Question (English)').fill('Which animals live with you?');
  await entry.getByLabel('Answers to choose from (English)').fill('Horses\nHens');
  await entry.getByLabel('Who reads the answer').selectOption({ label: 'The team' });
  await entry.getByLabel('Must be answered').check();
  await entry.getByLabel('Only when this was answered').fill('propertyKind');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(
    page.getByText(/No earlier question with answers to choose from is called 'propertyKind'/).first(),
  ).toBeVisible();
  await entry.getByLabel('Only when this was answered').fill('propertyType');
  await entry.getByLabel('with one of these answers').fill('nature-lodge');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Shown now: version 1, published/)).toBeVisible();
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);

  const host = new IntakePage(await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage());
  await host.hold({ journeyType: 'hospitality', consentAnswers: true, isAdult: true, consentSensitive: true });
  const question = host.page.locator('fieldset', { hasText: 'Which animals live with you?' });
  await host.open(5, 2);
  await host.page.getByRole('radio', { name: 'Lodge in nature' }).check();
  await host.open(5, 5);
  await expect(question).toBeVisible();
  await host.on.click();
  await expect(host.summary).toContainText('Please answer this question');
  await question.getByRole('button', { name: 'Hens' }).click();
  await expectAccessible(host.page, 'fieldset');
  await expectNoSideScroll(host.page);
  await expect(host.saved).toHaveText(/^Saved at/);
  await host.page.reload();
  await expect(question.getByRole('button', { name: 'Hens' })).toHaveAttribute('aria-pressed', 'true');
  await host.open(5, 2);
  await host.page.getByRole('radio').first().check();
  await host.open(5, 5);
  await expect(question).toHaveCount(0);
});
