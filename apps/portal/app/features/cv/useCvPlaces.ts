import { focusField } from '@aarambh/ui/ErrorSummary';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { CvPlace } from './CheckList.tsx';
import { templateFieldID } from './DesignFields.tsx';
import type { SectionKey } from './draft.ts';
import { sectionButtonID } from './SectionList.tsx';
import type { CvEditing } from './useCvDraft.ts';
import type { CvView } from './ViewChoice.tsx';

interface CvPlaces {
  /** What a narrow screen shows. */
  readonly view: CvView;
  readonly setView: (view: CvView) => void;
  /** Which section is open. */
  readonly open: SectionKey | undefined;
  readonly setOpen: (key: SectionKey | undefined) => void;
  /** Shows where a line of the check list is mended, and puts the focus there. */
  readonly go: (place: CvPlace) => void;
}

/** Which part of the editor is in view. */
export function useCvPlaces({ form, draft }: CvEditing): CvPlaces {
  const [view, setView] = useState<CvView>('write');
  const [open, setOpen] = useState<SectionKey>();

  const targetOf = (place: CvPlace): { readonly id: string; readonly section?: SectionKey } => {
    switch (place) {
      case 'template':
        return { id: templateFieldID };
      case 'headline':
      case 'summary':
        return { id: form.fieldId(place) };
      case 'sections':
        return { id: sectionButtonID(draft.sections[0]?.key ?? 'summary') };
      default:
        return { id: sectionButtonID(place), section: place };
    }
  };
  const go = (place: CvPlace): void => {
    const { id, section } = targetOf(place);
    // What is hidden takes no focus.
    flushSync(() => {
      setView('write');
      if (section !== undefined) setOpen(section);
    });
    const control = document.getElementById(id);
    if (control) focusField(control);
  };
  return { view, setView, open, setOpen, go };
}
