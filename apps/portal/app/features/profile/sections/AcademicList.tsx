import type { components } from '@aarambh/api-client';
import { achievementEntry, certificationEntry, projectEntry } from '@aarambh/forms';
import { Button } from '@aarambh/ui/Button';
import { useNavigate } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { EmptySection } from '../EmptySection.tsx';
import { bodyOf, erased, type AnyEntryForm } from '../erasedForm.ts';
import { ListSection } from '../ListSection.tsx';
import { SectionCard } from '../SectionCard.tsx';
import { useAcademics } from './useAcademics.ts';

type Academics = components['schemas']['Academics'];
type ListName = 'achievements' | 'certifications' | 'projects';

/** An entry of a list within the academic summary. It has no id: its index in the list identifies it. */
interface IndexedEntry {
  readonly index: number;
  readonly title: string;
  readonly rowVersion: number | undefined;
}

const definitions: Readonly<Record<ListName, AnyEntryForm>> = {
  achievements: erased(achievementEntry),
  certifications: erased(certificationEntry),
  projects: erased(projectEntry),
};

/** Maximum number of entries of a list, as the contract has it. */
const maxEntries = 10;

const titleOf = (entry: object): string => String(Reflect.get(entry, 'title') ?? Reflect.get(entry, 'name'));

/** Projects, certificates or achievements, which the server keeps in the academic summary and saves as whole lists. */
export function AcademicList({ name }: { readonly name: ListName }) {
  const { academics, error, isPending, refetch } = useAcademics();
  const indexed = (from: Academics | undefined) =>
    (from?.[name] ?? []).map((entry, index) => ({
      ...entry,
      index,
      title: titleOf(entry),
      rowVersion: from?.rowVersion,
    }));
  const saveList = (list: readonly object[], rowVersion: number | undefined, signal?: AbortSignal) =>
    call((api) =>
      api.POST('/user/academics', {
        body: bodyOf('AcademicsUpdate', {
          liveBacklogs: academics?.liveBacklogs,
          deadBacklogs: academics?.deadBacklogs,
          [name]: list,
          rowVersion,
        }),
        signal,
      }),
    );
  const entries = isPending ? undefined : indexed(academics);
  if (!isPending && !error && academics === undefined) return <AcademicsFirst name={name} />;
  return (
    <ListSection<IndexedEntry>
      name={name}
      definition={definitions[name]}
      entries={entries}
      {...{ error, isPending }}
      refetch={async () => indexed(await refetch())}
      keyOf={({ index }) => String(index)}
      titleOf={({ title }) => title}
      inTitle={['title', 'name']}
      hasRoom={(entries?.length ?? 0) < maxEntries}
      save={(entry) => (written, rowVersion, signal) => {
        const list: object[] = [...(academics?.[name] ?? [])];
        const index = entry?.index ?? list.length;
        list[index] = { ...list[index], ...cleared(definitions[name]), ...written };
        return saveList(list, rowVersion ?? academics?.rowVersion, signal);
      }}
      remove={({ index }) =>
        saveList(
          (academics?.[name] ?? []).filter((_entry, other) => other !== index),
          academics?.rowVersion,
        )
      }
    />
  );
}

/** The fields of a form as undefined: what a form leaves out is no longer there. */
function cleared({ fieldOrder }: AnyEntryForm): object {
  return Object.fromEntries(fieldOrder.map((field) => [field, undefined]));
}

/** The lists are part of the summary, so there has to be one. */
function AcademicsFirst({ name }: { readonly name: ListName }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <SectionCard name={name}>
      <EmptySection
        action={
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void navigate('#academics', { state: { opens: 'academics' } })}
          >
            {t('profile.sections.academics.add')}
          </Button>
        }
      >
        {t('profile.academicsFirst')}
      </EmptySection>
    </SectionCard>
  );
}
