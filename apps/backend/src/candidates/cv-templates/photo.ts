/** The photo on a CV: that of the profile, where its owner wants it and the layout has a place. */
import { hasPhotoPlace } from '@aarambh/forms';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { portrait } from '../images/redraw.ts';
import { imageContents } from '../tables/images.ts';
import type { CvChoice, CvTemplate } from './compose.ts';

/** As a CV keeps it, so that it stays as it was when the person takes another one. Null without one. */
export async function cvPhoto(
  db: Db,
  userID: string,
  { style }: Pick<CvChoice, 'style'>,
  { layout }: Pick<CvTemplate, 'layout'>,
): Promise<string | null> {
  if (style.photo !== true || !hasPhotoPlace(layout)) return null;
  const [found] = await db
    .select({ content: imageContents.content })
    .from(users)
    .innerJoin(imageContents, eq(imageContents.imageID, users.imageID))
    .where(eq(users.id, userID));
  const drawn = found?.content ? await portrait(found.content) : undefined;
  return drawn === undefined ? null : Buffer.from(drawn).toString('base64');
}
