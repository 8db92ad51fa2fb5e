/** Languages that people here speak and learn: what stands beside them in a CV is not taken for one. */
const names: Readonly<Record<string, string>> = {
  हिन्दी: 'Hindi',
  हिंदी: 'Hindi',
  अंग्रेज़ी: 'English',
  अंग्रेजी: 'English',
  इंग्रजी: 'English',
  मराठी: 'Marathi',
  ...Object.fromEntries(
    [
      'Assamese',
      'Bengali',
      'Bhojpuri',
      'English',
      'French',
      'German',
      'Gujarati',
      'Hindi',
      'Japanese',
      'Kannada',
      'Kashmiri',
      'Konkani',
      'Maithili',
      'Malayalam',
      'Manipuri',
      'Marathi',
      'Nepali',
      'Odia',
      'Punjabi',
      'Sanskrit',
      'Sindhi',
      'Spanish',
      'Tamil',
      'Telugu',
      'Urdu',
    ].map((name) => [name.toLowerCase(), name]),
  ),
};

/** The language of this name, as a profile writes it. */
export const spokenLanguage = (name: string): string | undefined => {
  const key = name.toLowerCase();
  return Object.hasOwn(names, key) ? names[key] : undefined;
};
