/** How to reach the person of a CV, in what it says: found for its owner, left out for whoever has not shortlisted them. */
import { contactDetailsIn, hiddenContact, withoutContactDetails } from '../../platform/index.ts';
import type { CvDocument, CvEntry, CvSection } from './document.ts';

/** Of an entry, the texts that a person types; marks, levels and times are none. */
export const typedTexts = ({ title, subtitle, details, points, url }: CvEntry): string[] =>
  [title, subtitle, details, ...points, url && readableAddress(url)].filter((text) => text !== null);

/** A CV as a company reads it before it has paid to reach the person: no address, no number, and no text that says one. */
export function withoutContact({ person, sections, ...cv }: CvDocument): CvDocument {
  const hidden = <Text extends string | null>(text: Text): string | Text =>
    text === null ? text : withoutContactDetails(text, hiddenContact(cv.language));
  const hiddenEntry = ({ title, subtitle, details, points, url, ...entry }: CvEntry): CvEntry => {
    const isHidden = url !== null && contactDetailsIn(readableAddress(url)).length > 0;
    return {
      ...entry,
      title: hidden(title),
      subtitle: hidden(subtitle),
      points: points.map(hidden),
      details: isHidden ? (hidden(details) ?? hiddenContact(cv.language)) : hidden(details),
      url: isHidden ? null : url,
    };
  };
  const hiddenSection = ({ title, text, entries, ...section }: CvSection): CvSection => ({
    ...section,
    title: hidden(title),
    text: hidden(text),
    entries: entries.map(hiddenEntry),
  });
  return {
    ...cv,
    person: {
      ...person,
      headline: hidden(person.headline),
      city: hidden(person.city),
      email: null,
      mobileNumber: null,
    },
    sections: sections.map(hiddenSection),
  };
}

/** An address as people read it, with what was written in hexadecimal. */
function readableAddress(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
