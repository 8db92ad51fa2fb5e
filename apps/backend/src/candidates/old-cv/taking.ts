/** Taking into the profile what its owner has chosen of an old CV: all of it, or nothing and why. */
import {
  ApiFailure,
  failedFields,
  validationFailed,
  type FailedField,
  type OperationContext,
  type OperationId,
  type OperationRequest,
} from '../../platform/index.ts';
import { academicsOf, saveAcademics } from '../profile/academics.ts';
import { saveCurrentDegree } from '../profile/current-degree.ts';
import { educationRank, educationSection } from '../profile/education.ts';
import { saveEntry } from '../profile/entries.ts';
import { experienceSection } from '../profile/experience.ts';
import { languagesSection } from '../profile/languages.ts';
import { ownerToChange } from '../profile/owner.ts';
import { publicPersonalOf, savePersonal } from '../profile/personal.ts';
import { saveSkills } from '../profile/skills.ts';
import { requires } from '../profile/values.ts';

type Chosen = OperationRequest<'takeIntoProfile'>['body'];

const mostLinks = 8;
const mostOfSummary = 10;
const listNames = ['projects', 'certifications', 'achievements'] as const;

/** Writes one part of it; `path` is what the body calls it. */
interface Part {
  path: string;
  /** What the rules of the form say of it. */
  rules?: readonly FailedField[];
  write: (inner: OperationContext) => Promise<unknown>;
}

/**
 * Every part is written by the operation that its own form has, so that no rule is another. What is refused is said at its field.
 * @returns how much was written
 * @throws ApiFailure 404 for an account that is no candidate's, 409 STALE, 422 with every field that is refused
 */
export async function takeIntoProfile(context: OperationContext, chosen: Chosen): Promise<number> {
  return context.db.transaction(async (tx) => {
    // Held until the end: what is decided on is read behind it.
    const owner = await ownerToChange(tx, context, 'own');
    const refused: FailedField[] = [];
    for (const { path, rules = [], write } of await partsOf({ ...context, db: tx }, owner.id, chosen)) {
      refused.push(...rules);
      if (rules.length > 0) continue;
      try {
        await tx.transaction((inner) => write({ ...context, db: inner }));
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.code === 'STALE') throw error;
        refused.push(...fieldsOf(error, path));
      }
    }
    if (refused.length > 0) throw validationFailed(refused);
    return countOf(chosen);
  });
}

async function partsOf(context: OperationContext, owner: string, chosen: Chosen): Promise<Part[]> {
  const {
    personal,
    academics,
    currentDegree,
    education = [],
    experience = [],
    languages = [],
    skills = [],
  } = chosen;
  return [
    ...(personal === undefined
      ? []
      : [{ path: 'personal', write: (inner: OperationContext) => savePersonal(inner, personal) }]),
    ...(await linksOf(context, owner, chosen.links ?? [])),
    ...(currentDegree === undefined
      ? []
      : [
          {
            path: 'currentDegree',
            rules: under('currentDegree', 'saveCurrentDegree', currentDegree),
            write: (inner: OperationContext) => saveCurrentDegree(inner, currentDegree),
          },
        ]),
    ...education
      .map((entry, index) => ({ entry, path: `education.${index}` }))
      // A later stage needs the earlier ones.
      .toSorted((a, b) => educationRank(a.entry.degree) - educationRank(b.entry.degree))
      .map(({ entry, path }) => ({
        path,
        rules: under(path, 'saveEducation', entry),
        write: (inner: OperationContext) => saveEntry(inner, educationSection, entry),
      })),
    ...experience.map((entry, index) => ({
      path: `experience.${index}`,
      rules: under(`experience.${index}`, 'saveExperience', entry),
      write: (inner: OperationContext) => saveEntry(inner, experienceSection, entry),
    })),
    ...languages.map((entry, index) => ({
      path: `languages.${index}`,
      rules: under(`languages.${index}`, 'saveLanguagesKnown', entry),
      write: (inner: OperationContext) => saveEntry(inner, languagesSection, entry),
    })),
    ...(skills.length === 0
      ? []
      : [{ path: '', write: (inner: OperationContext) => saveSkills(inner, { skills }) }]),
    ...(await listsOf(context, owner, { ...chosen, academics })),
  ];
}

