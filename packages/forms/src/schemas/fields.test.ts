import { describe, expect, it } from 'vitest';
import { formNames, type FormName, type payloadFixtures } from '../../fixtures/index.ts';
import type { ErrorKeys, FieldDefinition } from '../definition/definition.ts';
import { english } from '../messages/languages.ts';
import { createTranslate } from '../messages/translate.ts';
import * as forms from './index.ts';

type Expected = { readonly asked: string; readonly errors: Readonly<Record<string, string>> };

/** What a person meets in each field, in page order: the control, its words, its keyboard, and what it says of errors. */
const expected: Readonly<Record<FormName, Readonly<Record<string, Expected>>>> = {
  login: {
    mobileNumber: {
      asked: 'phone, "Mobile number", fills in username, keyboard tel',
      errors: {
        required: 'Enter your mobile number',
        tooLong: 'Enter a mobile number of 10 digits',
      },
    },
    password: {
      asked: 'password, "Password", fills in current-password',
      errors: {
        required: 'Enter your password',
        tooLong: 'Enter a password of at most {{max}} characters',
      },
    },
    captcha: {
      asked: 'captcha, "I am a person"',
      errors: {
        required: 'Confirm that you are a person',
      },
    },
  },
  candidateRegistration: {
    firstName: {
      asked:
        'text, "First name", hint "Letters A to Z only. If you have one name, enter it in both fields.", fills in given-name, shows errors while typing, trims',
      errors: {
        required: 'Enter your first name',
        personName: 'Enter your first name with the letters A to Z only',
        tooLong: 'Enter at most {{max}} letters of your first name',
      },
    },
    lastName: {
      asked: 'text, "Last name", fills in family-name, shows errors while typing, trims',
      errors: {
        required: 'Enter your last name',
        personName: 'Enter your last name with the letters A to Z only',
        tooLong: 'Enter at most {{max}} letters of your last name',
      },
    },
    email: {
      asked:
        'email, "E-mail", hint "We send a link to this address. Open it to verify your e-mail.", fills in email, keyboard email',
      errors: {
        required: 'Enter your e-mail address',
        tooLong: 'Enter an e-mail address of at most {{max}} characters',
      },
    },
    contactNumber: {
      asked:
        'phone, "Contact number", hint "We send a one-time password (OTP) to this number.", fills in tel-national, keyboard tel',
      errors: {
        required: 'Enter your mobile number',
        tooLong: 'Enter a mobile number of 10 digits',
      },
    },
    password: {
      asked:
        'newPassword, "Password", hint "Choose one that you use nowhere else, without your mobile number and hard to guess.", help "Help with the password", fills in new-password',
      errors: {
        required: 'Choose a password',
      },
    },
    confirmPassword: {
      asked: 'confirmPassword, "Confirm password", fills in new-password',
      errors: {
        required: 'Enter the password again',
      },
    },
    workStatus: {
      asked: 'radioGroup, "Work status", fresher "Fresher", experienced "Experienced"',
      errors: {
        required: 'Choose fresher or experienced',
        oneOf: 'Choose fresher or experienced',
      },
    },
    state: {
      asked: 'select, "State", optional, fills in address-level1',
      errors: {
        required: 'Choose a state or union territory from the list',
        oneOf: 'Choose a state or union territory from the list',
      },
    },
    city: {
      asked: 'text, "City", optional, fills in address-level2, trims',
      errors: {
        required: 'Enter your city',
        tooShort: 'Enter at least {{min}} letters of your city',
        tooLong: 'Enter at most {{max}} characters for your city',
      },
    },
    institute: {
      asked: 'select, "Institute"',
      errors: {
        required: 'Choose your institute',
        id: 'Choose an institute from the list',
        oneOf: 'Choose an institute from the list',
      },
    },
    instituteName: {
      asked:
        'text, "Name of your college", hint "Only if it is not in the list above. Our team adds it; say its state and city too. Jobs of a campus come to you after that.", optional, trims',
      errors: {},
    },
    termsOfUse: {
      asked: 'checkbox, "I accept the terms of use"',
      errors: {
        required: 'Accept the terms of use to go on',
        accepted: 'Accept the terms of use to go on',
      },
    },
    captcha: {
      asked: 'captcha, "I am a person"',
      errors: {
        required: 'Confirm that you are a person',
      },
    },
  },
  employerRegistration: {
    companyName: {
      asked: 'text, "Company name", fills in organization, trims',
      errors: {
        required: 'Enter the name of the company',
        tooShort: "Enter at least {{min}} characters of the company's name",
        tooLong: "Enter at most {{max}} characters of the company's name",
      },
    },
    companyLocation: {
      asked: 'text, "Company location", hint "City and state", trims',
      errors: {
        required: 'Enter where the company is',
        tooShort: 'Enter at least {{min}} characters for the location',
        tooLong: 'Enter at most {{max}} characters for the location',
      },
    },
    companyWebsite: {
      asked: 'text, "Company website", fills in url, keyboard url, trims',
      errors: {
        required: "Enter the address of the company's website",
        tooLong: 'Enter an address of at most {{max}} characters',
      },
    },
    contactPersonFirstName: {
      asked: 'text, "Contact person\'s first name", fills in given-name, shows errors while typing, trims',
      errors: {
        required: "Enter the contact person's first name",
        personName: 'Use the letters A to Z only, without spaces or digits',
        tooLong: 'Enter at most {{max}} letters',
      },
    },
    contactPersonLastName: {
      asked: 'text, "Contact person\'s last name", fills in family-name, shows errors while typing, trims',
      errors: {
        required: "Enter the contact person's last name",
        personName: 'Use the letters A to Z only, without spaces or digits',
        tooLong: 'Enter at most {{max}} letters',
      },
    },
    industry: {
      asked: 'select, "Industry"',
      errors: {
        required: 'Choose your industry',
        id: 'Choose an industry from the list',
        oneOf: 'Choose an industry from the list',
      },
    },
    contactPersonDesignation: {
      asked: 'text, "Contact person\'s designation", fills in organization-title, trims',
      errors: {
        required: "Enter the contact person's designation",
        tooShort: 'Enter at least {{min}} characters of the designation',
        tooLong: 'Enter at most {{max}} characters of the designation',
      },
    },
    contactPersonEmail: {
      asked:
        'email, "Contact person\'s e-mail", hint "We send a link to this address. Open it to verify your e-mail.", fills in email, keyboard email',
      errors: {
        required: "Enter the contact person's e-mail address",
        tooLong: 'Enter an e-mail address of at most {{max}} characters',
      },
    },
    contactNumber: {
      asked:
        'phone, "Contact number", hint "We send a one-time password (OTP) to this number.", fills in tel-national, keyboard tel',
      errors: {
        required: 'Enter your mobile number',
        tooLong: 'Enter a mobile number of 10 digits',
      },
    },
    password: {
      asked:
        'newPassword, "Password", hint "Choose one that you use nowhere else, without your mobile number and hard to guess.", help "Help with the password", fills in new-password',
      errors: {
        required: 'Choose a password',
      },
    },
    confirmPassword: {
      asked: 'confirmPassword, "Confirm password", fills in new-password',
      errors: {
        required: 'Enter the password again',
      },
    },
    termsOfUse: {
      asked: 'checkbox, "I accept the terms of use"',
      errors: {
        required: 'Accept the terms of use to go on',
        accepted: 'Accept the terms of use to go on',
      },
    },
    recaptcha: {
      asked: 'captcha, "I am a person"',
      errors: {
        required: 'Confirm that you are a person',
      },
    },
  },
  contactLead: {
    firstName: {
      asked: 'text, "First name", fills in given-name, shows errors while typing, trims',
      errors: {
        required: 'Enter your first name',
        tooLong: 'Enter at most {{max}} characters',
      },
    },
    lastName: {
      asked: 'text, "Last name", fills in family-name, shows errors while typing, trims',
      errors: {
        required: 'Enter your last name',
        tooLong: 'Enter at most {{max}} characters',
      },
    },
    mobile: {
      asked: 'phone, "Mobile number", fills in tel-national, keyboard tel',
      errors: {
        required: 'Enter your mobile number',
        tooLong: 'Enter a mobile number of 10 digits',
      },
    },
    email: {
      asked: 'email, "E-mail", fills in email, keyboard email',
      errors: {
        required: 'Enter your e-mail address',
        tooLong: 'Enter an e-mail address of at most {{max}} characters',
      },
    },
    industry: {
      asked: 'select, "Industry"',
      errors: {
        required: 'Choose your industry',
        id: 'Choose an industry from the list',
        oneOf: 'Choose an industry from the list',
      },
    },
    numberOfEmployees: {
      asked: 'select, "Number of employees"',
      errors: {
        required: 'Choose how many people work for the company',
        oneOf: 'Choose how many people work for the company',
      },
    },
    description: {
      asked: 'textArea, "Message", optional, counts to 2000',
      errors: {
        tooLong: 'Shorten your message to {{max}} characters',
      },
    },
    captcha: {
      asked: 'captcha, "I am a person"',
      errors: {
        required: 'Confirm that you are a person',
      },
    },
  },
  forgotPasswordMobile: {
    mobileNumber: {
      asked: 'phone, "Mobile number", fills in tel-national, keyboard tel',
      errors: {
        required: 'Enter your mobile number',
        tooLong: 'Enter a mobile number of 10 digits',
      },
    },
  },
  forgotPasswordCode: {
    code: {
      asked: 'otp, "One-time password (OTP)", fills in one-time-code, keyboard text',
      errors: {
        required: 'Enter the code that we sent you',
      },
    },
  },
  otpVerification: {
    code: {
      asked: 'otp, "One-time password (OTP)", fills in one-time-code, keyboard numeric',
      errors: {
        required: 'Enter the code that we sent you',
      },
    },
  },
  resetPassword: {
    password: {
      asked:
        'newPassword, "New password", hint "Choose one that you use nowhere else, without your mobile number and hard to guess.", help "Help with the password", fills in new-password',
      errors: {
        required: 'Choose a password',
      },
    },
    confirmPassword: {
      asked: 'confirmPassword, "Confirm password", fills in new-password',
      errors: {
        required: 'Enter the password again',
      },
    },
  },
};

