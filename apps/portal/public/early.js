// What is done with a page before its scripts are there. The button of a form goes on and off with the browser's own check of what is
// required, and a press of it is kept and shown as pending until the form takes over, which asks by the event `takeover`. Of other
// buttons and of lists the last press is kept and repeated when the page answers, unless the person has gone on to another field.
{
  const root = document.documentElement;
  const isAwaited = () => root.dataset.hydrated === undefined;
  const formOf = ({ target }) => (isAwaited() ? target?.form : null);
  const buttonOf = (form) => form.querySelector('button[type=submit]');
  /** By form: what brings its button back to how the page was written. */
  const undo = new Map();
  const submitted = new Set();

  const follow = (event) => {
    const form = formOf(event);
    const button = form && buttonOf(form);
    if (!button || submitted.has(form)) return;
    if (button.disabled) undo.set(form, () => (button.disabled = true));
    if (undo.has(form)) button.disabled = !form.checkValidity();
  };

  // Filled in before even this script was there, or brought back by the browser.
  for (const form of document.forms) follow({ target: { form } });
  document.addEventListener('input', follow);
  document.addEventListener('change', follow);
  document.addEventListener('submit', ({ target: form, submitter }) => {
    if (!isAwaited() || submitted.has(form)) return;
    submitted.add(form);
    const restore = undo.get(form);
    const faces = [...(submitter?.firstElementChild?.children ?? [])];
    const swap = () => {
      const [first, second] = faces;
      if (second) [first.className, second.className] = [second.className, first.className];
    };
    swap();
    submitter?.setAttribute('aria-busy', 'true');
    submitter?.setAttribute('aria-disabled', 'true');
    undo.set(form, () => {
      swap();
      submitter?.removeAttribute('aria-busy');
      submitter?.removeAttribute('aria-disabled');
      restore?.();
    });
  });
  document.addEventListener('takeover', (event) => {
    undo.get(event.target)?.();
    undo.delete(event.target);
    // Says that the form was submitted.
    if (submitted.has(event.target)) event.preventDefault();
  });

  let pressed = null;
  // At the window, where a press arrives last: one that React itself has waited for and answered comes here as one of a page that answers.
  addEventListener('click', ({ target }) => {
    if (isAwaited()) pressed = target.closest('button[type=button], [role=combobox]');
  });
  new MutationObserver((_, observer) => {
    observer.disconnect();
    const { activeElement, body } = document;
    // Safari gives a pressed button no focus.
    if (pressed?.isConnected && [pressed, body].includes(activeElement)) pressed.click();
  }).observe(root, { attributeFilter: ['data-hydrated'] });
}
