/** A person who has no mouse: everything here is done by keys, and a control that Tab does not reach fails the test. */
import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any public screen has. */
const mostStops = 80;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the control has the focus. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops <= mostStops; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

/** Goes to a text field and types. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.insertText(text);
  await expect(field).toHaveValue(text);
}

/** Goes to a dropdown, searches in it and takes the first entry. */
export async function choose(page: Page, field: Locator, search: string, chosen: RegExp): Promise<void> {
  await reach(page, field);
  await page.keyboard.type(search);
  await page.getByRole('option', { name: chosen }).first().waitFor();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(chosen);
}

/** Goes to a box and ticks it; for the captcha, until the browser has done its work. */
export async function tick(page: Page, box: Locator): Promise<void> {
  await reach(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked({ timeout: 30_000 });
}

/** Goes to a button or link and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await reach(page, target);
  await page.keyboard.press('Enter');
}