/** The words of the errors of each body of a public form that are the fields' own. */
const expectedOfBodies: Readonly<Record<keyof typeof payloadFixtures, Readonly<Record<string, object>>>> = {
  login: {
    mobileNumber: {
      required: 'Enter your mobile number',
      tooLong: 'Enter a mobile number of 10 digits',
    },
    password: {
      required: 'Enter your password',
      tooLong: 'Enter a password of at most {{max}} characters',
    },
    captcha: {
      required: 'Confirm that you are a person',
    },
  },
  register: {
    firstName: {
      required: 'Enter your first name',
      personName: 'Enter your first name with the letters A to Z only',
      tooLong: 'Enter at most {{max}} letters of your first name',
    },
    lastName: {
      required: 'Enter your last name',
      personName: 'Enter your last name with the letters A to Z only',
      tooLong: 'Enter at most {{max}} letters of your last name',
    },
    email: {
      required: 'Enter your e-mail address',
      tooLong: 'Enter an e-mail address of at most {{max}} characters',
    },
    mobileNumber: {
      required: 'Enter your mobile number',
      tooLong: 'Enter a mobile number of 10 digits',
    },
    password: {
      required: 'Choose a password',
    },
    confirmPassword: {
      required: 'Enter the password again',
    },
    isFresher: {
      required: 'Choose fresher or experienced',
      oneOf: 'Choose fresher or experienced',
    },
    state: {
      required: 'Choose a state or union territory from the list',
      oneOf: 'Choose a state or union territory from the list',
    },
    city: {
      required: 'Enter your city',
      tooShort: 'Enter at least {{min}} letters of your city',
      tooLong: 'Enter at most {{max}} characters for your city',
    },
    institute: {
      required: 'Choose your institute',
      id: 'Choose an institute from the list',
      oneOf: 'Choose an institute from the list',
    },
    instituteName: {},
    termsOfUse: {
      required: 'Accept the terms of use to go on',
      accepted: 'Accept the terms of use to go on',
    },
    captcha: {
      required: 'Confirm that you are a person',
    },
  },
  addCompany: {
    name: {
      required: 'Enter the name of the company',
      tooShort: "Enter at least {{min}} characters of the company's name",
      tooLong: "Enter at most {{max}} characters of the company's name",
    },
    location: {
      required: 'Enter where the company is',
      tooShort: 'Enter at least {{min}} characters for the location',
      tooLong: 'Enter at most {{max}} characters for the location',
    },
    website: {
      required: "Enter the address of the company's website",
      tooLong: 'Enter an address of at most {{max}} characters',
    },
    spocFirstName: {
      required: "Enter the contact person's first name",
      personName: 'Use the letters A to Z only, without spaces or digits',
      tooLong: 'Enter at most {{max}} letters',
    },
    spocLastName: {
      required: "Enter the contact person's last name",
      personName: 'Use the letters A to Z only, without spaces or digits',
      tooLong: 'Enter at most {{max}} letters',
    },
    industryType: {
      required: 'Choose your industry',
      id: 'Choose an industry from the list',
      oneOf: 'Choose an industry from the list',
    },
    spocDesignation: {
      required: "Enter the contact person's designation",
      tooShort: 'Enter at least {{min}} characters of the designation',
      tooLong: 'Enter at most {{max}} characters of the designation',
    },
    email: {
      required: "Enter the contact person's e-mail address",
      tooLong: 'Enter an e-mail address of at most {{max}} characters',
    },
    phone: {
      required: 'Enter your mobile number',
      tooLong: 'Enter a mobile number of 10 digits',
    },
    password: {
      required: 'Choose a password',
    },
    confirmPassword: {
      required: 'Enter the password again',
    },
    termsOfUse: {
      required: 'Accept the terms of use to go on',
      accepted: 'Accept the terms of use to go on',
    },
    recaptcha: {
      required: 'Confirm that you are a person',
    },
  },
  createLead: {
    firstName: {
      required: 'Enter your first name',
      tooLong: 'Enter at most {{max}} characters',
    },
    lastName: {
      required: 'Enter your last name',
      tooLong: 'Enter at most {{max}} characters',
    },
    mobile: {
      required: 'Enter your mobile number',
      tooLong: 'Enter a mobile number of 10 digits',
    },
    email: {
      required: 'Enter your e-mail address',
      tooLong: 'Enter an e-mail address of at most {{max}} characters',
    },
    industry: {
      required: 'Choose your industry',
      id: 'Choose an industry from the list',
      oneOf: 'Choose an industry from the list',
    },
    numberOfEmployees: {
      required: 'Choose how many people work for the company',
      oneOf: 'Choose how many people work for the company',
    },
    description: {
      tooLong: 'Shorten your message to {{max}} characters',
    },
    captcha: {
      required: 'Confirm that you are a person',
    },
  },
  requestOtp: {
    mobileNumber: {
      required: 'Enter your mobile number',
      tooLong: 'Enter a mobile number of 10 digits',
    },
    purpose: {},
  },
  verifyOtp: {
    code: {
      required: 'Enter the code that we sent you',
    },
    mobileNumber: {
      required: 'Enter your mobile number',
      tooLong: 'Enter a mobile number of 10 digits',
    },
  },
  activateUser: {
    email: {
      required: 'Enter your e-mail address',
      tooLong: 'Enter an e-mail address of at most {{max}} characters',
    },
    token: {
      required: 'Open the link from the e-mail again',
    },
  },
  resetPassword: {
    password: {
      required: 'Choose a password',
    },
    confirmPassword: {
      required: 'Enter the password again',
    },
    mobileNumber: {
      required: 'Enter your mobile number',
    },
  },
};

