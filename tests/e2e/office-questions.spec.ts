/** Fifty questions of a placement office, each with the address of its answer: a list with its filters that can be saved and passed on. */
import { programID } from '../../apps/backend/src/seed/data/programs.ts';
import { seededID } from '../../apps/backend/src/database/seeded-id.ts';
import { expect, sweep, test } from './fixtures.ts';
import { arrive } from './people.ts';
import { words } from './words.ts';

const say = words('en');
const officer = '9000000031';

const computer = programID('B.E.', 'Computer Engineering');
const mechanical = programID('B.E.', 'Mechanical Engineering');
const jdID = seededID('job-description/31');
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const december = `${new Date().getFullYear()}-12-31`;

const questions: readonly (readonly [question: string, answer: string])[] = [
  ['Who in CSE above 7 is unplaced?', `/student?programID=${computer}&minCgpa=7&isPlaced=false`],
  ['Who has two offers?', '/student?minOffers=2'],
  ['Whose offer ends tomorrow?', `/student?offerEndsBy=${day(1)}`],
  ['Who has an offer that waits for an answer?', '/student?hasOpenOffer=true'],
  ['Who never applied?', '/student?hasApplied=false'],
  ['Who applied and was never shortlisted?', '/student?reached=applied&isPlaced=false'],
  ['Who was absent twice?', '/student?minAbsences=2'],
  ['Who is blocked, and until when?', '/student?isHeld=true'],
  ['Who has a live backlog and an offer?', '/student?minLiveBacklogs=1&hasOpenOffer=true'],
  ['Whose backlogs grew?', '/student?backlogsGrew=true&status=Active'],
  ['Who waits on a waiting list?', '/student?isWaitlisted=true'],
  ['Who of the imported has not signed in?', '/student?isInvited=true'],
  ['Who are the best of computer and mechanical?', `/student?programID=${computer},${mechanical}&sort=-cgpa`],
  ['Who has 60 percent in SSC and in HSC?', '/student?minSSC=60&minHSC=60'],
  ['Who came by a diploma with 60 percent?', '/student?minDiploma=60'],
  ['Who studies for a diploma?', '/student?degree=DIPLOMA'],
  ['Which women of ME are unplaced?', `/student?gender=Female&programID=${mechanical}&isPlaced=false`],
  ['Who finishes in 2027 in time?', '/student?passingYear=2027&endsInTime=true'],
  ['Whose mark sheets wait longest?', '/student/checks'],
  ['Whose profile is not checked?', '/student?profileCheck=waiting'],
  ['Who asks for a change of what is verified?', '/student?profileCheck=change'],
  ['Whose profile went back?', '/student?profileCheck=rejected'],
  ['Who has entered no studies?', '/student?profileCheck=missing'],
  ['Whose profile is complete?', '/student?minCompletion=100'],
  ['Whose account is suspended?', '/student?status=Suspended'],
  ['Who joined in the last month?', `/student?from=${day(-30)}`],
  ['Who of the placed earns most?', '/student?isPlaced=true&sort=-placedPayPaise'],
  ['Who reported a job from elsewhere without a paper?', '/outcome?state=Reported&hasDocument=false'],
  ['Which reports of students wait for us?', '/outcome?state=Reported'],
  [
    'How many women of ME were placed by December?',
    `/outcome?countsAs=placed&gender=Female&programID=${mechanical}&decidedTo=${december}`,
  ],
  ['Who studies on?', '/outcome?countsAs=studies'],
  ['Who has founded something?', '/outcome?kind=Own+business'],
  ['Who passed an exam of the government?', '/outcome?kind=Government+exam'],
  ['Which offers came before the placement?', '/outcome?kind=Pre-placement+offer'],
  ['What was paid best?', '/outcome?countsAs=placed&sort=-ctcPaise'],
  ['Which companies of last year have not been called?', '/recruiter?status=To+call'],
  ['Which companies paid most?', '/recruiter?sort=-lastPayPaise'],
  ['With whom is a next step due?', '/recruiter?isDue=true'],
  ['Which of them have an account here?', '/recruiter?isRegistered=true'],
  ['Which jobs wait for our approval?', '/job-description?phase=Awaiting+approval'],
  ['Which jobs are open?', '/job-description?phase=Open'],
  [
    'Who can apply for this job and has not?',
    `/eligible-students?jdID=${jdID}&status=Eligible&verdict=Eligible`,
  ],
  ['Who are the top of those who applied?', `/eligible-students?jdID=${jdID}&status=Applied&sort=-cgpa`],
  ['Which hall is free tomorrow?', `/calendar?show=day&day=${day(1)}`],
  ['What is on in this month?', '/calendar?show=month'],
  ['Which median fell against last year?', '/outcome/reports?form=programs&passingYear=2027'],
  ['How many of each program were placed, for NBA?', '/outcome/reports?form=nba&passingYear=2027'],
  ['Who took part, and who opted out and why?', '/outcome/reports?form=iprs-opted-out&passingYear=2027'],
  ['Of whom is the pay not divided?', '/outcome/reports?form=iprs-people&passingYear=2027&isUndivided=true'],
  ['Which imports were there, and what came of them?', '/imports'],
];

test('fifty questions of an office have their answer on one screen each', sweep, async ({ page }) => {
  test.setTimeout(300_000);
  expect(questions).toHaveLength(50);
  await arrive(page, officer);
  for (const [question, answer] of questions) {
    await test.step(question, async () => {
      await page.goto(answer);
      const main = page.getByRole('main');
      await expect(
        main
          .getByRole('heading', { level: 1 })
          .or(main.getByRole('heading', { level: 2 }))
          .first(),
      ).toBeVisible();
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
      // Each part of the question was understood, and the answer was read.
      await expect(main.getByText(say('shell.address.leftOut', { names: '' }).trim())).toHaveCount(0);
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveURL((url) => url.pathname === new URL(answer, url).pathname);
    });
  }
});
