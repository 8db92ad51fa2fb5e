import { sql } from 'drizzle-orm';
import type { Operations } from '../../platform/index.ts';
import { defineCatalogue } from '../../records/index.ts';
import { hobbies } from '../tables/hobbies.ts';

export const hobbyCatalogue = defineCatalogue({
  key: 'hobby',
  table: hobbies,
  readers: ['Manage Skill', 'View Skill'],
  searched: [hobbies.name],
  sorts: { name: hobbies.name },
  item: ({ id, name }) => ({ id, name }),
  download: ['id', 'name', 'description', 'isActive'],
  sameAs: ({ name }) => sql`lower(${hobbies.name}) = lower(${name})`,
  usage: {},
});

export const hobbiesOperations = {
  listHobbies: hobbyCatalogue.list,
  countHobbies: hobbyCatalogue.count,
  getHobby: hobbyCatalogue.get,
  addHobby: hobbyCatalogue.add,
  updateHobby: hobbyCatalogue.update,
  deleteHobby: hobbyCatalogue.remove,
  setHobbyStatus: hobbyCatalogue.setActive,
  downloadHobbies: hobbyCatalogue.download,
} satisfies Operations;