const t = createTranslate(english);
const formByName: Pick<typeof forms, FormName> = forms;

function asked(field: FieldDefinition): string {
  const { control, label, hint, help, necessity, autoComplete, inputMode, showError, trims, maxLength } =
    field;
  return [
    control,
    `"${t(label)}"`,
    hint && `hint "${t(hint)}"`,
    help && `help "${t(help)}"`,
    necessity,
    autoComplete && `fills in ${autoComplete}`,
    inputMode && `keyboard ${inputMode}`,
    showError && `shows errors while ${showError}`,
    trims && 'trims',
    maxLength && `counts to ${maxLength}`,
    ...(field.options ?? []).map((option) => `${option.value} "${t(option.label)}"`),
  ]
    .filter(Boolean)
    .join(', ');
}

const texts = (keys: ErrorKeys = {}) =>
  Object.fromEntries(Object.entries(keys).map(([code, key]) => [code, english[key]]));

describe.each(formNames)('%s', (name) => {
  const form = formByName[name];
  const fields: Readonly<Record<string, FieldDefinition>> = form.fields;

  it('begins empty, as a fresher', () => {
    const { workStatus = 'fresher', ...others }: Readonly<Record<string, unknown>> = form.defaultValues;
    expect(workStatus).toBe('fresher');
    expect(Object.values(others).filter((value) => value !== '' && value !== false)).toEqual([]);
  });

  it('has its fields in page order, under its own name', () => {
    expect(form.fieldOrder).toEqual(Object.keys(expected[name]));
    expect(form.id).toBe(name);
  });

  it('asks for each field, and words its errors, as the specification does', () => {
    const found = Object.entries(fields).map(([field, definition]) => [
      field,
      { asked: asked(definition), errors: texts(definition.errors) },
    ]);
    expect(Object.fromEntries(found)).toEqual(expected[name]);
  });
});

it('forms whose button waits until they are valid are those of which the specification says so', () => {
  const waiting = formNames.filter((name) => formByName[name].submitNeedsValid);
  expect(waiting).toEqual(['login', 'contactLead', 'forgotPasswordCode', 'otpVerification', 'resetPassword']);
});

it.each(Object.keys(expectedOfBodies) as (keyof typeof expectedOfBodies)[])('body of %s', (operationId) => {
  const { fieldOrder, errorKeys } = forms.payloads[operationId];
  expect(fieldOrder).toEqual(Object.keys(expectedOfBodies[operationId]));
  for (const path of fieldOrder) expect(texts(errorKeys[path])).toEqual(expectedOfBodies[operationId][path]);
});
