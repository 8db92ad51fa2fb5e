// What is done with a form before the scripts of the page are there. Its button goes on and off with the browser's own check of what is
// required, and a press of it is kept and shown as pending until the form takes over, which asks by the event `takeover`.
{
  const formOf = ({ target }) =>
    document.documentElement.dataset.hydrated === undefined ? target?.form : null;
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

  document.addEventListener('input', follow);
  document.addEventListener('change', follow);
  document.addEventListener('submit', ({ target: form, submitter }) => {
    if (document.documentElement.dataset.hydrated !== undefined || submitted.has(form)) return;
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
}
