import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Outbox } from './fixtures.ts';

/** Password of every demo account of the sandbox. */
export const demoPassword = 'Demo@2026';

/** A student with an institute and fifty credits of opening grant. */
export const asha = { mobileNumber: '9000000001', firstName: 'Asha' };

export interface NewStudent {
  firstName: string;
  lastName: string;
  mobileNumber: string;
  password: string;
}

/** Ticks the captcha and waits until the browser has done its work. */
export async function solveCaptcha(page: Page): Promise<void> {
  const captcha = page.getByRole('checkbox', { name: /^(I am a person|मैं)/ });
  await captcha.click();
  await expect(captcha).toBeChecked({ timeout: 30_000 });
}

export async function fillSignIn(page: Page, mobileNumber: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobileNumber);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await solveCaptcha(page);
}

/** Signs in on /login and waits for the dashboard. */
export async function signInByForm(page: Page, mobileNumber: string, password = demoPassword): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, mobileNumber, password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
}

/** Solves a captcha as the browser does; resolves to what goes into its header. */
async function solvedCaptcha(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/captcha/challenge');
  const { data } = (await answer.json()) as { data: { challenge: Challenge } };
  const solution = await solveChallenge({ challenge: data.challenge, deriveKey });
  return btoa(JSON.stringify({ challenge: data.challenge, solution }));
}

/** Begins a session that no other test uses, without the screen, and resolves to its token. */
export async function newSession(
  request: APIRequestContext,
  mobileNumber: string,
  password = demoPassword,
): Promise<string> {
  const answer = await request.post('/api/auth/login', {
    data: { mobileNumber, password },
    headers: { 'x-captcha-token': await solvedCaptcha(request) },
  });
  expect(answer.status(), `the sign-in of ${mobileNumber}`).toBe(200);
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** Makes the page that of somebody who is signed in, and opens an address. */
export async function continueAs(page: Page, token: string, path: string): Promise<void> {
  // The lightest document of the origin: the storage belongs to all of them.
  await page.goto('/favicon.svg');
  await page.evaluate((kept) => localStorage.setItem('access-token', kept), token);
  await page.goto(path);
}

/**
 * Begins a session that no other test uses, and waits for the dashboard: for whoever logs out or looks at sessions. The form
 * of /login has its own tests; here it would only take its time.
 */
export async function signIn(page: Page, mobileNumber: string, password = demoPassword): Promise<void> {
  await continueAs(page, await newSession(page.request, mobileNumber, password), '/dashboard');
  await expect(page).toHaveURL('/dashboard');
}

/** Makes an account of somebody with experience, whose number is verified, without the screens, and opens one as that person. */
export async function join(page: Page, outbox: Outbox, person: NewStudent, path: string): Promise<void> {
  await continueAs(page, await tokenOfNew(page.request, outbox, person), path);
}

/**
 * Makes an account whose number is verified, without the screens, and resolves to its token.
 * @param institute of a fresher; without one the person has experience
 */
export async function tokenOfNew(
  request: APIRequestContext,
  outbox: Outbox,
  person: NewStudent,
  institute: string | null = null,
): Promise<string> {
  const { mobileNumber, ...name } = person;
  const registered = await request.post('/api/auth/register', {
    data: {
      ...name,
      mobileNumber,
      email: `s${mobileNumber}@example.com`,
      type: 'C',
      isFresher: institute !== null,
      city: institute === null ? null : 'Pune',
      state: institute === null ? null : 'Maharashtra',
      institute,
    },
    headers: { 'x-captcha-token': await solvedCaptcha(request) },
  });
  expect(registered.status(), `the registration of ${mobileNumber}`).toBe(200);
  await request.get(`/api/sendOTP/${mobileNumber}`, { headers: { 'x-requested-with': 'portal' } });
  const code = await outbox.code(mobileNumber);
  const verified = await request.post('/api/verifyOTP', { data: { mobileNumber, code } });
  const { data } = (await verified.json()) as { data: { token: string } };
  return data.token;
}

/** Tokens of those who have signed in in this worker. */
const tokens = new Map<string, Promise<string>>();

/** Token of a session that the tests of this worker share; nobody ends it. */
export function sharedToken(request: APIRequestContext, mobileNumber: string): Promise<string> {
  const token = tokens.get(mobileNumber) ?? newSession(request, mobileNumber);
  tokens.set(mobileNumber, token);
  return token;
}

/** Opens a screen as somebody who is signed in already. Who logs out in a test signs in with `signIn`. */
export async function arrive(page: Page, mobileNumber: string, path = '/dashboard'): Promise<void> {
  await continueAs(page, await sharedToken(page.request, mobileNumber), path);
}

/** Fills in the form of a fresher of the first invented institute, down to the captcha. */
export async function fillRegistration(page: Page, student: NewStudent): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill(student.firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(student.lastName);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`s${student.mobileNumber}@example.com`);
  await page.getByRole('textbox', { name: 'Contact number' }).fill(student.mobileNumber);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(student.password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(student.password);
  await page.getByRole('combobox', { name: 'State' }).fill('maha');
  await page.getByRole('option', { name: 'Maharashtra' }).click();
  await page.getByRole('textbox', { name: 'City' }).fill('Pune');
  await page.getByRole('combobox', { name: 'Institute' }).fill('sahyadri inst');
  await page.getByRole('option', { name: /Sahyadri Institute of Technology/ }).click();
  await page.getByRole('checkbox', { name: /terms of use/ }).check();
  await solveCaptcha(page);
}

/** Registers a fresher and stops on /otp-verification, where the code is awaited. */
export async function register(page: Page, student: NewStudent): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, student);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/otp-verification/);
}

/** Types the code that the outbox shows for the number, and verifies it. */
export async function verify(page: Page, outbox: Outbox, mobileNumber: string): Promise<void> {
  const code = await outbox.code(mobileNumber);
  await page.getByRole('textbox', { name: 'One-time password (OTP)' }).pressSequentially(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** Opens the account panel and logs out. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login/);
}
