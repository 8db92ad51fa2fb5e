import { CaptchaBlocked } from '@aarambh/ui/CaptchaField';
import { trustedAddress } from './trustedTypes.ts';

/** The part of reCAPTCHA's script that is used here. */
export interface Recaptcha {
  ready(then: () => void): void;
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      size: 'invisible';
      hl: string;
      callback: (token: string) => void;
      'error-callback': () => void;
    },
  ): number;
  execute(widget: number): unknown;
  reset(widget: number): void;
}

declare global {
  var grecaptcha: Recaptcha | undefined;
}

/** Milliseconds that the script may take to load and to be ready. */
const timeoutMs = 15_000;

let loading: Promise<Recaptcha> | undefined;

/**
 * The provider's script, which is fetched when it is first asked for; after a failure it is fetched anew.
 * @throws CaptchaBlocked when it does not load, as behind a filter
 */
export function loadProvider(script: string): Promise<Recaptcha> {
  loading ??= load(script).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(script: string): Promise<Recaptcha> {
  const element = document.createElement('script');
  element.async = true;
  // The provider's script obeys `require-trusted-types-for` only when it is asked to.
  element.src = trustedAddress('aarambh-recaptcha', `${script}?render=explicit&trustedtypes=true`, (given) =>
    given.startsWith(`${script}?`),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Recaptcha>((resolve, reject) => {
      const fail = (): void => reject(new CaptchaBlocked('The script of the captcha did not load.'));
      timer = setTimeout(fail, timeoutMs);
      element.addEventListener('error', fail);
      element.addEventListener('load', () => {
        const provider = globalThis.grecaptcha;
        if (provider === undefined) fail();
        else provider.ready(() => resolve(provider));
      });
      document.head.append(element);
    });
  } catch (error) {
    element.remove();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
