import enCatalogue from '../messages/catalogue/en.json';
import hiCatalogue from '../messages/catalogue/hi.json';
import mrCatalogue from '../messages/catalogue/mr.json';
import enForms from '../messages/en.json';
import hiForms from '../messages/hi.json';
import mrForms from '../messages/mr.json';
import enProfile from '../messages/profile/en.json';
import hiProfile from '../messages/profile/hi.json';
import mrProfile from '../messages/profile/mr.json';

const texts: Readonly<Record<'en' | 'hi' | 'mr', Readonly<Record<string, string>>>> = {
  en: { ...enCatalogue, ...enProfile, ...enForms },
  hi: { ...hiCatalogue, ...hiProfile, ...hiForms },
  mr: { ...mrCatalogue, ...mrProfile, ...mrForms },
};

/** The texts that are nothing but the word itself. */
const words = [
  'institute label',
  'university name label',
  'program label',
  'degree label',
  'program specialisation label',
  'semester label',
  'passing year label',
  'roll number label',
  'cgpa label',
  'percentage label',
  'live backlogs label',
  'job title label',
  'job profile title label',
  'job skills label',
  'job rounds label',
  'last date to apply label',
  'offer joining label',
  'offer pay label',
  'season name label',
  'designation label',
  'employer label',
  'credit gift label',
  'mobile label',
  'otp label',
  'password label',
  'state label',
  'city label',
  'district label',
  'pincode label',
  'role name label',
  'skill label',
  'language label',
] as const;

/** The words of the field in each language, read from the messages that the forms are shown with. */
export function GlossaryTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">English</th>
          <th scope="col">Hindi</th>
          <th scope="col">Marathi</th>
        </tr>
      </thead>
      <tbody>
        {words.map((key) => (
          <tr key={key}>
            <th scope="row">{texts.en[key]}</th>
            <td lang="hi">{texts.hi[key]}</td>
            <td lang="mr">{texts.mr[key]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
