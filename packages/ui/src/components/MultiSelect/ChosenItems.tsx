import { useProvider } from '../Provider/index.ts';
import { FormValues, type FormValuesProps } from './FormValues.tsx';
import { SelectedTags, type SelectedTagsProps } from './SelectedTags.tsx';
import { summaryOf } from './summaryOf.ts';

export interface ChosenItemsProps extends Omit<SelectedTagsProps, 'ref'>, Omit<FormValuesProps, 'ids'> {
  /** The id of the sentence that describes the input. */
  readonly summaryId: string;
  readonly tagsRef: SelectedTagsProps['ref'];
}

/** What is chosen: for a form, in a sentence for the input, and as tags. */
export function ChosenItems({ summaryId, tagsRef, name, form, disabled, ...tags }: ChosenItemsProps) {
  const { locale } = useProvider();
  const { ids, itemOf, messages } = tags;
  return (
    <>
      <FormValues {...{ ids, name, form, disabled }} />
      {ids.length > 0 && (
        <span id={summaryId} hidden>
          {summaryOf(ids, (id) => itemOf(id).label, locale, messages)}
        </span>
      )}
      <SelectedTags {...tags} ref={tagsRef} />
    </>
  );
}
