import { skillEntry } from '@aarambh/forms';
import { Stack } from '@aarambh/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { inOrder } from '#app/screen/inOrder.css.ts';
import { bodyOf, erased } from '../erasedForm.ts';
import { ListSection } from '../ListSection.tsx';
import { SkillSuggestion } from '../SkillSuggestion.tsx';
import { SuggestedSkills } from '../SuggestedSkills.tsx';
import { useSuggestedSkills } from '../useSuggestedSkills.ts';

const definition = erased(skillEntry);

/** Most skills of one person, as the contract has it. */
const maxEntries = 40;

/** Skills of the catalogue that the candidate has. */
export function Skills() {
  const { data, error, isPending, refetch } = useQuery(queries().queryOptions('get', '/user/skills'));
  const query = { pageNo: -1 } as const;
  const catalogue = useQuery(queries().queryOptions('get', '/admin/skill/all', { params: { query } }));
  const suggested = useSuggestedSkills();
  const skills = data?.data.skills;
  const hasRoom = (skills?.length ?? 0) < maxEntries;
  const items = useMemo(() => {
    const taken = new Set(skills?.map(({ skillID }) => skillID));
    return (catalogue.data?.data.skill ?? [])
      .filter(({ id }) => !taken.has(id))
      .map(({ id, name }) => ({ id, label: name }));
  }, [catalogue.data, skills]);
  return (
    <Stack gap="md" className={inOrder}>
      <ListSection
        name="skills"
        definition={definition}
        entries={skills}
        isPending={isPending || catalogue.isPending || suggested === undefined}
        error={error ?? catalogue.error}
        refetch={async () => {
          if (catalogue.error) await catalogue.refetch();
          return (await refetch()).data?.data.skills;
        }}
        keyOf={({ id }) => id}
        titleOf={({ skillName }) => skillName}
        inTitle={['skillID']}
        hasRoom={hasRoom}
        above={
          skills !== undefined && (
            <SuggestedSkills
              suggested={suggested ?? []}
              skills={skills}
              hasRoom={hasRoom}
              onChanged={() => refetch()}
            />
          )
        }
        choices={(entry) => (entry === undefined ? { items: { skillID: items } } : { settled: ['skillID'] })}
        save={() => (written, _rowVersion, signal) =>
          call((api) =>
            api.POST('/user/skills', { body: { skills: [bodyOf('CandidateSkillChoice', written)] }, signal }),
          )
        }
        remove={({ id }) => call((api) => api.DELETE('/user/skills/{id}', { params: { path: { id } } }))}
      />
      <SkillSuggestion />
    </Stack>
  );
}
