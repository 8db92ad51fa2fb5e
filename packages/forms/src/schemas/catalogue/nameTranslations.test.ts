/** What a city or a skill is called in other languages. */
import { expect, test } from 'vitest';
import { validate, validatePayload } from '../../definition/validate.ts';
import { cityForm } from './city.ts';
import { skillForm } from './skill.ts';

const pune = { name: 'Pune', stateCode: 'MH', nameTranslations: { hi: 'पुणे', mr: 'पुणे' } } as const;

test('a record that is edited keeps its name in each language', () => {
  expect(cityForm.toPayload(cityForm.fromRecord(pune)).nameTranslations).toEqual({ hi: 'पुणे', mr: 'पुणे' });
});

test('each language has a field, and a name that is left out is not stored as an empty one', () => {
  const typed = { ...skillForm.defaultValues, nameTranslations_mr: ' पायथन ' };
  const sent: unknown = JSON.parse(JSON.stringify(skillForm.toPayload(typed).nameTranslations));
  expect(sent).toEqual({ mr: 'पायथन' });
});

test('a name that is too long is told at the field of its language, also of what a program sends', () => {
  const long = 'क'.repeat(500);
  const values = { ...cityForm.fromRecord(pune), nameTranslations_mr: long };
  expect(validate(cityForm, values)).toMatchObject({
    errors: [{ path: 'nameTranslations_mr', code: 'tooLong' }],
  });
  expect(validatePayload(cityForm, cityForm.toPayload(values))).toMatchObject({
    errors: [{ path: 'nameTranslations.mr', code: 'tooLong' }],
  });
});
