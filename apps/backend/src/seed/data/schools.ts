/** Where candidates went to school. The boards are real, the schools invented. */
import type { StateCode } from '../../catalogue/index.ts';

const boards: Readonly<Partial<Record<StateCode, string>>> = {
  GJ: 'Gujarat Secondary and Higher Secondary Education Board',
  KA: 'Karnataka School Examination and Assessment Board',
  KL: 'Kerala Board of Public Examinations',
  MH: 'Maharashtra State Board',
  MP: 'Madhya Pradesh Board of Secondary Education',
  PB: 'Punjab School Education Board',
  RJ: 'Rajasthan Board of Secondary Education',
  TN: 'Tamil Nadu State Board',
  TS: 'Telangana Board of Secondary Education',
  UK: 'Uttarakhand Board of School Education',
  UP: 'Uttar Pradesh Madhyamik Shiksha Parishad',
  WB: 'West Bengal Board of Secondary Education',
};

const central = 'Central Board of Secondary Education';

const schools = [
  'Modern High School',
  'Saraswati Vidyalaya',
  'Government Higher Secondary School',
  'Model School',
  'Vivekananda Vidya Mandir',
] as const;

const polytechnics = ['Torna Polytechnic', 'Government Polytechnic', 'Shivneri Polytechnic'] as const;

const colleges = [
  {
    instituteName: 'Mula College of Commerce',
    boardOrUniversity: 'Deccan State University',
    specialisation: 'Accounting and Finance',
  },
  {
    instituteName: 'Government Arts and Science College',
    boardOrUniversity: 'Sabarmati University',
    specialisation: 'Economics',
  },
  {
    instituteName: 'Tapti College of Science',
    boardOrUniversity: 'Vindhya Central University',
    specialisation: 'Mathematics',
  },
] as const;

const branches = ['Mechanical Engineering', 'Computer Engineering', 'Civil Engineering'] as const;

/** The school of a stage, and the board that examined there: every fourth pupil was at a school of the central board. */
export function schoolOf(
  stateCode: StateCode,
  degree: 'SSC' | 'HSC' | 'DIPLOMA' | 'GRADUATION',
  index: number,
) {
  if (degree === 'GRADUATION') return colleges[index % colleges.length] ?? colleges[0];
  const isDiploma = degree === 'DIPLOMA';
  const names = isDiploma ? polytechnics : schools;
  const own = isDiploma ? 'State Board of Technical Education' : boards[stateCode];
  const specialisation = { SSC: null, HSC: 'Science', DIPLOMA: branches[index % branches.length] }[degree];
  return {
    specialisation,
    instituteName: names[index % names.length] ?? names[0],
    boardOrUniversity: index % 4 === 3 && !isDiploma ? central : (own ?? central),
  };
}
