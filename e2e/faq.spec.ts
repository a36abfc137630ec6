import { barriers } from './axe';
import { expect, test } from './kit';
import { en } from './site';

test('the FAQ has tabs at 769 px and an accordion at 768 px, both pass axe-core, and a change of width keeps answer and tab open @desktop', async ({
  page,
}) => {
  const faq = page.locator('#questions');
  const { name, questions } = en.faq.categories[2]!;
  const answer = faq.getByText(questions[0]!.answer);
  const tab = faq.getByRole('tab', { name, exact: true });
  const topic = faq.getByRole('heading', { name: en.faq.categories[0]!.name, exact: true });
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/home');
  await faq.scrollIntoViewIfNeeded();
  await tab.click();
  await faq.getByText(questions[0]!.question, { exact: true }).click();
  await expect(answer).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.setViewportSize({ width: 768, height: 900 });
  await expect(faq.getByRole('tab')).toHaveCount(0);
  await expect(topic).toBeVisible();
  await expect(answer).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(topic).toBeHidden();
});
