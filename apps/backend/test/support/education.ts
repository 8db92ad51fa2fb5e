/** The tenth class, as a candidate fills it in. */
export const ssc = {
  degree: 'SSC',
  medium: 'English',
  boardOrUniversity: 'Maharashtra State Board',
  instituteName: 'Modern High School',
  scoreType: 'Percentage',
  score: 88.2,
  scoreOutOf: 100,
  passingYear: 2019,
};
