/** An old CV as a file: a PDF that says text, or a JSON Resume. It is read and not kept. */
import { fileSizes } from '@aarambh/forms';
import { localized, validationFailed, type ApiFailure, type FailedField } from '../../platform/index.ts';
import { mimeOf } from '../images/content.ts';
import { readPDF } from '../images/pdf-reader.ts';
import { fromJsonResume } from '../json-resume/from-document.ts';
import type { Left } from '../json-resume/left.ts';
import { isObject } from '../json-resume/reading.ts';
import type { CvDrafts } from './drafts.ts';
import { fromResume } from './from-resume.ts';
import { fromCvText } from './from-text.ts';

const megabyte = 1024 * 1024;

/** A résumé in words is a few kilobytes. */
const mostOfDocument = 100_000;

/** Letters of a page that is a picture with a line of text in it. */
const fewestCharacters = 40;

export interface ReadCv {
  source: 'PDF' | 'JSON Resume';
  drafts: CvDrafts;
  /** What the document says and a profile has no place for. */
  left: readonly Left[];
}

/** @throws ApiFailure 422 that says what to do with a file that is none, is too large, does something or says nothing */
export async function readCv(file: File): Promise<ReadCv> {
  // Before its content is copied.
  if (file.size > fileSizes.pdf) {
    throw refused(
      'tooLarge',
      localized('Choose a file of at most {size} MB.', { size: fileSizes.pdf / megabyte }),
    );
  }
  const content = new Uint8Array(await file.arrayBuffer());
  if (mimeOf(content) === 'application/pdf') {
    return { source: 'PDF', drafts: fromCvText(await textOf(content)), left: [] };
  }
  const document = documentOf(content);
  if (document === undefined) throw refused('fileType', 'Choose a PDF or a JSON Resume.');
  const { resume, left } = fromJsonResume(document);
  return { source: 'JSON Resume', drafts: fromResume(resume), left };
}

async function textOf(content: Uint8Array): Promise<string> {
  const { verdict, text } = await readPDF({ content, text: 'lines' });
  if (verdict === 'active') {
    throw refused('activeContent', 'Save the PDF without scripts and attachments first.');
  }
  if (verdict === 'unclear' || text === null) {
    throw refused(
      'unreadable',
      'This PDF is broken or has a password. Open it, print it to a new PDF and choose that one.',
    );
  }
  if (text.length < fewestCharacters) {
    throw refused(
      'noText',
      'This PDF is a picture of a CV, as a scanner makes it. Choose the PDF that your word processor saved, or fill in the profile by hand.',
    );
  }
  return text;
}

/** The object that a content says in JSON. */
function documentOf(content: Uint8Array): object | undefined {
  if (content.byteLength > mostOfDocument) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const refused = (code: string, message: FailedField['message']): ApiFailure =>
  validationFailed([{ path: 'file', code, message }]);
