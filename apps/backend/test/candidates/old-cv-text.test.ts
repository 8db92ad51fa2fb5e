/** What is read in the text of CVs as people have them, and what is left alone because it could be anything. */
import { describe, expect, test } from 'vitest';
import { cvPDF } from '../../src/candidates/cv-templates/printing.ts';
import { samples } from '../../src/candidates/cv-templates/samples.ts';
import { readPDF } from '../../src/candidates/images/pdf-reader.ts';
import { fromCvText } from '../../src/candidates/old-cv/from-text.ts';

/** As a word processor writes it: a table, lists of skills with their kinds, numbers before projects. */
const ofWordProcessor = `RAHUL VERMA
Mobile: +91-98765 43210
Email: rahul.verma99@gmail.com
LinkedIn: linkedin.com/in/rahulverma | GitHub: https://github.com/rverma
CAREER OBJECTIVE
To build things that people use.
ACADEMIC QUALIFICATION
Degree Institute Board/University Year Percentage/CGPA
B.Tech (CSE) Sunrise Institute of Technology, Nagpur AKTU 2022-2026 7.8 CGPA
XII Modern Public School CBSE 2022 84.2%
X Modern Public School CBSE 2020 91.4%
TECHNICAL SKILLS
Languages: C, C++, Java
Web: HTML/CSS, React.js
PROJECTS
1. Online Voting System
\uf0b7 Built with PHP for 500 students
2. Chat Application (Jan 2025 - Mar 2025)
\uf0b7 Real time chat
INTERNSHIP
Web Developer Intern at Navyug Software Jun 2025 – Aug 2025
\uf0b7 Wrote the billing page
CERTIFICATIONS
Python for Everybody – Coursera, 2024
HOBBIES
Cricket
DECLARATION
I declare that the above is true.`;

/** As LaTeX writes it: the institution above the degree, the company above the post. */
const ofLatex = `Priya Sharma
priya@example.org | +91 9123456780 | github.com/priya
E D U C A T I O N
Indian Institute of Technology, Bombay 2021 – 2025
Bachelor of Technology in Computer Science; CGPA: 8.91/10
Delhi Public School, Pune 2021
Class XII (CBSE), Percentage: 95.6
EXPERIENCE
Example Cloud
Software Engineering Intern May 2024 – Jul 2024
– Reduced the latency by 40%
Navyug Labs
Backend Developer | Aug 2025 - Present
– Owns billing
SKILLS
Python, Machine learning
LANGUAGES
English (fluent), Hindi, Klingon`;

/** As a student of Maharashtra writes it. */
const inMarathi = `आरती पाटील
aarti@example.org | +91 9123456780
शिक्षण
पदवी संस्था विद्यापीठ वर्ष गुण
बारावी, विज्ञान, शिवाजी विद्यालय, पुणे, 2022, 84.2 टक्के
दहावी, शिवाजी विद्यालय, पुणे, 2020, 91.4 टक्के
कामाचा अनुभव
वेब डेव्हलपर इंटर्न, नवयुग सॉफ्टवेअर जाने 2025 ते ऑगस्ट 2025
• बिलांचे पृष्ठ लिहिले
बॅक-एंड अभियंता, कावेरी सप्टें 2025 – आजपर्यंत
कौशल्ये
Python (प्रगत), SQL (मध्यम)
भाषा
मराठी (मातृभाषा), इंग्रजी (अस्खलित)`;

