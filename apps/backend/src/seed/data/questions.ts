import type { questionOptions, questions } from '../../hiring/index.ts';
import { seededID } from '../../database/index.ts';
import { companyID } from './companies.ts';
import { skillID } from './skills.ts';

type QuestionRow = typeof questions.$inferInsert;
type OptionRow = typeof questionOptions.$inferInsert;

export const questionID = (text: string): string => seededID(`question/${text}`);

interface QuestionSeed {
  text: string;
  hindi?: string;
  purpose: QuestionRow['purpose'];
  answerType: QuestionRow['answerType'];
  /** In their order; the first is the right one of a skill check. */
  options?: readonly string[];
  skill?: string;
  difficulty?: QuestionRow['difficulty'];
  isKnockout?: boolean;
  ofNavyug?: boolean;
}

const screening = (
  text: string,
  hindi: string,
  answerType: QuestionRow['answerType'],
  options: readonly string[] = [],
  isKnockout = false,
): QuestionSeed => ({ text, hindi, purpose: 'Screening', answerType, options, isKnockout });

const profile = (text: string, hindi: string, answerType: QuestionRow['answerType']): QuestionSeed => ({
  text,
  hindi,
  purpose: 'Profile',
  answerType,
});

const check = (
  skill: string,
  difficulty: NonNullable<QuestionRow['difficulty']>,
  text: string,
  ...options: readonly string[]
): QuestionSeed => ({ text, purpose: 'Skill check', answerType: 'Single', skill, difficulty, options });

const yesNo = ['Yes', 'No'];

