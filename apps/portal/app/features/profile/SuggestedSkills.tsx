import type { Attempt, components } from '@aarambh/api-client';
import { useAnnounce } from '@aarambh/ui/Announcer';
import { CheckboxGroup } from '@aarambh/ui/CheckboxGroup';
import { useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { useRefresh } from './useRefresh.ts';
import type { SuggestedSkill } from './useSuggestedSkills.ts';

type Skill = components['schemas']['CandidateSkill'];

interface SuggestedSkillsProps {
  readonly suggested: readonly SuggestedSkill[];
  /** Those that the person has. */
  readonly skills: readonly Skill[];
  /** Whether there can be one more. */
  readonly hasRoom: boolean;
  readonly onChanged: () => Promise<unknown>;
}

/** The level of a skill that was pressed, until the person says another. */
const usualLevel = 'Intermediate';

/** Skills to press: one press saves, the next one takes it back. */
export function SuggestedSkills({ suggested, skills, hasRoom, onChanged }: SuggestedSkillsProps) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const refresh = useRefresh();
  /** What was pressed and is not answered yet. */
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  /** Presses are sent one after the other: taking back needs what saving has answered. */
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const ids = useRef(new Map<string, string>());
  if (suggested.length === 0) return null;

  const idOf = (skillID: string): string | undefined =>
    ids.current.get(skillID) ?? skills.find((each) => each.skillID === skillID)?.id;

  const save = async (skillID: string): Promise<Attempt<unknown>> => {
    const saved = await call((api) =>
      api.POST('/user/skills', { body: { skills: [{ skillID, proficiency: usualLevel }] } }),
    );
    const id = saved.ok ? saved.data.skills.find((each) => each.skillID === skillID)?.id : undefined;
    if (id !== undefined) ids.current.set(skillID, id);
    return saved;
  };
  const takeBack = async (skillID: string): Promise<Attempt<unknown>> => {
    const id = idOf(skillID) ?? '';
    ids.current.delete(skillID);
    return call((api) => api.DELETE('/user/skills/{id}', { params: { path: { id } } }));
  };
  const send = async ({ skillID, skillName: name }: SuggestedSkill, isWanted: boolean): Promise<void> => {
    const result = await (isWanted ? save(skillID) : takeBack(skillID));
    if (result.ok) {
      announce(t(isWanted ? 'profile.chips.added' : 'profile.chips.removed', { name }));
      await Promise.all([onChanged(), refresh()]);
    } else {
      tellFailure(result.error);
    }
    // Unless it was pressed again meanwhile.
    setPressed((all) => new Map([...all].filter(([id, is]) => id !== skillID || is !== isWanted)));
  };

  const isHad = ({ skillID }: SuggestedSkill): boolean =>
    pressed.get(skillID) ?? skills.some((each) => each.skillID === skillID);
  return (
    <CheckboxGroup
      orientation="chips"
      name="suggestedSkills"
      label={t('profile.chips.label')}
      hint={t('profile.chips.hint')}
      value={suggested.filter(isHad).map(({ skillID }) => skillID)}
      options={suggested.map((skill) => ({
        value: skill.skillID,
        label: skill.skillName,
        disabled: !hasRoom && !isHad(skill),
      }))}
      onChange={(_values, { pressed: skillID, isChecked }) => {
        const skill = suggested.find((each) => each.skillID === skillID);
        if (skill === undefined) return;
        setPressed((all) => new Map(all).set(skillID, isChecked));
        line.current = line.current.then(() => send(skill, isChecked));
      }}
    />
  );
}
