/** Columns of files that are taken in: what they are called in each language, and what else people write above them. */

interface ColumnWords {
  readonly en: string;
  readonly hi: string;
  /** Other headings that mean the same, in any language. */
  readonly others: readonly string[];
}

const words = (en: string, hi: string, ...others: string[]): ColumnWords => ({ en, hi, others });

const phone = [
  'Mobile',
  'Mobile No',
  'Phone',
  'Phone No',
  'Contact No',
  'Contact number',
  'मोबाइल',
  'फ़ोन नंबर',
];

const columns: Readonly<Record<string, ColumnWords>> = {
  id: words('ID', 'आईडी'),
  // People.
  firstName: words('First name', 'पहला नाम', 'Given name', 'Fname', 'प्रथम नाम'),
  lastName: words('Last name', 'उपनाम', 'Surname', 'Family name', 'Lname', 'अंतिम नाम', 'कुलनाम'),
  email: words('E-mail', 'ई-मेल', 'E-mail ID', 'E-mail address', 'Mail ID', 'ई-मेल आईडी', 'ईमेल पता'),
  mobileNumber: words('Mobile number', 'मोबाइल नंबर', ...phone),
  phone: words('Phone', 'फ़ोन', ...phone, 'Mobile number', 'Telephone', 'मोबाइल नंबर'),
  spocFirstName: words(
    'First name of the contact person',
    'संपर्क व्यक्ति का नाम',
    'SPOC first name',
    'Contact first name',
  ),
  spocLastName: words(
    'Last name of the contact person',
    'संपर्क व्यक्ति का उपनाम',
    'SPOC last name',
    'Contact last name',
  ),
  spocDesignation: words(
    'Designation of the contact person',
    'संपर्क व्यक्ति का पद',
    'Designation',
    'SPOC designation',
    'पद',
  ),
  // Studies.
  instituteID: words(
    'Institute',
    'संस्थान',
    'Institute name',
    'Institution',
    'College',
    'College name',
    'महाविद्यालय',
    'कॉलेज',
  ),
  instituteIDs: words('Institutes', 'संस्थान', 'Colleges', 'Institute', 'College'),
  rollNumber: words(
    'Roll number',
    'रोल नंबर',
    'Roll No',
    'Enrolment No',
    'Enrollment No',
    'Enrollment number',
    'PRN',
    'PRN No',
    'अनुक्रमांक',
    'नामांकन संख्या',
  ),
  programID: words(
    'Program',
    'कार्यक्रम',
    'Programme',
    'Course',
    'Branch',
    'Department',
    'Stream',
    'पाठ्यक्रम',
    'कोर्स',
    'शाखा',
    'विभाग',
  ),
  programIDs: words('Programs', 'कार्यक्रम', 'Programmes', 'Courses', 'Branches', 'पाठ्यक्रम', 'शाखाएँ'),
  masterProgramID: words('Master program', 'मुख्य कार्यक्रम', 'Program', 'Programme', 'Course', 'पाठ्यक्रम'),
  specialisation: words('Specialisation', 'विशेषज्ञता', 'Specialization', 'Branch', 'Stream', 'शाखा'),
  degree: words('Degree', 'डिग्री', 'उपाधि'),
  degrees: words('Degrees', 'डिग्रियाँ', 'Degree', 'डिग्री'),
  durationYears: words('Duration in years', 'अवधि (वर्ष)', 'Duration', 'Years', 'अवधि'),
  semesters: words('Semesters', 'सेमेस्टर', 'Number of semesters'),
  admissionYear: words('Admission year', 'प्रवेश वर्ष', 'Year of admission', 'Joining year', 'Year of joining'),
  passingYear: words(
    'Passing year',
    'उत्तीर्ण होने का वर्ष',
    'Year of passing',
    'Passout year',
    'Graduation year',
    'Batch',
    'उत्तीर्ण वर्ष',
  ),
  passingYears: words('Passing years', 'उत्तीर्ण होने के वर्ष', 'Passing year', 'Batches', 'Batch'),
  currentSemester: words('Current semester', 'वर्तमान सेमेस्टर', 'Semester', 'Sem', 'सेमेस्टर'),
  academicYear: words('Academic year', 'शैक्षणिक वर्ष', 'Session', 'सत्र'),
  // Organisations and places.
  name: words('Name', 'नाम'),
  shortName: words('Short name', 'संक्षिप्त नाम', 'Abbreviation'),
  universityID: words('University', 'विश्वविद्यालय', 'University name', 'Affiliated to'),
  instituteType: words('Type of institute', 'संस्थान का प्रकार', 'Type', 'College type', 'प्रकार'),
  universityType: words('Type of university', 'विश्वविद्यालय का प्रकार', 'Type', 'प्रकार'),
  cgpaScale: words('Grade scale', 'ग्रेड का पैमाना'),
  city: words('City', 'शहर', 'Town', 'City name', 'नगर'),
  district: words('District', 'ज़िला'),
  stateCode: words(
    'State',
    'राज्य',
    'State name',
    'State/UT',
    'State or union territory',
    'राज्य या केंद्र शासित प्रदेश',
    'प्रदेश',
  ),
  pincode: words('PIN code', 'पिन कोड', 'PIN', 'Postal code', 'पिन'),
  tier: words('Tier', 'श्रेणी', 'City tier'),
  location: words('Location', 'स्थान', 'Address', 'पता'),
  website: words('Website', 'वेबसाइट', 'Web site', 'URL', 'Web address'),
  industryType: words('Industry', 'उद्योग', 'Type of industry'),
  industryID: words('Industry', 'उद्योग', 'Industry name'),
  companyID: words('Company', 'कंपनी', 'Company name', 'Employer'),
  aisheCode: words('AISHE code', 'AISHE कोड', 'AISHE', 'AISHE ID'),
  accreditation: words('Accreditation', 'मान्यता', 'NAAC grade', 'NAAC'),
  establishedYear: words('Established in', 'स्थापना वर्ष', 'Year of establishment', 'Established'),
  isRegistrable: words('Offered in the sign-up form', 'पंजीकरण फ़ॉर्म में दिखाएँ'),
  // Lists.
  code: words('Code', 'कोड'),
  aliases: words('Other names', 'दूसरे नाम', 'Also known as', 'Old name', 'Old names', 'पुराना नाम', 'अन्य नाम'),
  description: words('Description', 'विवरण'),
  descriptionHtml: words('Description', 'विवरण'),
  sortOrder: words('Place in lists', 'सूची में स्थान'),
  sectorID: words('Sector', 'क्षेत्र', 'सेक्टर'),
  sectorIDs: words('Sectors', 'क्षेत्र', 'Sector', 'सेक्टर'),
  category: words('Category', 'वर्ग'),
  status: words('Status', 'स्थिति', 'Approval'),
  state: words('State', 'स्थिति', 'Status'),
  reason: words('Reason', 'कारण'),
  reasonCode: words('Code of the reason', 'कारण का कोड', 'Reason'),
  note: words('Note', 'टिप्पणी', 'Remark', 'Remarks', 'Comment', 'Comments'),
  // Jobs.
  title: words('Title', 'शीर्षक', 'Job title', 'Role', 'पदनाम'),
  level: words('Level', 'स्तर'),
  functionalArea: words('Functional area', 'कार्य क्षेत्र'),
  mustHaveSkills: words('Skills that are a must', 'ज़रूरी कौशल', 'Required skills'),
  otherSkills: words('Other skills', 'अन्य कौशल'),
  skillWeights: words('Weights of the skills', 'कौशलों के भार'),
  skillIDs: words('Skills', 'कौशल'),
  skillID: words('Skill', 'कौशल'),
  questionIDs: words('Questions', 'प्रश्न'),
  rounds: words('Rounds', 'चरण', 'Selection rounds'),
  responsibilities: words('Responsibilities', 'ज़िम्मेदारियाँ'),
  jobProfileID: words('Job profile for freshers', 'नए स्नातकों के लिए जॉब प्रोफ़ाइल', 'Job profile'),
  jobProfileLateralID: words('Job profile for people with experience', 'अनुभवी लोगों के लिए जॉब प्रोफ़ाइल'),
  typicalCtcMinPaise: words('Usual pay a year from, in paise', 'आम सालाना वेतन कम से कम, पैसों में'),
  typicalCtcMaxPaise: words('Usual pay a year up to, in paise', 'आम सालाना वेतन अधिक से अधिक, पैसों में'),
  experienceMinMonths: words('Experience from, in months', 'अनुभव कम से कम, महीनों में'),
  experienceMaxMonths: words('Experience up to, in months', 'अनुभव अधिक से अधिक, महीनों में'),
  minExperienceMonths: words('Months of experience from', 'अनुभव के महीने कम से कम'),
  maxExperienceMonths: words('Months of experience to', 'अनुभव के महीने अधिक से अधिक'),
  minSSC: words('SSC at least, in percent', 'SSC कम से कम, प्रतिशत में', 'SSC %', '10th %', '10th percentage'),
  minHSC: words('HSC at least, in percent', 'HSC कम से कम, प्रतिशत में', 'HSC %', '12th %', '12th percentage'),
  minDiploma: words('Diploma at least, in percent', 'डिप्लोमा कम से कम, प्रतिशत में', 'Diploma %'),
  hscOrDiploma: words('HSC or diploma', 'HSC या डिप्लोमा'),
  maxLiveBacklogs: words(
    'Live backlogs, at most',
    'मौजूदा बैकलॉग, अधिक से अधिक',
    'Live backlogs',
    'Active backlogs',
  ),
  maxDeadBacklogs: words('Cleared backlogs, at most', 'पास हो चुके बैकलॉग, अधिक से अधिक', 'Dead backlogs'),
  maxGapYears: words('Years of gap, at most', 'पढ़ाई में अंतराल, अधिक से अधिक वर्ष', 'Gap years'),
  minSkillMatch: words('Share of the other skills, in percent', 'बाकी कौशलों का हिस्सा, प्रतिशत में'),
  scope: words('Who may use it', 'इसका उपयोग कौन कर सकता है'),
  // Questions.
  text: words('Question', 'प्रश्न', 'Question text'),
  language: words('Language', 'भाषा'),
  purpose: words('Purpose', 'उद्देश्य'),
  answerType: words('Kind of answer', 'उत्तर का प्रकार', 'Type', 'Question type'),
  options: words('Options', 'विकल्प', 'Choices'),
  rightOptions: words('Right options', 'सही विकल्प', 'Correct answer', 'Answer', 'सही उत्तर'),
  isKnockout: words('A wrong answer ends the application', 'ग़लत उत्तर पर आवेदन समाप्त', 'Knockout'),
  difficulty: words('Difficulty', 'कठिनाई'),
  marks: words('Marks', 'अंक'),
  // Seasons.
  seasonType: words('Kind of season', 'सीज़न का प्रकार', 'Type', 'Season type'),
  registrationStart: words('Registration from', 'पंजीकरण कब से', 'Registration start', 'Registration starts'),
  registrationEnd: words('Registration until', 'पंजीकरण कब तक', 'Registration end', 'Registration ends'),
  startDate: words('Season from', 'सीज़न कब से', 'Start date', 'From', 'आरंभ तिथि'),
  endDate: words('Season until', 'सीज़न कब तक', 'End date', 'To', 'अंतिम तिथि'),
  maxOffers: words('Offers, at most', 'प्रस्ताव, अधिक से अधिक'),
  maxAbsences: words('Absences that are allowed', 'अनुपस्थिति की छूट'),
  declineLimit: words('Offers that may be declined', 'कितने प्रस्ताव ठुकराए जा सकते हैं'),
  upgradeAllowed: words('A better offer may be taken', 'बेहतर प्रस्ताव लिया जा सकता है'),
  requireVerifiedProfile: words('Confirmed profile', 'पुष्ट प्रोफ़ाइल'),
  cvFreezeAt: words('CVs can be changed until', 'सीवी कब तक बदला जा सकता है', 'CV freeze'),
  tierNames: words('Kinds of offers', 'प्रस्तावों के प्रकार'),
  tierPaise: words('Pay a year of each kind, in paise', 'हर प्रकार का सालाना वेतन, पैसों में'),
  termsText: words('Terms', 'शर्तें'),
  // Designs of CVs.
  layout: words('Layout', 'रूपरेखा'),
  sectionTitles: words('Headings of the sections', 'भागों के शीर्षक', 'Sections'),
  pageLimit: words('Pages at most', 'अधिक से अधिक पृष्ठ', 'Pages'),
  audience: words('For whom', 'किसके लिए'),
};

