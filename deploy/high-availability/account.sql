-- Once, on the primary, as postgres: the account of the portal and its database. Give it the password of DATABASE_URL first: \password aarambh
create role aarambh login;
create database aarambh owner aarambh;
-- What the portal says with a connection of its own, and cannot say through a pooler in transaction mode.
alter role aarambh in database aarambh set jit = off;
alter role aarambh in database aarambh set random_page_cost = 1.1;
alter role aarambh in database aarambh set statement_timeout = '30s';
