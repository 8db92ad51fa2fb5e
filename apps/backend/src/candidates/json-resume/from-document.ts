/** Reading a JSON Resume: of version 1.0, of the versions before it, and as people and other services write it. */
import { createReader } from './document-reader.ts';
import {
  readAward,
  readCertificate,
  readEducation,
  readLanguage,
  readProfile,
  readProject,
  readSkill,
  readWork,
} from './entries.ts';
import { onceEach, type Left } from './left.ts';
import { firstAt, readAddress, readLine, readLines, valueAt } from './reading.ts';
import type { Resume } from './resume.ts';

/**
 * What a document says that a record can hold. Anybody may have written it: what is wrong with one entry costs that entry alone.
 * @returns with `left`, what was left out, each thing once
 */
export function fromJsonResume(document: unknown): { resume: Resume; left: Left[] } {
  const left: Left[] = [];
  const { objectAt, textOf, entriesOf, leaveUnknown } = createReader(left);
  const basics = objectAt(document, 'basics');
  const location = objectAt(basics, 'location');
  leaveUnknown('document', document);
  leaveUnknown('basics', basics);
  leaveUnknown('location', location);

  const resume: Resume = {
    name: textOf(basics, 'name') ?? '',
    headline: textOf(basics, 'label'),
    email: textOf(basics, 'email'),
    phone: textOf(basics, 'phone'),
    summary: textOf(basics, 'summary', readLines),
    city: readLine(valueAt(location, 'city')),
    region: readLine(valueAt(location, 'region')),
    links: [...websiteOf(basics), ...entriesOf(basics, 'profiles', readProfile)],
    work: entriesOf(document, 'work', readWork),
    education: entriesOf(document, 'education', readEducation),
    projects: entriesOf(document, 'projects', readProject),
    certificates: entriesOf(document, 'certificates', readCertificate),
    awards: entriesOf(document, 'awards', readAward),
    skills: entriesOf(document, 'skills', readSkill),
    languages: entriesOf(document, 'languages', readLanguage),
  };
  return { resume, left: onceEach(left) };
}

function websiteOf(basics: object): Resume['links'] {
  const url = readAddress(firstAt(basics, 'url', 'website'));
  return url === null ? [] : [{ kind: 'Website', url }];
}