/** What the records of a file are called in the heading of their names. */
const recordWords: Readonly<Record<string, readonly string[]>> = {
  city: ['City', 'City name', 'Town', 'शहर', 'शहर का नाम'],
  company: ['Company', 'Company name', 'Employer', 'कंपनी', 'कंपनी का नाम'],
  industry: ['Industry', 'Industry name', 'उद्योग'],
  institute: [
    'Institute',
    'Institute name',
    'Institution',
    'College',
    'College name',
    'Name of the institute',
    'Name of the college',
    'संस्थान',
    'संस्थान का नाम',
    'कॉलेज',
  ],
  masterProgram: ['Program', 'Programme', 'Program name', 'Course', 'पाठ्यक्रम'],
  season: ['Season', 'Season name', 'Name of the season', 'सीज़न का नाम'],
  sector: ['Sector', 'Sector name', 'क्षेत्र'],
  skill: ['Skill', 'Skill name', 'कौशल'],
  university: [
    'University',
    'University name',
    'Name of the university',
    'विश्वविद्यालय',
    'विश्वविद्यालय का नाम',
  ],
};

/** Longer headings are texts. */
const mostOfHeading = 100;

/** A heading without capitals, blanks and marks. */
const folded = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** What a column of a file is called, for people who do not know its name; the name itself where it has no other. */
export function fileColumnLabel(column: string, language: string): string {
  const found = columns[column];
  if (found === undefined) return column;
  return language === 'hi' ? found.hi : found.en;
}

/**
 * Finds the column that a heading means, as people write it: its name, a title of it in one of the languages, or a usual word, whatever the
 * capitals, blanks and marks. Undefined for a heading that means none of the columns, or more than one.
 * @param kind what the rows are
 * @param of the columns that such a file has
 */
export function fileColumnReader(
  kind: string,
  of: readonly string[],
): (heading: string) => string | undefined {
  const meant = new Map<string, string | null>();
  for (const column of of) {
    const { en = column, hi = column, others = [] } = columns[column] ?? {};
    const own = column === 'name' ? (recordWords[kind] ?? []) : [];
    for (const heading of new Set([column, en, hi, ...others, ...own].map(folded))) {
      meant.set(heading, meant.has(heading) ? null : column);
    }
  }
  // The name of a column stands for it alone.
  for (const column of of) meant.set(folded(column), column);
  return (heading) =>
    heading.length > mostOfHeading ? undefined : (meant.get(folded(heading)) ?? undefined);
}
