/** What a JSON Resume (jsonresume.org, version 1.0) and a person's own record both know, and writing it as that document. */

export interface Resume {
  name: string;
  headline: string | null;
  email: string | null;
  phone: string | null;
  summary: string | null;
  city: string | null;
  region: string | null;
  links: readonly { kind: string; url: string }[];
  /** Months are `YYYY-MM`; `to` is null while a post lasts. */
  work: readonly {
    company: string;
    position: string;
    city: string | null;
    from: string;
    to: string | null;
    highlights: readonly string[];
  }[];
  /** Years are `YYYY`; a stage that is over has no first one. */
  education: readonly {
    institution: string;
    study: string;
    from: string | null;
    to: string | null;
    score: string | null;
  }[];
  projects: readonly {
    title: string;
    role: string | null;
    from: string | null;
    to: string | null;
    url: string | null;
    skills: readonly string[];
    summary: string | null;
  }[];
  /** A day, `YYYY-MM-DD`. */
  certificates: readonly { name: string; issuer: string; date: string | null; url: string | null }[];
  awards: readonly { title: string; year: string | null; detail: string | null }[];
  skills: readonly { name: string; level: string | null }[];
  languages: readonly { language: string; fluency: string | null }[];
}

/** The document: only what says something. */
export function toJsonResume(resume: Resume): Record<string, unknown> {
  const { name, headline, email, phone, summary, city, region } = resume;
  const location = withoutEmpty({
    city,
    region,
    countryCode: city === null && region === null ? null : 'IN',
  });
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: withoutEmpty({
      name,
      label: headline,
      email,
      phone,
      summary,
      location: Object.keys(location).length === 0 ? null : location,
      profiles: resume.links.map(({ kind, url }) => ({ network: kind, url })),
    }),
    ...withoutEmpty({
      work: resume.work.map(({ company, position, city: place, from, to, highlights }) =>
        withoutEmpty({ name: company, position, location: place, startDate: from, endDate: to, highlights }),
      ),
      education: resume.education.map(({ institution, study, from, to, score }) =>
        withoutEmpty({ institution, studyType: study, startDate: from, endDate: to, score }),
      ),
      projects: resume.projects.map(({ title, role, from, to, url, skills, summary: text }) =>
        withoutEmpty({
          name: title,
          roles: role === null ? null : [role],
          startDate: from,
          endDate: to,
          url,
          keywords: skills,
          description: text,
        }),
      ),
      certificates: resume.certificates.map((each) => withoutEmpty(each)),
      awards: resume.awards.map(({ title, year, detail }) =>
        withoutEmpty({ title, date: year, summary: detail }),
      ),
      skills: resume.skills.map((each) => withoutEmpty(each)),
      languages: resume.languages.map((each) => withoutEmpty(each)),
    }),
  };
}

/** The properties that hold something. */
function withoutEmpty(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
