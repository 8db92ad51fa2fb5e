import { useProvider } from '../../src/components/Provider/index.ts';

/** The words of the patterns in Hindi, by their English. */
const hindi: Readonly<Record<string, string>> = {
  'Sign in': 'साइन इन करें',
  Register: 'पंजीकरण करें',
  'Contact us': 'संपर्क करें',
  'Mobile number': 'मोबाइल नंबर',
  Password: 'पासवर्ड',
  'Forgot password?': 'पासवर्ड भूल गए?',
  'New here?': 'नए हैं?',
  'Create an account': 'खाता बनाएँ',
  'The mobile number or the password is wrong.': 'मोबाइल नंबर या पासवर्ड ग़लत है।',
  'Enter the code': 'कोड लिखें',
  'We sent six digits to 98765 43210.': 'हमने 98765 43210 पर छह अंक भेजे हैं।',
  'Change the number': 'नंबर बदलें',
  'One-time password (OTP)': 'वन-टाइम पासवर्ड (OTP)',
  'That is not the code we sent. Check it and try again.':
    'यह वह कोड नहीं है जो हमने भेजा था। जाँचें और फिर कोशिश करें।',
  Verify: 'सत्यापित करें',
  Verifying: 'सत्यापित हो रहा है',
  You: 'आप',
  'Account type': 'खाते का प्रकार',
  Candidate: 'उम्मीदवार',
  Employer: 'नियोक्ता',
  'First name': 'पहला नाम',
  'Last name': 'उपनाम',
  'We send a one-time password to this number.': 'हम इस नंबर पर वन-टाइम पासवर्ड भेजते हैं।',
  State: 'राज्य',
  'New password': 'नया पासवर्ड',
  'Terms of use': 'उपयोग की शर्तें',
  '8 characters or more': '8 या अधिक अक्षर',
  'an uppercase and a lowercase letter': 'एक बड़ा और एक छोटा अंग्रेज़ी अक्षर',
  'a digit': 'एक अंक',
  'Enter your first name': 'अपना पहला नाम लिखें',
  'Enter 10 digits, the first 1 to 9': '10 अंक लिखें, पहला 1 से 9',
  'Choose your state': 'अपना राज्य चुनें',
  'Use a password that meets all rules': 'ऐसा पासवर्ड चुनें जो सभी नियम पूरे करे',
  'Agree to the terms of use to go on': 'आगे बढ़ने के लिए उपयोग की शर्तें मानें',
  'I agree to the': 'मैं मानता या मानती हूँ:',
  'terms of use': 'उपयोग की शर्तें',
  'Create account': 'खाता बनाएँ',
  Home: 'मुखपृष्ठ',
  Dashboard: 'डैशबोर्ड',
  Cities: 'शहर',
  Sectors: 'क्षेत्र',
  Pune: 'पुणे',
  Mumbai: 'मुंबई',
  Kochi: 'कोच्चि',
  Kolhapur: 'कोल्हापुर',
  Chennai: 'चेन्नई',
  Maharashtra: 'महाराष्ट्र',
  Kerala: 'केरल',
  'Tamil Nadu': 'तमिलनाडु',
  Name: 'नाम',
  'Used by': 'कितने लोग',
  Status: 'स्थिति',
  Active: 'सक्रिय',
  Inactive: 'निष्क्रिय',
  'Add city': 'शहर जोड़ें',
  'Search cities': 'शहर खोजें',
  Edit: 'बदलें',
  Deactivate: 'निष्क्रिय करें',
  'No cities match': 'कोई शहर नहीं मिला',
  'Try another name.': 'कोई और नाम लिखकर देखें।',
  'Cities could not be loaded': 'शहर नहीं लाए जा सके',
  'The server took too long to answer.': 'सर्वर ने उत्तर देने में बहुत समय लिया।',
  Account: 'खाता',
  Notifications: 'सूचनाएँ',
  'CV freeze on 30 November': 'CV 30 नवंबर को बंद होंगे',
  '<p>Finish your <strong>CV</strong>. It is copied into <em>each</em> application. <a href="/profile">Open your profile</a></p>':
    '<p>अपना <strong>CV</strong> पूरा करें। वह <em>हर</em> आवेदन में जाता है। <a href="/profile">अपनी प्रोफ़ाइल खोलें</a></p>',
  'Today, 9:40': 'आज, 9:40',
  'Talk by Navyug Software': 'नवयुग सॉफ़्टवेयर का व्याख्यान',
  '<p>Friday at 4 in the main hall. <a href="https://college.example/talks">All talks</a></p>':
    '<p>शुक्रवार 4 बजे मुख्य सभागार में। <a href="https://college.example/talks">सभी व्याख्यान</a></p>',
  Yesterday: 'कल',
  'Welcome to Aarambh': 'Aarambh में आपका स्वागत है',
  '<p>Your account is active.</p>': '<p>आपका खाता सक्रिय है।</p>',
  '12 November': '12 नवंबर',
  'Nothing yet': 'अभी कुछ नहीं',
  New: 'नई',
  new: 'नई',
  General: 'सामान्य',
  Critical: 'ज़रूरी',
  'Mark all as read': 'सब पढ़ी हुई चिह्नित करें',
  'All notifications are read': 'सभी सूचनाएँ पढ़ी जा चुकी हैं',
};

/** Gives a pattern's words in the language of the toolbar: Hindi, and English in all others. */
export function useWords(): (english: string) => string {
  const { locale } = useProvider();
  return (english) => (locale === 'hi' ? (hindi[english] ?? english) : english);
}

/** Written in Latin letters in Hindi too. */
const kept = /\b(?:Aarambh|OTP|CV|college\.example)\b/g;

/** The texts of an element, read or heard as names, that are not in Hindi. For stories' tests. */
export function textsNotInHindi(element: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const named of element.querySelectorAll('[aria-label]'))
    texts.push(named.getAttribute('aria-label') ?? '');
  return texts.filter((text) => /[A-Za-z]{2}/.test(text.replace(kept, '')));
}
