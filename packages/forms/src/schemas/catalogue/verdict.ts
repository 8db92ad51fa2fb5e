import { trustVerdictValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { trustVerdictKeys } from '../../words/valueKeys.ts';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { lines, optionalText, requiredChoice } from '../../records/recordField.ts';
import { limits } from '../../rules/index.ts';
import { noted } from './noted.ts';

const verdictForm = (id: string, operationId: string) =>
  defineRecordForm({
    id,
    operations: { add: operationId, update: operationId },
    fields: {
      verdict: requiredChoice(
        {
          label: 'verdict label',
          options: optionsOf(trustVerdictValues, trustVerdictKeys),
        },
        trustVerdictValues,
      ),
      note: noted(
        optionalText(
          {
            label: 'verdict note label',
            hint: 'verdict note hint',
            control: 'textArea',
            maxLength: limits.recordDescription,
          },
          lines({ max: limits.recordDescription }),
        ),
      ),
    },
  });

/** The decision of staff about an institute. */
export const instituteVerdictForm = verdictForm('instituteVerdict', 'verifyInstitute');

/** The decision of staff about a university. */
export const universityVerdictForm = verdictForm('universityVerdict', 'verifyUniversity');