test('a word processor: table, kinds of skills, numbered projects', () => {
  const read = fromCvText(ofWordProcessor);
  expect(read).toMatchObject({
    name: 'RAHUL VERMA',
    email: 'rahul.verma99@gmail.com',
    mobileNumber: '9876543210',
    summary: 'To build things that people use.',
    links: [
      { kind: 'LinkedIn', url: 'https://linkedin.com/in/rahulverma' },
      { kind: 'GitHub', url: 'https://github.com/rverma' },
    ],
    education: [
      {
        degree: 'ENGINEERING',
        instituteName: 'Sunrise Institute of Technology',
        specialisation: 'CSE',
        startYear: 2022,
        passingYear: 2026,
        scoreType: 'CGPA',
        score: 7.8,
        scoreOutOf: 10,
      },
      {
        degree: 'HSC',
        instituteName: 'Modern Public School',
        boardOrUniversity: 'CBSE',
        passingYear: 2022,
        scoreType: 'Percentage',
        score: 84.2,
      },
      { degree: 'SSC', boardOrUniversity: 'CBSE', passingYear: 2020, score: 91.4 },
    ],
    experience: [
      {
        companyName: 'Navyug Software',
        designation: 'Web Developer Intern',
        employmentType: 'Internship',
        startMonth: '2025-06',
        endMonth: '2025-08',
        isCurrent: false,
        highlights: ['Wrote the billing page'],
      },
    ],
    projects: [
      { title: 'Online Voting System', summary: 'Built with PHP for 500 students' },
      { title: 'Chat Application', from: '2025-01', to: '2025-03', summary: 'Real time chat' },
    ],
    certifications: [{ name: 'Python for Everybody', issuer: 'Coursera' }],
    languages: [],
  });
  expect(read.skills.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['C', 'C++', 'Java', 'HTML', 'CSS', 'React.js']),
  );
});

test('in Marathi: headings, stages, months and levels', () => {
  expect(fromCvText(inMarathi)).toMatchObject({
    education: [
      {
        degree: 'HSC',
        instituteName: 'शिवाजी विद्यालय',
        passingYear: 2022,
        scoreType: 'Percentage',
        score: 84.2,
      },
      {
        degree: 'SSC',
        instituteName: 'शिवाजी विद्यालय',
        passingYear: 2020,
        scoreType: 'Percentage',
        score: 91.4,
      },
    ],
    experience: [
      {
        companyName: 'नवयुग सॉफ्टवेअर',
        designation: 'वेब डेव्हलपर इंटर्न',
        employmentType: 'Internship',
        startMonth: '2025-01',
        endMonth: '2025-08',
      },
      { companyName: 'कावेरी', designation: 'बॅक-एंड अभियंता', startMonth: '2025-09', isCurrent: true },
    ],
    skills: [
      { name: 'Python', level: 'प्रगत' },
      { name: 'SQL', level: 'मध्यम' },
    ],
    languages: [{ language: 'Marathi' }, { language: 'English' }],
  });
});

test('LaTeX: the institution above the degree, the company above the post, letters apart', () => {
  const read = fromCvText(ofLatex);
  expect(read).toMatchObject({
    name: 'Priya Sharma',
    education: [
      {
        degree: 'ENGINEERING',
        instituteName: 'Indian Institute of Technology',
        specialisation: 'Computer Science',
        passingYear: 2025,
        score: 8.91,
        scoreOutOf: 10,
      },
      { degree: 'HSC', instituteName: 'Delhi Public School', boardOrUniversity: 'CBSE', score: 95.6 },
    ],
    experience: [
      { companyName: 'Example Cloud', designation: 'Software Engineering Intern', startMonth: '2024-05' },
      {
        companyName: 'Navyug Labs',
        designation: 'Backend Developer',
        startMonth: '2025-08',
        isCurrent: true,
      },
    ],
    languages: [
      { language: 'English', level: 'fluent' },
      { language: 'Hindi', level: null },
    ],
  });
});

const style = { font: 'Noto Sans', size: 10.5, accent: 'indigo', spacing: 'normal' } as const;

