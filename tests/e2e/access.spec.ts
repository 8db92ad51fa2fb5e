import { expect, sweep, test } from './fixtures.ts';
import { asha, fillSignIn, demoPassword, logOut, sharedToken, signIn } from './people.ts';
import { words } from './words.ts';

test('a guarded screen sends a visitor to sign in, and back to it afterwards', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, asha.mobileNumber, demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the empty path leads to the dashboard', sweep, async ({ page }) => {
  await signIn(page, asha.mobileNumber);
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
});

test('a signed-in person is sent on from /login', async ({ page }) => {
  await signIn(page, asha.mobileNumber);
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
});

test('an unknown path leads to the page that says so', sweep, async ({ page }) => {
  await page.goto('/no-such-screen');
  await expect(page).toHaveURL('/page-not-found');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('an unknown token opens nothing and ends on /login', async ({ page }) => {
  await page.goto('/page-not-found');
  // Well formed and not expired, but signed by nobody.
  const claims = {
    id: 'x',
    type: 'C',
    firstName: 'Eve',
    lastName: 'Eve',
    email: 'eve@example.com',
    mobileNumber: '9111111111',
    isFresher: true,
    parentEntityID: null,
    parentEntityName: null,
    roleID: 'x',
    jti: 'x',
    iat: 1,
    exp: 9_999_999_999,
  };
  await page.evaluate((body) => {
    const part = (value: unknown) =>
      btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
    localStorage.setItem('access-token', `${part({ alg: 'HS256', typ: 'JWT' })}.${part(body)}.c2ln`);
  }, claims);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Eve')).toHaveCount(0);
});

test(
  'a token without a role opens the screens that need no permission, and asks for no role',
  sweep,
  async ({ page }) => {
    await page.goto('/favicon.svg');
    const token = await sharedToken(page.request, asha.mobileNumber);
    // As another backend may write it; this one is called with its own.
    await page.evaluate((own) => {
      const [head = '', claims = '', signature = ''] = own.split('.');
      const { roleID: _roleID, ...others } = JSON.parse(
        atob(claims.replaceAll('-', '+').replaceAll('_', '/')),
      );
      const body = btoa(JSON.stringify(others)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
      localStorage.setItem('access-token', `${head}.${body}.${signature}`);
    }, token);
    const roles: string[] = [];
    await page.route('**/api/**', async (route) => {
      const request = route.request();
      // The screen of roles asks for its list before it is known that this is refused.
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/role/') && pathname !== '/api/role/all') roles.push(pathname);
      await route.continue({ headers: { ...request.headers(), authorization: `Bearer ${token}` } });
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(asha.firstName);
    await expect(page.getByText(words('en')('shell.permissionsFailed'))).toHaveCount(0);
    await page.goto('/user-roles');
    await expect(
      page.getByRole('heading', { level: 1, name: words('en')('shell.noAccess.title') }),
    ).toBeVisible();
    expect(roles).toEqual([]);
  },
);

test(
  'logging out in one tab ends the session in the others and on the server',
  sweep,
  async ({ page, context }) => {
    await signIn(page, asha.mobileNumber);
    const token = await page.evaluate(() => localStorage.getItem('access-token'));
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { level: 1 })).toContainText(asha.firstName);

    await logOut(page);
    await expect(other).toHaveURL(/\/login/);
    await expect
      .poll(async () => {
        const answer = await page.request.get('/api/wallet', {
          headers: { authorization: `Bearer ${token}` },
        });
        return answer.status();
      })
      .toBe(401);
  },
);