/** The questions that recruiters start from. */
const questionSeeds: readonly QuestionSeed[] = [
  screening('Can you join by July?', 'क्या आप जुलाई तक काम शुरू कर सकते हैं?', 'Yes-No', yesNo, true),
  screening('Are you willing to relocate?', 'क्या आप दूसरे शहर जाने को तैयार हैं?', 'Yes-No', yesNo),
  screening('Are you willing to work in shifts?', 'क्या आप पाली में काम करने को तैयार हैं?', 'Yes-No', yesNo),
  screening('Do you hold a two-wheeler licence?', 'क्या आपके पास दोपहिया वाहन का लाइसेंस है?', 'Yes-No', yesNo),
  screening('Do you have a valid passport?', 'क्या आपके पास मान्य पासपोर्ट है?', 'Yes-No', yesNo),
  screening('How many days of notice do you have to give?', 'आपको कितने दिन की सूचना देनी होती है?', 'Number'),
  screening('What pay do you expect in a year?', 'आप साल में कितने वेतन की अपेक्षा रखते हैं?', 'Number'),
  screening('Which shift suits you best?', 'कौन सी पाली आपके लिए ठीक है?', 'Single', [
    'Morning',
    'Afternoon',
    'Night',
    'Any',
  ]),
  screening('Which languages do you speak at work?', 'काम पर आप कौन सी भाषाएँ बोलते हैं?', 'Multiple', [
    'English',
    'Hindi',
    'Marathi',
    'Tamil',
    'Other',
  ]),
  screening('From when can you start?', 'आप कब से काम शुरू कर सकते हैं?', 'Date'),
  screening(
    'Have you applied to this company before?',
    'क्या आपने पहले इस कंपनी में आवेदन किया है?',
    'Yes-No',
    yesNo,
  ),
  screening(
    'Do you accept the terms of the service agreement?',
    'क्या आप सेवा अनुबंध की शर्तें मानते हैं?',
    'Yes-No',
    yesNo,
    true,
  ),
  screening('How many months of internship have you done?', 'आपने कितने महीने की इंटर्नशिप की है?', 'Number'),
  screening('Why do you want this job?', 'आप यह नौकरी क्यों चाहते हैं?', 'Long text'),
  screening('Which of our sites would you prefer?', 'आप हमारा कौन सा केंद्र पसंद करेंगे?', 'Single', [
    'Pune',
    'Bengaluru',
    'Chennai',
    'No preference',
  ]),
  screening(
    'Do you have a computer and internet at home?',
    'क्या घर पर आपके पास कंप्यूटर और इंटरनेट है?',
    'Yes-No',
    yesNo,
  ),
  screening(
    'Can you travel for up to half of the time?',
    'क्या आप आधे समय तक यात्रा कर सकते हैं?',
    'Yes-No',
    yesNo,
  ),
  screening('How did you hear of this opening?', 'आपको इस पद के बारे में कैसे पता चला?', 'Single', [
    'Placement office',
    'Portal',
    'A friend',
    'Elsewhere',
  ]),
  profile('Which project are you most proud of?', 'आपको अपने किस प्रोजेक्ट पर सबसे अधिक गर्व है?', 'Long text'),
  profile('What did you do in your last holidays?', 'आपने पिछली छुट्टियों में क्या किया?', 'Long text'),
  profile('What would you like to learn next?', 'आप आगे क्या सीखना चाहेंगे?', 'Short text'),
  profile(
    'Describe a disagreement in a team and how it ended.',
    'टीम में किसी मतभेद और उसके हल का वर्णन करें।',
    'Long text',
  ),
  profile('Where do you see yourself in three years?', 'तीन साल बाद आप स्वयं को कहाँ देखते हैं?', 'Long text'),
  profile(
    'Which achievement outside your studies matters most to you?',
    'पढ़ाई के अलावा कौन सी उपलब्धि आपके लिए सबसे महत्वपूर्ण है?',
    'Short text',
  ),
  check('Java', 'Easy', 'Which keyword makes a Java variable constant?', 'final', 'const', 'static', 'fixed'),
  check(
    'Java',
    'Medium',
    'What does a HashMap do with a second value for the same key?',
    'It replaces the first',
    'It keeps both',
    'It throws',
    'It ignores the second',
  ),
  check(
    'Java',
    'Hard',
    'Which of these can end a thread that waits on a lock?',
    'lockInterruptibly',
    'synchronized',
    'volatile',
    'final',
  ),
  check('Python', 'Easy', 'Which of these types can be changed in place?', 'list', 'tuple', 'str', 'int'),
  check(
    'Python',
    'Medium',
    'What does a function with yield return when it is called?',
    'A generator',
    'A list',
    'None',
    'A tuple',
  ),
  check(
    'Python',
    'Hard',
    'When is a mutable default argument made?',
    'Once, when the function is defined',
    'At each call',
    'At import of the caller',
    'Never',
  ),
  check('SQL', 'Easy', 'Which clause filters groups?', 'HAVING', 'WHERE', 'ORDER BY', 'LIMIT'),
  check(
    'SQL',
    'Medium',
    'Which join keeps rows of the left table without a match?',
    'LEFT JOIN',
    'INNER JOIN',
    'CROSS JOIN',
    'NATURAL JOIN',
  ),
  check(
    'SQL',
    'Hard',
    'Which isolation level forbids phantom reads?',
    'Serializable',
    'Read committed',
    'Read uncommitted',
    'None of them',
  ),
  check('JavaScript', 'Easy', 'Which comparison does not convert types?', '===', '==', '=', '!='),
  check(
    'JavaScript',
    'Medium',
    'When does a then callback run?',
    'After the current task',
    'At once',
    'After the next timer',
    'Before the current statement',
  ),
  check('JavaScript', 'Hard', 'What does structuredClone not copy?', 'Functions', 'Dates', 'Maps', 'Arrays'),
  check(
    'React',
    'Medium',
    'When does an effect without dependencies run?',
    'After every render',
    'Once',
    'Never',
    'Before the first render',
  ),
  check('HTML', 'Easy', 'Which element names a form field?', 'label', 'span', 'title', 'caption'),
  check(
    'CSS',
    'Medium',
    'Which property lays children out in two dimensions?',
    'display: grid',
    'display: flex',
    'float',
    'position',
  ),
  check('C', 'Easy', 'What is the index of the first element of an array?', '0', '1', '-1', 'It depends'),
  check(
    'C',
    'Hard',
    'What is signed integer overflow?',
    'Undefined behaviour',
    'Wrap-around',
    'A compile error',
    'An exception',
  ),
  check(
    'Data structures',
    'Easy',
    'Which structure is first in, first out?',
    'Queue',
    'Stack',
    'Heap',
    'Tree',
  ),
  check(
    'Data structures',
    'Medium',
    'How long does a search in a balanced tree take?',
    'Logarithmic time',
    'Constant time',
    'Linear time',
    'Quadratic time',
  ),
  check('Linux', 'Easy', 'Which command lists the files of a folder?', 'ls', 'cd', 'pwd', 'cat'),
  check(
    'Git',
    'Medium',
    'Which command moves commits onto another base?',
    'git rebase',
    'git stash',
    'git tag',
    'git fetch',
  ),
  check('Docker', 'Medium', 'What does an image consist of?', 'Layers', 'Volumes', 'Networks', 'Processes'),
  check(
    'Machine learning',
    'Medium',
    'What is a sign of overfitting?',
    'Low training and high test error',
    'High error on both',
    'Low error on both',
    'Slow training',
  ),
  check(
    'Excel',
    'Easy',
    'Which function finds a value in the first column of a table?',
    'VLOOKUP',
    'SUM',
    'CONCAT',
    'TRIM',
  ),
  check('Power BI', 'Medium', 'In which language are measures written?', 'DAX', 'SQL', 'Python', 'VBA'),
  check(
    'AutoCAD',
    'Easy',
    'Which command draws parallel lines at a distance?',
    'OFFSET',
    'TRIM',
    'FILLET',
    'MIRROR',
  ),
  check(
    'SolidWorks',
    'Medium',
    'Which feature turns a profile around an axis?',
    'Revolve',
    'Extrude',
    'Loft',
    'Shell',
  ),
  check(
    'Surveying',
    'Easy',
    'Which instrument measures levels?',
    'Auto level',
    'Vernier calliper',
    'Ammeter',
    'Hydrometer',
  ),
  check(
    'Structural analysis',
    'Medium',
    'Where is the moment of a simply supported beam under uniform load the largest?',
    'At mid-span',
    'At the supports',
    'At a quarter',
    'Everywhere the same',
  ),
  check(
    'Circuit design',
    'Easy',
    'Which law relates voltage, current and resistance?',
    "Ohm's law",
    "Newton's law",
    "Hooke's law",
    "Boyle's law",
  ),
  check(
    'PLC programming',
    'Medium',
    'What is a rung?',
    'A line of ladder logic',
    'A kind of motor',
    'A fieldbus',
    'A power supply',
  ),
  check(
    'Accounting',
    'Easy',
    'Which statement shows what a business owns and owes?',
    'Balance sheet',
    'Cash book',
    'Trial balance',
    'Invoice',
  ),
  check(
    'GST filing',
    'Medium',
    'Which return has the details of outward supplies?',
    'GSTR-1',
    'GSTR-3B',
    'GSTR-9',
    'ITR-1',
  ),
  check(
    'Financial modelling',
    'Hard',
    'What lowers a net present value?',
    'A higher discount rate',
    'Earlier income',
    'Lower costs',
    'A longer income',
  ),
  check(
    'Pharmacology',
    'Medium',
    'What does half-life describe?',
    'Time until half of a drug is left',
    'Half of a dose',
    'Time until a drug acts',
    'Shelf life',
  ),
  check(
    'English communication',
    'Easy',
    'Which sentence is right?',
    'She has gone home.',
    'She have gone home.',
    'She has went home.',
    'She gone home.',
  ),
  {
    text: 'Have you used our public programming interface?',
    purpose: 'Screening',
    answerType: 'Yes-No',
    options: yesNo,
    ofNavyug: true,
  },
  {
    text: 'Share a link to code that you have written.',
    purpose: 'Profile',
    answerType: 'Short text',
    ofNavyug: true,
  },
];

