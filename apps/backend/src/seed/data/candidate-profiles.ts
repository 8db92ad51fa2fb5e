import { seededID } from '../../database/index.ts';
import { jobProfileID } from './job-profiles.ts';

const owner = seededID('user/9000000001');

const profiles = [
  {
    name: 'Campus placement',
    isDefault: true,
    headline: 'Computer engineer of the final year, CGPA 8.1',
    summary:
      'I build small tools for my college: a library search and an attendance sheet that runs on old phones.',
    jobProfileID: jobProfileID('Software engineer trainee'),
    language: 'en',
    visibility: 'Employers',
    daysAgo: 3,
  },
  {
    name: 'Backend roles',
    isDefault: false,
    headline: 'Python and SQL, two projects in use',
    summary: null,
    jobProfileID: jobProfileID('Back-end developer trainee'),
    language: 'en',
    visibility: 'Employers',
    daysAgo: 9,
  },
  {
    name: 'Hindi CV',
    isDefault: false,
    headline: 'कंप्यूटर इंजीनियरिंग, अंतिम वर्ष',
    summary: 'मैं अपने कॉलेज के लिए छोटे उपकरण बनाती हूँ।',
    jobProfileID: null,
    language: 'hi',
    visibility: 'Private',
    daysAgo: 20,
  },
  {
    name: 'Web projects',
    isDefault: false,
    headline: null,
    summary: null,
    jobProfileID: jobProfileID('Front-end developer trainee'),
    language: 'en',
    visibility: 'Private',
    daysAgo: 41,
  },
] as const;

/** What one candidate of the demo accounts has written CVs for: several roles, and one in Hindi. */
export const candidateProfileRows = profiles.map((profile) => ({
  ...profile,
  id: seededID(`candidate-profile/${owner}/${profile.name}`),
  userID: owner,
}));
