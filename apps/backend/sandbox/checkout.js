/**
 * The sandbox's test checkout, in the browser: the interface of the real provider's script, a dialog in place of its windows.
 * No money moves; the buttons say what is to happen.
 */
(() => {
  const texts = {
    en: {
      title: 'Test checkout',
      note: 'No money moves here. Choose what is to happen.',
      amount: 'Amount',
      pay: 'Pay successfully',
      fail: 'Let the payment fail',
      delay: 'Pay, but tell the outcome late',
      close: 'Close without paying',
      failed: 'The bank declined the payment.',
      unreachable: 'The test provider does not answer.',
    },
    hi: {
      title: 'परीक्षण भुगतान',
      note: 'यहाँ कोई असली पैसा नहीं लगता। चुनें कि क्या होना चाहिए।',
      amount: 'राशि',
      pay: 'भुगतान सफल करें',
      fail: 'भुगतान असफल करें',
      delay: 'भुगतान करें, पर नतीजा देर से बताएँ',
      close: 'भुगतान किए बिना बंद करें',
      failed: 'बैंक ने भुगतान अस्वीकार कर दिया।',
      unreachable: 'परीक्षण प्रदाता से जवाब नहीं मिला।',
    },
    mr: {
      title: 'चाचणी पेमेंट',
      note: 'येथे खरे पैसे लागत नाहीत. काय व्हावे ते निवडा.',
      amount: 'रक्कम',
      pay: 'पेमेंट यशस्वी करा',
      fail: 'पेमेंट अयशस्वी करा',
      delay: 'पेमेंट करा, पण निकाल उशिरा सांगा',
      close: 'पेमेंट न करता बंद करा',
      failed: 'बँकेने पेमेंट नाकारले.',
      unreachable: 'चाचणी प्रदात्याकडून उत्तर मिळाले नाही.',
    },
  };

  const style = `
    dialog {
      box-sizing: border-box; inline-size: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; border: 0; border-radius: 16px;
      font: 16px/1.5 system-ui, "Noto Sans Devanagari", sans-serif; color-scheme: light dark;
      color: light-dark(#171b26, #eef0f6); background: light-dark(#fff, #1b2030); box-shadow: 0 16px 48px rgb(0 0 0 / 0.32);
    }
    dialog::backdrop { background: rgb(10 14 26 / 0.56); }
    h2 { margin: 0; font-size: 1.25rem; line-height: 1.3; }
    p { margin: 0.5rem 0 0; color: light-dark(#4d5568, #b4bccd); }
    .amount { display: flex; justify-content: space-between; gap: 1rem; margin-block: 1rem; padding: 0.75rem 1rem;
      border-radius: 12px; color: inherit; background: light-dark(#eef0f8, #262d40); }
    .amount strong { font-variant-numeric: tabular-nums; }
    .buttons { display: grid; gap: 0.5rem; }
    button { min-block-size: 44px; padding: 0.5rem 1rem; border: 1px solid light-dark(#737b92, #8891a8); border-radius: 12px;
      font: inherit; color: inherit; background: transparent; cursor: pointer; }
    button:hover { background: light-dark(#eef0f8, #262d40); }
    button.main { border-color: transparent; color: #fff; background: #3b46b8; font-weight: 600; }
    button.main:hover { background: #2f3998; }
    button:focus-visible { outline: 3px solid light-dark(#3b46b8, #aab4ff); outline-offset: 2px; }
    button[disabled] { opacity: 0.6; cursor: progress; }
    [role='alert'] { color: light-dark(#a4161a, #ffb0b0); }
    [role='alert']:empty { display: none; }`;

  const element = (name, properties = {}, children = []) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  class Razorpay {
    #options;
    #listeners = new Map();
    #host;

    constructor(options) {
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    }

    close() {
      this.#host?.remove();
      this.#host = undefined;
    }

    open() {
      const { lang } = document.documentElement;
      const language = lang in texts ? lang : 'en';
      const t = texts[language];
      const { order_id: orderID, amount, modal = {}, timeout } = this.#options;
      const rupees = new Intl.NumberFormat(`${language}-IN-u-nu-latn`, {
        style: 'currency',
        currency: 'INR',
      }).format(Number(amount) / 100);

      const alert = element('p', { role: 'alert' });
      const button = (label, act, isMain = false) =>
        element('button', {
          type: 'button',
          textContent: label,
          onclick: act,
          className: isMain ? 'main' : '',
        });
      const dismiss = () => {
        this.close();
        modal.ondismiss?.();
      };

      const attempt = async (outcome, delay, after) => {
        for (const each of buttons) each.disabled = true;
        alert.textContent = '';
        try {
          const response = await fetch(`/sandbox/checkout/${encodeURIComponent(orderID)}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ outcome, delay }),
          });
          if (!response.ok) throw new Error(String(response.status));
          after(await response.json());
        } catch {
          alert.textContent = t.unreachable;
          for (const each of buttons) each.disabled = false;
        }
      };

      const pay = () =>
        attempt('captured', 0, (proof) => {
          this.close();
          this.#options.handler?.(proof);
        });
      const fail = () =>
        attempt('failed', 0, ({ razorpay_order_id: order_id, razorpay_payment_id: payment_id }) => {
          this.close();
          const error = {
            code: 'BAD_REQUEST_ERROR',
            description: t.failed,
            metadata: { order_id, payment_id },
          };
          for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error });
        });
      // As when the payer's bank app never comes back: the window closes, and the outcome follows on other ways.
      const delay = () => attempt('captured', this.#options.sandboxDelay ?? 6, dismiss);

      const buttons = [
        button(t.pay, pay, true),
        button(t.fail, fail),
        button(t.delay, delay),
        button(t.close, dismiss),
      ];
      const title = element('h2', { id: 'title', textContent: t.title });
      const dialog = element('dialog', { lang: language }, [
        title,
        element('p', { textContent: t.note }),
        element('p', { className: 'amount' }, [
          element('span', { textContent: t.amount }),
          element('strong', { textContent: rupees }),
        ]),
        element('div', { className: 'buttons' }, buttons),
        alert,
      ]);
      dialog.setAttribute('aria-labelledby', 'title');
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        if (!buttons[0].disabled) dismiss();
      });

      this.#host = element('div');
      const root = this.#host.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      root.adoptedStyleSheets = [sheet];
      root.append(dialog);
      document.body.append(this.#host);
      dialog.showModal();

      if (typeof timeout === 'number') {
        const host = this.#host;
        setTimeout(() => {
          if (this.#host === host) dismiss();
        }, timeout * 1000);
      }
    }
  }

  globalThis.Razorpay = Razorpay;
})();
