import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import facts from 'virtual:prop-facts';
import type { PropFact } from '../packages/ui/scripts/propFacts.ts';

/** The type as Storybook's controls and addresses need it. */
function typeOf({ type, options, isRequired: required }: PropFact): SBType {
  if (options) return { name: 'enum', value: [...options], required };
  if (type === 'boolean' || type === 'number' || type === 'string') return { name: type, required };
  return type.includes('=> ') ? { name: 'function', required } : { name: 'other', value: type, required };
}

/** The control that fits a type. What is drawn or called has none that somebody could type into. */
function controlOf({ type, options }: PropFact): Partial<StrictInputType> {
  if (options) return { control: { type: options.length > 4 ? 'select' : 'inline-radio' }, options };
  if (type === 'boolean') return { control: { type: 'boolean' } };
  if (type === 'number') return { control: { type: 'number' } };
  if (type === 'string') return { control: { type: 'text' } };
  return /=> |^React|ReactNode|Ref</.test(type) ? {} : { control: { type: 'object' } };
}

/** Type, words, default and control of each prop, from the compiler; what a file of stories says of one stays. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const component: unknown = parameters.propsOf;
  const props = typeof component === 'string' ? facts[component] : undefined;
  if (!props) return argTypes;
  const described = Object.entries(props).map(([name, fact]) => {
    const known = argTypes[name];
    const argType: StrictInputType = {
      ...controlOf(fact),
      ...known,
      name,
      // Storybook's reader leaves the tags in the words.
      description: known?.description?.replace(/\s*@\w[^]*$/, '') || fact.description,
      type: typeOf(fact),
      table: {
        ...known?.table,
        type: { summary: fact.type },
        ...(fact.default === undefined ? {} : { defaultValue: { summary: fact.default } }),
      },
    };
    return [name, argType] as const;
  });
  return { ...argTypes, ...Object.fromEntries(described) };
};
