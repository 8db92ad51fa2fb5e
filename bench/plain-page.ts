/** The reference of a page of a list: the framework and the driver alone, which send the same students with two statements. */
import Fastify from 'fastify';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL });
const count = `select count(*)::int as total from (select id from users where type = 'C' limit 10001) as found`;
const page = `select u.id, u.full_name as name, u.first_name as "firstName", u.last_name as "lastName", u.email,
  u.mobile_number as "mobileNumber", u.is_fresher as "isFresher", u.user_status as "userStatus", u.parent_entity_id as "parentEntityID",
  (select i.name from institutes i where i.id = u.parent_entity_id) as "parentEntityName",
  (select c.city from candidates c where c.user_id = u.id) as city,
  (select p.specialisation from programs p join current_degrees d on d.program_id = p.id where d.user_id = u.id) as specialisation,
  (select d.passing_year from current_degrees d where d.user_id = u.id) as "passingYear",
  u.last_login_at as "lastLoginAt", u.created_at as "createdAt", u.updated_at as "updatedAt"
  from users u where u.id in (select id from users where type = 'C' order by full_name, id limit 26)
  order by u.full_name, u.id`;

const app = Fastify();
app.get('/', async () => {
  const counted = await pool.query<{ total: number }>(count);
  const { rows } = await pool.query<{ id: string }>(page);
  return { success: true, data: { student: rows.slice(0, 25) }, meta: { total: counted.rows[0]?.total } };
});
await app.listen({ host: 'localhost', port: Number(process.env.PORT) });
process.on('SIGTERM', () => void app.close().then(() => pool.end()));
