/** What the portal tells the engine of lists and records of itself, as types. */
import type { components, paths } from '@aarambh/api-client';
import type { ImportKind } from '@aarambh/api-client/enums';
import type { Operation } from '@aarambh/api-client/operations';
import type catalogueForms from '@aarambh/forms/messages/catalogue/en.json';
import type recordForms from '@aarambh/forms/messages/records/en.json';
import type { ParseKeys, TFunction } from 'i18next';
import type { Need, RoleScope } from '#app/access/access.ts';
import type { Formats } from '#app/i18n/formats.ts';
import type { TextNamespace } from '#app/i18n/namespaces.ts';

declare module '@aarambh/records' {
  interface Register {
    readonly paths: paths;
    readonly listedElsewhere: {
      '/audit': '/audit';
      '/candidate-profiles': '/candidate-profiles';
      '/jdstudentmapping': '/jdstudentmapping/eligibleStudents';
    };
    readonly operation: Operation;
    readonly need: Need;
    readonly scope: RoleScope;
    /** A text that comes with the namespaces of every list, or with those that a list names among its `namespaces`. */
    readonly text:
      | Extract<ParseKeys, `resources.${string}` | `wallet.kinds.${string}`>
      | `forms.${keyof typeof catalogueForms | keyof typeof recordForms}`;
    readonly namespace: TextNamespace;
    readonly translate: TFunction;
    readonly formats: Formats;
    readonly importKind: ImportKind;
    readonly importJob: components['schemas']['ImportJob'];
  }
}
