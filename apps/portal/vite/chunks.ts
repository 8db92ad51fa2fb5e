import type { Rolldown } from 'vite';
import { entriesOf } from './entriesOf.ts';

/** What nearly every visit begins with: the start of the portal, and the screen where people sign in. */
const start = /\/app\/(?:entry\.client|root|shell\/PublicLayout|features\/sign-in\/login)\.tsx$/;

/** Screens that anybody can open. */
const publicScreens =
  /\/app\/(?:i18n\/PublicTexts|shell\/HeaderLayout|features\/(?:sign-up|password|activation|undo-email-change|invitation|college-sign-in|withdraw-consent|panel|contact|not-found)\/[\w-]+)\.tsx$/;

/** What every visit of somebody who is signed in begins with. */
const frame = /\/app\/shell\/GuardedLayout\.tsx$/;

/** The screen where they arrive, and others that add little to it. */
const smallScreens =
  /\/app\/features\/(?:dashboard\/dashboard|home\/\w+|admin\/admin|wallet\/wallet|wallet\/receipts\/receipt|team\/team)\.tsx$/;

/** Screens that are made of forms, and the menus of lists and of the search, which use the same. */
const forms =
  /\/app\/features\/(?:profile\/profile|settings\/settings)\.tsx$|\/components\/(?:Menu\/MenuBox|CommandPalette\/CommandBox)\.tsx$/;

/** Lists, with what the shorter ones are declared with. */
const lists =
  /\/app\/features\/(?:lists\/list|catalogue\/(?:city|industry|sector|skill)|companies\/company|institutes\/(?:institute|university)|leads\/lead|outcomes\/outcome|recruiters\/recruiter|roles\/role|seasons\/season|students\/student|people\/supportUser)\.tsx$/;

const hiring =
  /\/app\/features\/(?:(?:jobs|my-jobs|my-jobs\/alerts)\/[a-z-]+|applications\/eligible-students|job-templates\/add-job-template)\.tsx$/;

const cvs = /\/app\/features\/cv\/\w+\.tsx$/;

/** The route that lists are drawn by. */
const list = /\/app\/features\/lists\/list\.tsx$/;

/** The routes whose files hold what is shared too. One such file with two routes in it would be three. */
const holders = /\/app\/(?:root|shell\/GuardedLayout|features\/lists\/list)\.tsx/;

/** The file that a module goes into; what only one screen needs stays with that screen. */
function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  if (context.getModuleInfo(id)?.isEntry && !holders.test(id)) return null;
  const entries = entriesOf(id, context);
  const isNeededBy = (files: RegExp): boolean => entries.some((path) => files.test(path));
  if (isNeededBy(start)) return 'root';
  if (/\.css(?:\?|$)/.test(id)) return 'styles';
  if (entries.length < 2 && !isNeededBy(frame)) return isNeededBy(list) ? 'list' : null;
  const isSmall = isNeededBy(frame) || isNeededBy(smallScreens);
  if (isNeededBy(publicScreens)) return isSmall ? 'common' : 'public';
  if (isSmall) return 'GuardedLayout';
  if (isNeededBy(forms)) return 'forms';
  if (isNeededBy(lists)) return 'list';
  if (isNeededBy(hiring)) return 'hiring';
  return isNeededBy(cvs) ? 'cv' : null;
}

/**
 * What every visit begins with is one file: it halves the time until the first page answers. What screens share is a file for each kind
 * of them, from what all need to what few do, because a hundred tiny files cost a slow network more than a few bytes that a screen
 * does not need. All further styles are one file, whichever of the scripts are there.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  // Each module by itself: what only an unused part of it needs stays out.
  { name: chunkOf, includeDependenciesRecursively: false },
];