/** Links are added behind those that are there. */
async function linksOf(
  { db }: OperationContext,
  owner: string,
  links: NonNullable<Chosen['links']>,
): Promise<Part[]> {
  if (links.length === 0) return [];
  const present = [...(await publicPersonalOf(db, owner)).links];
  const all = [...present, ...links];
  const isOver = all.length > mostLinks;
  return [
    {
      path: '',
      rules: isOver ? [{ path: 'links', ...tooMany }] : [],
      write: async (inner) => {
        try {
          await savePersonal(inner, { links: all });
        } catch (error) {
          throw shifted(error, 'links', present.length);
        }
      },
    },
  ];
}

/** Projects, certificates and achievements are kept with the academic summary: with that which is there, or with the first one. */
async function listsOf(
  { db }: OperationContext,
  owner: string,
  { academics, ...chosen }: Chosen,
): Promise<Part[]> {
  const before = await academicsOf(db, owner);
  const wanted = listNames.filter((name) => (chosen[name] ?? []).length > 0);
  const facts = before ?? academics;
  if (facts === undefined) {
    const missing = wanted.length > 0 ? requires('academics', false) : null;
    return missing === null ? [] : [{ path: '', rules: [missing], write: async () => undefined }];
  }
  const { liveBacklogs, deadBacklogs } = facts;
  const summary: Part[] =
    before === null && academics !== undefined
      ? [{ path: 'academics', write: (inner) => saveAcademics(inner, { liveBacklogs, deadBacklogs }) }]
      : [];
  return [
    ...summary,
    ...wanted.map((name): Part => {
      const present = before?.[name] ?? [];
      const list = [...present, ...(chosen[name] ?? [])];
      const body = { liveBacklogs, deadBacklogs, [name]: list };
      const broken = failedFields('saveAcademics', body).map((field) =>
        atItsPlace(field, name, present.length),
      );
      return {
        path: '',
        rules: list.length > mostOfSummary ? [{ path: name, ...tooMany }] : broken,
        write: async (inner) => {
          try {
            await saveAcademics(inner, body);
          } catch (error) {
            throw shifted(error, name, present.length);
          }
        },
      };
    }),
  ];
}

const tooMany = { code: 'tooMany', message: 'There is no room for all of these. Choose fewer.' };

const under = (path: string, operation: OperationId, entry: object): FailedField[] =>
  failedFields(operation, entry).map((field) => ({ ...field, path: `${path}.${field.path}` }));

/** A failure of a whole list, whose entries that were there before do not count in the body. */
function shifted(error: unknown, name: string, before: number): unknown {
  if (!(error instanceof ApiFailure) || error.fields.length === 0) return error;
  return validationFailed(error.fields.map((field) => atItsPlace(field, name, before)));
}

function atItsPlace(field: FailedField, name: string, before: number): FailedField {
  const [list, index, ...rest] = field.path.split('.');
  if (list !== name || index === undefined) return field;
  return { ...field, path: [name, Number(index) - before, ...rest].join('.') };
}

function fieldsOf({ fields, code, text }: ApiFailure, path: string): FailedField[] {
  const at = (field: string) => [path, field].filter((part) => part !== '').join('.');
  return fields.length > 0
    ? fields.map((field) => ({ ...field, path: at(field.path) }))
    : [{ path, code, message: text }];
}

const countOf = ({ personal = {}, academics: _summary, currentDegree, ...lists }: Chosen): number =>
  Object.keys(personal).filter((name) => name !== 'rowVersion').length +
  (currentDegree === undefined ? 0 : 1) +
  Object.values(lists).reduce((sum, list) => sum + list.length, 0);
