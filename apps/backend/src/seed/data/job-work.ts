/** What people do in the work of an industry, how they are chosen, and whether it can be done from home. Invented. */
import type { IndustryName } from './industries.ts';

interface Work {
  /** Of which a job names some. */
  tasks: readonly [string, string, string, string, ...string[]];
  /** Between the written test and the last talk. */
  round: string;
  /** Whether some of these jobs are done from home. */
  canBeRemote?: true;
}

const officeWork: Work = {
  tasks: [
    'Keep the records of your desk complete and right',
    'Answer questions of customers and of other teams within a day',
    'Prepare the figures of the week and explain what changed',
    'Find out where work is done twice and say how it can be done once',
    'Take part in training and pass it on to those who join after you',
  ],
  round: 'Case discussion',
};

const works: Readonly<Partial<Record<IndustryName, Work>>> = {
  'Information Technology and Software': {
    tasks: [
      'Write, test and review small changes with an experienced colleague',
      'Find the causes of faults that users report, and mend them',
      'Watch the services of the team and take part in the on-call week',
      'Write down how a part works, so that the next person understands it',
      'Show finished work to the people who asked for it, and listen',
    ],
    round: 'Programming exercise',
    canBeRemote: true,
  },
  'IT-Enabled Services and BPO': {
    tasks: [
      'Answer calls and messages of customers in two languages',
      'Write down each case so that a colleague can go on with it',
      'Hand over difficult cases to the right team, and follow them up',
      'Learn the product well enough to explain it in a minute',
    ],
    round: 'Voice and writing test',
    canBeRemote: true,
  },
  'Banking and Financial Services': {
    tasks: [
      'Check applications for loans against the rules of the bank',
      'Visit customers and help them with their first account',
      'Keep the papers of each case complete for the auditors',
      'Watch for signs of fraud, and report them the same day',
    ],
    round: 'Group discussion',
  },
  Insurance: {
    tasks: [
      'Explain policies so that customers know what they buy',
      'Collect the papers of a claim and decide small ones yourself',
      'Visit the place of a loss and write down what you see',
      'Call customers before their policy ends',
    ],
    round: 'Group discussion',
  },
  'Accounting, Audit and Consulting': {
    tasks: [
      'Enter and reconcile the books of several clients',
      'Prepare tax returns and file them before their day',
      'Visit clients for an audit, and ask until you understand',
      'Turn numbers into one page that a busy person can read',
    ],
    round: 'Case discussion',
    canBeRemote: true,
  },
  'Manufacturing and Engineering': {
    tasks: [
      'Plan the shift, and keep the machines of a line running',
      'Measure parts against the drawing, and stop what is wrong',
      'Keep the rules of safety, and see that others do',
      'Find out why a machine stopped, with those who work at it',
      'Draw small changes of tools and fixtures',
    ],
    round: 'Workshop test',
  },
  'Automobile and Auto Components': {
    tasks: [
      'Design and change parts in the drawing system of the team',
      'Follow a part from the drawing to the first vehicle',
      'Test assemblies on the bench and on the road',
      'Work with suppliers until a part is right',
    ],
    round: 'Workshop test',
  },
  'Construction, Infrastructure and Real Estate': {
    tasks: [
      'Set out the work of the day with the foremen',
      'Check what was built against the drawing and the standard',
      'Keep the measurement book, and certify bills',
      'See that everybody on the site works safely',
    ],
    round: 'Site visit',
  },
  'Energy, Power and Renewables': {
    tasks: [
      'Visit sites, and work out what can be built there',
      'Look after the installation with the electricians',
      'Read the output of the plants each day, and find what is lost',
      'Obtain the permissions of the grid and of the village',
    ],
    round: 'Technical interview',
  },
  'Chemicals, Oil and Gas': {
    tasks: [
      'Watch a unit of the plant through a shift',
      'Take samples, and change the process within its limits',
      'Keep the rules of safety for every substance',
      'Work out how much energy and water a batch needs, and save some',
    ],
    round: 'Technical interview',
  },
  'Pharmaceuticals and Biotechnology': {
    tasks: [
      'Keep the documents of each batch as the regulator asks',
      'Explain medicines to doctors and pharmacists',
      'Read reports of side effects, and judge which are urgent',
      'Plan the visits of the week, and learn from them',
    ],
    round: 'Technical interview',
  },
  'Retail and E-commerce': {
    tasks: [
      'Run a part of the store with a team of your own',
      'Watch stock and orders, and act before the shelf is empty',
      'Listen to customers, and change what annoys them',
      'Plan the offers of the month with the buyers',
    ],
    round: 'Group discussion',
  },
  'Education and Training': {
    tasks: [
      'Teach small groups, and help those who fall behind',
      'Prepare material that learners can use alone',
      'Keep attendance and results, and talk to parents',
      'Visit employers, and learn what they need',
    ],
    round: 'Demonstration lesson',
  },
};

/** What work is like in an industry. */
export const workOf = (industry: IndustryName): Work => works[industry] ?? officeWork;
