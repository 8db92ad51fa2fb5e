import type { ApiError } from '@aarambh/api-client';
import { saveFile } from '#app/files/saveFile.ts';
import { call } from '#app/session/call.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { useAction, type Outcome } from '#app/screen/useAction.ts';
import type { Words } from '#app/screen/useFailureWords.ts';

/** A CV as files. */
export interface CvFiles {
  readonly pdf: Downloading;
  readonly json: Downloading;
}

interface Downloading {
  readonly run: () => void;
  readonly isPending: boolean;
}

interface CvFilesParts {
  readonly id: string;
  readonly name: string;
  /** The template that it is set in; undefined where there is none to choose. */
  readonly cvTemplateID: string | undefined;
  /** Stores what is written; resolves with whether all of it is stored. */
  readonly save: () => Promise<boolean>;
}

const unsaved: Words = (t) => t('cv.pdf.unsaved');

/** Saves a CV as files; what is written is stored first, so that the files are what is on the screen. */
export function useCvFiles({ id, name, cvTemplateID, save }: CvFilesParts): CvFiles {
  const params = { path: { id } };

  async function makePDF(): Promise<Outcome<Blob, ApiError | Words>> {
    if (cvTemplateID === undefined || !(await save())) return { ok: false, error: unsaved };
    const made = await call((api) =>
      api.POST('/candidate-profiles/cv/{id}', { params, body: { cvTemplateID } }),
    );
    if (!made.ok) return made;
    return call(async (api) => {
      const path = { id: made.data.cv.id };
      const { data } = await api.GET('/cv/pdf/{id}', { params: { path }, parseAs: 'blob' });
      return { data: { success: true as const, data } };
    });
  }
  async function makeJSON(): Promise<Outcome<Blob, ApiError | Words>> {
    if (!(await save())) return { ok: false, error: unsaved };
    const read = await call((api) => api.GET('/candidate-profiles/export/{id}', { params }));
    if (!read.ok) return read;
    const text = JSON.stringify(read.data.resume, null, 2);
    return { ok: true, data: new Blob([text], { type: 'application/json' }) };
  }

  return {
    pdf: useAction(makePDF, {
      onDone: (file) => saveFile(file, `${name}.pdf`),
      onFailed: (error) => tellFailure(error),
    }),
    json: useAction(makeJSON, {
      onDone: (file) => saveFile(file, `${name}.json`),
      onFailed: (error) => tellFailure(error),
    }),
  };
}
