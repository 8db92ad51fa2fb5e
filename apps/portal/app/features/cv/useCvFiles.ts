import { saveFile } from '#app/files/saveFile.ts';
import { call } from '#app/session/call.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';

/** A CV as files. */
export interface CvFiles {
  readonly downloadPDF: () => Promise<void>;
  readonly downloadJSON: () => Promise<void>;
}

interface CvFilesParts {
  readonly id: string;
  readonly name: string;
  /** The template that it is set in; undefined where there is none to choose. */
  readonly cvTemplateID: string | undefined;
  /** Stores what is written; resolves with whether all of it is stored. */
  readonly save: () => Promise<boolean>;
}

/** Saves a CV as files; what is written is stored first, so that the files are what is on the screen. */
export function useCvFiles({ id, name, cvTemplateID, save }: CvFilesParts): CvFiles {
  const params = { path: { id } };

  async function downloadPDF(): Promise<void> {
    if (cvTemplateID === undefined || !(await save())) {
      tellFailure((t) => t('cv.pdf.unsaved'));
      return;
    }
    const made = await call((api) =>
      api.POST('/candidate-profiles/cv/{id}', { params, body: { cvTemplateID } }),
    );
    const read = made.ok
      ? await call(async (api) => {
          const path = { id: made.data.cv.id };
          const { data } = await api.GET('/cv/pdf/{id}', { params: { path }, parseAs: 'blob' });
          return { data: { success: true as const, data } };
        })
      : made;
    if (read.ok) saveFile(read.data, `${name}.pdf`);
    else tellFailure(read.error);
  }

  async function downloadJSON(): Promise<void> {
    if (!(await save())) {
      tellFailure((t) => t('cv.pdf.unsaved'));
      return;
    }
    const read = await call((api) => api.GET('/candidate-profiles/export/{id}', { params }));
    if (!read.ok) {
      tellFailure(read.error);
      return;
    }
    const text = JSON.stringify(read.data.resume, null, 2);
    saveFile(new Blob([text], { type: 'application/json' }), `${name}.json`);
  }

  return { downloadPDF, downloadJSON };
}
