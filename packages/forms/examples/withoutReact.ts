import { createTranslate, errorMessage, payloads, validate } from '@aarambh/forms';
import english from '@aarambh/forms/messages/en.json' with { type: 'json' };

const translate = createTranslate(english);

/** Judges the body of a sign-up, which may be anything, and says what is wrong with it. */
function errorsOf(body: unknown): string[] {
  const verdict = validate(payloads.register, body);
  if (verdict.ok) return [`${verdict.value.firstName} can sign up`]; // typed
  return verdict.errors.map((error) => `${error.path} (${error.code}): ${errorMessage(translate, error)}`);
}

const asha = {
  type: 'C',
  firstName: 'Asha',
  lastName: 'Patil',
  email: 'asha.patil@example.com',
  mobileNumber: '9876543210',
  password: 'Demo@2026',
  isFresher: false,
};

console.log(errorsOf(asha).join('\n'));
console.log(errorsOf({ ...asha, mobileNumber: '98765', city: 'Pune', nickname: 'A' }).join('\n'));
