// The libraries of /login with the least that makes a page of them: what the portal's own is compared with. It is built, never run.
import { createInstance } from 'i18next';
import { hydrateRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { Links, Outlet, Scripts, ScrollRestoration, useNavigate } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import * as z from 'zod/mini';

const texts = createInstance();
const filled = z.string().check(z.minLength(1));
const login = z.object({ mobileNumber: filled, password: filled });

function validate(values) {
  const { success, data, error } = login.safeParse(values);
  if (success) return { values: data, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(error.issues.map(({ path, code }) => [path[0], { type: code }])),
  };
}

function Login() {
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({ resolver: validate });
  const send = handleSubmit(async (body) => {
    await fetch('/api/auth/login', { method: 'POST', body: JSON.stringify(body) });
    await navigate('/');
  });
  return (
    <form onSubmit={send}>
      <h1>{texts.t('signIn')}</h1>
      <input {...register('mobileNumber')} aria-invalid={formState.errors.mobileNumber !== undefined} />
      <input
        type="password"
        {...register('password')}
        aria-invalid={formState.errors.password !== undefined}
      />
      <button type="submit">{texts.t('signIn')}</button>
    </form>
  );
}

function Root() {
  return (
    <html lang="en">
      <head>
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

// Whatever is reachable is kept.
globalThis.routes = { Root, Login };
await texts.init({ lng: 'en', resources: { en: { translation: { signIn: 'Sign in' } } } });
hydrateRoot(document, <HydratedRouter />);
