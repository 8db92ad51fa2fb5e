import type { CaptchaAdapter, CaptchaSolution } from '@aarambh/ui/CaptchaField';
import { loadProvider, type Recaptcha } from './provider.ts';

/** Milliseconds before its end in which a token is no longer sent: it has to be valid when it arrives. */
const marginMs = 15_000;

/** Milliseconds that the provider accepts a token for. */
const tokenTtlMs = 120_000;

/** The widget that is on the page; the provider cannot take one away, nor change its language. */
interface Widget {
  id: number;
  language: string;
  /** What to do with the outcome of the check that runs. */
  passed: (token: string) => void;
  failed: (error: Error) => void;
}

let widget: Widget | undefined;

function widgetIn(language: string, provider: Recaptcha, siteKey: string): Widget {
  if (widget?.language === language) {
    provider.reset(widget.id);
    return widget;
  }
  const container = document.createElement('div');
  document.body.append(container);
  const created: Widget = { id: 0, language, passed: () => {}, failed: () => {} };
  created.id = provider.render(container, {
    sitekey: siteKey,
    size: 'invisible',
    hl: language,
    callback: (token) => created.passed(token),
    'error-callback': () => created.failed(new Error('The provider of the captcha could not be reached.')),
  });
  widget = created;
  return created;
}

/** The frame with the provider's questions, which it adds beside our elements and hides when somebody closes it. */
const questions = 'iframe[src*="/recaptcha/"][src*="/bframe"]';

/** Calls `closed` when the questions were on the screen and are gone; the provider has no event for it. Returns how to stop. */
function watchQuestions(closed: () => void): () => void {
  let wereVisible = false;
  const timer = setInterval(() => {
    const areVisible = [...document.querySelectorAll(questions)].some((frame) =>
      frame.checkVisibility({ visibilityProperty: true }),
    );
    if (wereVisible && !areVisible) closed();
    wereVisible = areVisible;
  }, 250);
  return () => clearInterval(timer);
}

/** Options of {@link recaptcha}. */
export interface RecaptchaOptions {
  /** Names this site to the provider. */
  siteKey: string;
  /** Address of the provider's script, without a query. */
  script: string;
  /** Language of the provider's questions, such as `hi`; asked for at each check. */
  language: () => string;
}

/**
 * Lets reCAPTCHA check that a person is there: at once, or by questions in its own frame. Its script is loaded when a check first runs.
 * `solve` rejects with `CaptchaBlocked` when the script does not load, as behind a filter, and when the questions were closed.
 */
export const recaptcha = (options: RecaptchaOptions): CaptchaAdapter => ({
  solve: (signal) => check(options, signal),
});

async function check(
  { siteKey, script, language }: RecaptchaOptions,
  signal: AbortSignal,
): Promise<CaptchaSolution> {
  const provider = await loadProvider(script);
  signal.throwIfAborted();
  const current = widgetIn(language(), provider, siteKey);
  let stop = (): void => {};
  try {
    const token = await new Promise<string>((resolve, reject) => {
      const giveUp = (): void => reject(new DOMException('The check was left.', 'AbortError'));
      Object.assign(current, { passed: resolve, failed: reject });
      signal.addEventListener('abort', giveUp, { once: true });
      const stopWatching = watchQuestions(giveUp);
      stop = () => {
        stopWatching();
        signal.removeEventListener('abort', giveUp);
      };
      // What it returns is not the token in every version of the script; the callback is.
      void provider.execute(current.id);
    });
    return { token, expiresAt: Date.now() + tokenTtlMs - marginMs };
  } finally {
    stop();
  }
}