const translationsOf = ({ hindi }: QuestionSeed): Record<string, string> =>
  hindi === undefined ? {} : { hi: hindi };

export const questionRows: readonly QuestionRow[] = questionSeeds.map((seed, index) => ({
  id: questionID(seed.text),
  text: seed.text,
  purpose: seed.purpose,
  answerType: seed.answerType,
  skillID: seed.skill === undefined ? null : skillID(seed.skill),
  difficulty: seed.difficulty ?? null,
  marks: seed.skill === undefined ? null : { Easy: 1, Medium: 2, Hard: 4 }[seed.difficulty ?? 'Easy'],
  isKnockout: seed.isKnockout ?? false,
  language: 'en',
  translations: translationsOf(seed),
  scope: seed.ofNavyug === true ? 'Company' : 'Platform',
  companyID: seed.ofNavyug === true ? companyID('navyug') : null,
  status: index % 12 === 11 ? 'Draft' : 'Posted',
}));

export const questionOptionRows: readonly OptionRow[] = questionSeeds.flatMap(
  ({ text: question, options = [], purpose }) =>
    options.map((text, index) => ({
      id: seededID(`question/${question}/${text}`),
      questionID: questionID(question),
      text,
      sortOrder: index + 1,
      isCorrect: purpose === 'Skill check' && index === 0,
    })),
);
