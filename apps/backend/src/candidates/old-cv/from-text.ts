/** What the text of a CV says of its owner. Only what stands where CVs have it is taken; nothing is concluded. */
import { limits } from '@aarambh/forms';
import { shortened } from '../json-resume/reading.ts';
import { emailIn, linksIn, mobileIn, nameIn } from './contacts.ts';
import type { CvDrafts } from './drafts.ts';
import {
  achievementsIn,
  certificatesIn,
  isInDevanagari,
  languagesIn,
  postsIn,
  projectsIn,
  skillsIn,
} from './entries.ts';
import { sectionsOf } from './sections.ts';
import { studiesIn } from './studies.ts';

/** @param text with a line break where the page has one; takes time in proportion to it */
export function fromCvText(text: string): CvDrafts {
  const { head, sections } = sectionsOf(text);
  // In a CV of two columns the contacts may stand anywhere.
  const contacts = [...head, ...sections.other, ...sections.links];
  const email = emailIn(contacts);
  const summary = sections.summary.map((line) => line.text).join(' ');
  return {
    name: nameIn(head),
    email,
    mobileNumber: mobileIn(contacts),
    headline: null,
    summary: summary === '' || isInDevanagari(summary) ? null : shortened(summary, limits.profileText.about),
    links: [...linksIn(contacts, email), ...linksIn(sections.links, email, true)].filter(
      ({ url }, index, all) => all.findIndex((each) => each.url === url) === index,
    ),
    education: studiesIn(sections.education),
    experience: postsIn(sections.experience),
    projects: projectsIn(sections.projects),
    certifications: certificatesIn(sections.certifications),
    achievements: achievementsIn(sections.achievements),
    skills: skillsIn(sections.skills),
    languages: languagesIn(sections.languages),
  };
}
