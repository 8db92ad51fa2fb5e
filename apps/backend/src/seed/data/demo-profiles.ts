/** What two of the demo accounts say about themselves: a fresher and a candidate with experience, each with something still missing. */
import type {
  academics,
  addresses,
  candidateSkills,
  currentDegrees,
  educationStages,
  experiences,
  languagesKnown,
  parents,
} from '../../candidates/index.ts';
import type { candidates } from '../../identity/index.ts';
import { seededID } from '../../database/index.ts';
import { instituteID } from './institutes.ts';
import { programID } from './programs.ts';
import { skillID } from './skills.ts';

type Written = 'id' | 'userID' | 'createdAt' | 'updatedAt';
type Rows<Table extends { $inferInsert: object }> = readonly Omit<Table['$inferInsert'], Written>[];

/** The sections of a profile, without whose they are and when they were written. */
export interface DemoProfile {
  userID: string;
  personal: Omit<typeof candidates.$inferInsert, 'userID'>;
  academics: Omit<typeof academics.$inferInsert, 'userID' | 'updatedAt'>;
  currentDegree?: Omit<typeof currentDegrees.$inferInsert, 'userID' | 'updatedAt'>;
  education: Rows<typeof educationStages>;
  experience: Rows<typeof experiences>;
  skills: Rows<typeof candidateSkills>;
  languages: Rows<typeof languagesKnown>;
  addresses: Rows<typeof addresses>;
  parents: Rows<typeof parents>;
}

const school = {
  medium: 'English',
  boardOrUniversity: 'Maharashtra State Board',
  scoreType: 'Percentage',
  scoreOutOf: 100,
} as const;
const marathi = { language: 'Marathi', read: true, write: true, speak: true, proficiency: 'Native' } as const;
const english = { language: 'English', read: true, write: true, speak: true, proficiency: 'Fluent' } as const;

/** @param year in which the final year ends */
export const demoProfiles = (year: number): readonly DemoProfile[] => [
  {
    userID: seededID('user/9000000001'),
    personal: {
      dateOfBirth: `${year - 23}-06-15`,
      gender: 'Female',
      headline: 'Final-year computer engineer who likes data',
      summary: 'I like building things that people use every day, and I learn best in a team.',
      willingToRelocate: true,
      expectedCtcPaise: 60_000_000,
      links: [{ id: seededID('link/asha'), kind: 'Portfolio', url: 'https://asha.example.com' }],
    },
    academics: {
      liveBacklogs: 0,
      deadBacklogs: 0,
      mediumOfInstruction: 'English',
      projects: [
        {
          id: seededID('project/asha/bus-tracker'),
          title: 'Bus tracker',
          role: 'Backend',
          from: `${year - 1}-01`,
          to: `${year - 1}-05`,
          summary: 'Shows where each bus of the city is and when it arrives.',
        },
      ],
      achievements: [
        {
          id: seededID('achievement/asha/hackathon'),
          title: 'Winner of the college hackathon',
          year: year - 1,
          detail: 'First of 60 teams',
        },
      ],
    },
    currentDegree: {
      instituteID: instituteID('sahyadri'),
      programID: programID('B.E.', 'Computer Engineering'),
      degree: 'ENGINEERING',
      rollNumber: 'CE/041',
      admissionYear: year - 4,
      passingYear: year,
      currentSemester: 7,
      cgpa: 8.1,
      cgpaScale: 10,
    },
    education: [
      { ...school, degree: 'SSC', instituteName: 'Modern High School', score: 91.2, passingYear: year - 6 },
      {
        ...school,
        degree: 'HSC',
        instituteName: 'Deccan Junior College',
        specialisation: 'Science',
        score: 84.5,
        passingYear: year - 4,
      },
    ],
    experience: [],
    skills: [
      { skillID: skillID('Java'), proficiency: 'Intermediate', months: 24 },
      { skillID: skillID('Python'), proficiency: 'Advanced', months: 30 },
      { skillID: skillID('SQL'), proficiency: 'Intermediate', months: 18 },
    ],
    languages: [marathi, english],
    addresses: [
      {
        type: 'Permanent',
        line1: '12 Tilak Road',
        landmark: 'Near the library',
        city: 'Pune',
        district: 'Pune',
        stateCode: 'MH',
        pincode: '411030',
      },
    ],
    parents: [
      {
        relation: 'Mother',
        name: 'Sunita Patil',
        occupation: 'Teacher',
        mobileNumber: '9876500001',
        isEmergencyContact: true,
      },
    ],
  },
  {
    userID: seededID('user/9000000011'),
    personal: {
      dateOfBirth: `${year - 28}-02-03`,
      city: 'Pune',
      stateCode: 'MH',
      gender: 'Male',
      headline: 'Backend developer with four years in payments',
      noticePeriodDays: 60,
      expectedCtcPaise: 180_000_000,
      willingToRelocate: false,
    },
    academics: { liveBacklogs: 0, deadBacklogs: 1, mediumOfInstruction: 'English' },
    education: [
      { ...school, degree: 'SSC', instituteName: 'Modern High School', score: 78, passingYear: year - 12 },
      {
        ...school,
        degree: 'HSC',
        instituteName: 'Deccan Junior College',
        specialisation: 'Science',
        score: 71.5,
        passingYear: year - 10,
      },
      {
        ...school,
        degree: 'ENGINEERING',
        boardOrUniversity: 'Deccan State University',
        instituteName: 'Sahyadri Institute of Technology',
        specialisation: 'Information Technology',
        score: 68.4,
        passingYear: year - 5,
      },
    ],
    experience: [
      {
        companyName: 'Tapti Services',
        designation: 'Senior developer',
        employmentType: 'Full Time',
        city: 'Pune',
        startMonth: `${year - 3}-04`,
        isCurrent: true,
        highlights: ['Halved the time of the nightly settlement', 'Led a team of three'],
      },
      {
        companyName: 'Indrayani Software',
        designation: 'Developer',
        employmentType: 'Full Time',
        city: 'Pune',
        startMonth: `${year - 5}-07`,
        endMonth: `${year - 3}-03`,
        isCurrent: false,
        highlights: [],
      },
    ],
    skills: [
      { skillID: skillID('Java'), proficiency: 'Expert', months: 60 },
      { skillID: skillID('SQL'), proficiency: 'Advanced', months: 60 },
    ],
    languages: [marathi, english],
    addresses: [],
    parents: [],
  },
];