describe('a CV of our own comes back', () => {
  test.each(['SingleColumn', 'TwoColumn', 'Compact', 'Academic', 'Lateral', 'Plain'] as const)(
    'in the layout %s',
    async (layout) => {
      const pdf = await cvPDF({ ...samples.Short, design: { layout, pageLimit: 2, style } });
      const { text } = await readPDF({ content: new Uint8Array(pdf), text: 'lines' });
      const read = fromCvText(text ?? '');
      expect(read).toMatchObject({
        name: 'Kavya Nair',
        email: 'kavya.nair@example.com',
        mobileNumber: '9000000000',
        education: [
          { degree: 'ENGINEERING', passingYear: 2027, score: 8.1, scoreOutOf: 10 },
          { degree: 'HSC', passingYear: 2023, score: 86.4 },
          { degree: 'SSC', passingYear: 2021, score: 91 },
        ],
      });
      expect(read.projects.map(({ title }) => title)).toEqual(['Bus tracker', 'Library search']);
      expect(read.skills.slice(0, 2)).toEqual([
        { name: 'TypeScript', level: 'Advanced' },
        { name: 'SQL', level: 'Intermediate' },
      ]);
      expect(read.languages).toHaveLength(3);
    },
  );

  test('of two pages in two columns: lines that go on, numbers of pages, names of schools that are no degree', async () => {
    const pdf = await cvPDF({ ...samples.Long, design: { layout: 'TwoColumn', pageLimit: 2, style } });
    const { text } = await readPDF({ content: new Uint8Array(pdf), text: 'lines' });
    const read = fromCvText(text ?? '');
    expect(read.email).toBe('lakshminarayanan.venkatasubramanian@example.com');
    expect(read.experience.map(({ designation, companyName }) => [designation, companyName])).toEqual([
      ['Engineering manager', 'Navyug Software'],
      ['Senior developer', 'Setu Payments'],
      ['Developer', 'Setu Payments'],
      ['Associate developer', 'Kaveri Systems'],
    ]);
    expect(read.certifications).toEqual([
      { name: 'Certified solutions architect, professional', issuer: 'Example Cloud' },
      { name: 'Payment card security, assessor', issuer: 'Example Council' },
    ]);
    expect(read.education).toMatchObject([
      { degree: 'ENGINEERING', passingYear: 2016 },
      { degree: 'HSC', instituteName: 'Corporation Higher Secondary School', score: 93.2 },
    ]);
    expect(read.achievements).toEqual([
      {
        title: 'Speaker at the national payments forum',
        year: 2024,
        detail: 'On what a month of failed settlements taught',
      },
    ]);
  });

  test('in Hindi, without long texts whose spaces a reader of PDF loses', async () => {
    const pdf = await cvPDF({ ...samples.Hindi, design: { layout: 'SingleColumn', pageLimit: 2, style } });
    const { text } = await readPDF({ content: new Uint8Array(pdf), text: 'lines' });
    const read = fromCvText(text ?? '');
    expect(read.summary).toBeNull();
    expect(read.education.map(({ degree }) => degree)).toEqual(['ENGINEERING', 'HSC']);
    expect(read.education[0]).toMatchObject({ score: 8.4, scoreOutOf: 10 });
    expect(read.projects[0]).toMatchObject({ from: '2026-01', to: '2026-04' });
    expect(read.languages.map(({ language }) => language)).toEqual(['Hindi', 'English']);
  });
});

test.each([
  ['nothing', ''],
  ['a letter', 'Dear Sir,\nI write to you about the bus of 2021.\nYours, Asha'],
  ['marks that no scale has', 'Education\nB.Tech\nCGPA: 84\nPercentage: 840'],
])('%s is no CV and says nothing', (_what, text) => {
  const { education, experience, projects, skills, links } = fromCvText(text);
  expect({ experience, projects, skills, links }).toEqual({
    experience: [],
    projects: [],
    skills: [],
    links: [],
  });
  expect(education.every(({ score }) => score === undefined)).toBe(true);
});

test('a text that is made to be slow takes no longer than its length', () => {
  const lines = ['a'.repeat(300), '9 '.repeat(140), 'x@'.repeat(140), '( '.repeat(140), 'Jan 20'.repeat(45)];
  const text = ['Education', 'Projects', 'Skills', 'Experience']
    .map((heading) => `${heading}\n${lines.join('\n')}\n`)
    .join('')
    .repeat(40);
  const read = fromCvText(text);
  expect(read.projects.length).toBeLessThanOrEqual(10);
  expect(read.skills.length).toBeLessThanOrEqual(120);
});
